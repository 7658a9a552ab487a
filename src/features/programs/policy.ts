import { v7 } from "uuid";
import { program } from "#db/tables/programs.server.ts";
import { typeId } from "#shared/type-id.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";
import { refreshPrograms } from "./commands.server.ts";
import { programCalls } from "./contract.ts";

export const programsPolicy: FeaturePolicy = async (tools) => {
  const id = v7();
  await tools.db.insert(program).values({
    id,
    organizationId: tools.world.organizationId,
    seoUrl: "petek-programi",
    nameTr: "Petek programı",
    programTypeId: typeId("programType", "incubation"),
  });
  await refreshPrograms(tools.db, [id]);
  const query = { programSeoUrl: "petek-programi" };
  return {
    ...(await listPolicy(programCalls)(tools)),
    "GET /api/v1/programs": row(EVERYONE),
    "GET /api/v1/programs/{seoUrl}": row(EVERYONE, () => ({ params: { seoUrl: "petek-programi" } })),
    "GET /apiIncubation/Program/GetProgramList": row(EVERYONE),
    "GET /apiIncubation/Program/Get": row(EVERYONE, () => ({ query })),
    "GET /apiIncubation/Program/Calendar": row(EVERYONE, () => ({ query })),
  };
};
