import { v7 } from "uuid";
import { patent } from "#db/tables/patents.server.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";
import { refreshPatents } from "./commands.server.ts";
import { patentCalls } from "./contract.ts";

export const patentsPolicy: FeaturePolicy = async (tools) => {
  const id = v7();
  const { organizationId } = tools.world;
  await tools.db.insert(patent).values({ id, organizationId, nameTr: "Petek gözü", applicationNumbers: ["TR 1"] });
  await refreshPatents(tools.db, [id]);
  return {
    ...(await listPolicy(patentCalls)(tools)),
    "GET /apiCommon/Patent/Get/{id}": row(EVERYONE, () => ({ params: { id } })),
    "POST /apiIncubation/OrganizerPatent/Search": row(EVERYONE, () => ({ body: { organizerId: organizationId } })),
  };
};
