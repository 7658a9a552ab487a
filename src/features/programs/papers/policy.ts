import { eq } from "drizzle-orm";
import { programPhase } from "#db/tables/programs.server.ts";
import { type Actor, ELSEWHERE_ROW, type FeaturePolicy, type PolicyRow, row } from "#testing/policy.ts";
import { assign, insertJurors, juror } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { rankingOf } from "../deciding/parts/ranking.ts";
import { sealMinutes } from "./commands.server.ts";

/** Only the organization's own people: staff of the platform has no part in a selection. */
const ORGANIZERS: readonly Actor[] = ["organization-owner"];
const only = (may: readonly Actor[], ask: PolicyRow["ask"]): PolicyRow => ({
  ...row(may, ask),
  refusal: { member: 404 },
});

export const programPapersPolicy: FeaturePolicy = async ({ db, world }) => {
  const program = await insertProgram(db, { applications: 1, organizationId: world.organizationId });
  // Nobody of the table belongs to the organization of this one.
  const other = await insertProgram(db, { applications: 1 });
  // The juror of the table is the owner of a startup; somebody else reviews the other program.
  await assign(db, program, [await juror(db, program, world.ownerId)]);
  await assign(db, other, await insertJurors(db, other, 1));
  const ended = await insertProgram(db, { organizationId: world.organizationId });
  const phaseId = ended.phaseIds[0]!;
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, phaseId));
  const owner = {
    kind: "member" as const,
    id: world.ownerId,
    sessionId: "",
    name: "",
    surname: "",
    seoUrl: "",
    userTypeId: null,
    photo: null,
    roles: [],
    premium: [],
    access: [{ entityId: world.organizationId, scopes: [0], expiresAt: null }],
  };
  const sealed = await db.transaction((tx) =>
    sealMinutes(tx, owner, { phaseId, rank: async (task) => rankingOf(task) }),
  );
  const minutesId = sealed.ok ? sealed.id : "";
  const pair = (may: readonly Actor[], ask: (one: typeof program) => ReturnType<PolicyRow["ask"]>) => [
    only(may, () => ask(program)),
    only([], () => ask(other)),
  ];
  return {
    "GET /apiIncubation/ApplicationsExcelList/{id}": pair(ORGANIZERS, ({ id }) => ({ params: { id } })),
    "GET /apiIncubation/ProgramPapers/Booklet": pair([...ORGANIZERS, "owner"], ({ seoUrl }) => ({
      query: { programSeoUrl: seoUrl },
    })),
    "GET /apiIncubation/ProgramMinutes/Get": pair(ORGANIZERS, ({ seoUrl }) => ({ query: { programSeoUrl: seoUrl } })),
    "POST /apiIncubation/ProgramMinutes/Post": [
      // They are written already, and no score has changed.
      { ...only(ORGANIZERS, () => ({ query: { phaseId } })), status: 409 },
      only([], () => ({ query: { phaseId: other.phaseIds[0]! } })),
    ],
    "GET /apiIncubation/ProgramMinutes/Pdf": only(ORGANIZERS, () => ({ query: { minutesId, language: "tr" } })),
    "GET /apiIncubation/ProgramMinutes/Rows": only(ORGANIZERS, () => ({ query: { minutesId } })),
    // A file: `rights-by-phase` says who may send one.
    "POST /apiIncubation/ProgramMinutes/CheckFile": ELSEWHERE_ROW,
    "GET /apiIncubation/ProgramMinutes/Check": only(ORGANIZERS, () => ({ query: { minutesId } })),
  };
};
