import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { type Actor, type FeaturePolicy, type PolicyRow, row } from "#testing/policy.ts";
import { insertProgram } from "#testing/programs.ts";

/** Only the organization's own people: staff of the platform has no part in a selection. */
const ORGANIZERS: readonly Actor[] = ["organization-owner"];
const REFUSAL = { member: 404 };
const only = (may: readonly Actor[], ask: PolicyRow["ask"]): PolicyRow => ({ ...row(may, ask), refusal: REFUSAL });

export const programDecidingPolicy: FeaturePolicy = async ({ db, world }) => {
  const program = await insertProgram(db, { applications: 3, organizationId: world.organizationId });
  // Nobody of the table belongs to the organization of this one.
  const other = await insertProgram(db, { applications: 1 });
  const [decided, open, published] = program.applications.map(({ id }) => id) as [string, string, string];
  const now = new Date();
  await db
    .update(programApplication)
    .set({ result: "approved", decidedAt: now, publishedAt: now, startupId: world.startupId })
    .where(eq(programApplication.id, published));
  await db
    .update(programApplication)
    .set({ result: "approved", decidedAt: now })
    .where(eq(programApplication.id, decided));
  await db.insert(programLetter).values({
    id: v7(),
    applicationId: published,
    result: "approved",
    locale: "en",
    subject: "Accepted",
    text: "Welcome.",
    publishedAt: now,
  });
  const pair = (ask: (one: { id: string; seoUrl: string }) => ReturnType<PolicyRow["ask"]>) => [
    only(ORGANIZERS, () => ask(program)),
    only([], () => ask(other)),
  ];
  const all = new Map([program, other].map((item) => [item.id, item.applications.map(({ id }) => id).join(",")]));
  return {
    // Of the other one there are too few to be compared, and nobody may.
    "GET /apiIncubation/ProgramDecision/Compare": pair(({ id, seoUrl }) => ({
      query: { programSeoUrl: seoUrl, applyIds: all.get(id === program.id ? id : program.id)! },
    })),
    "GET /apiIncubation/ProgramDecision/Table": pair(({ seoUrl }) => ({ query: { programSeoUrl: seoUrl } })),
    "GET /apiIncubation/ProgramLetter/Preview": pair(({ seoUrl }) => ({ query: { programSeoUrl: seoUrl } })),
    "GET /apiIncubation/ProgramLetter/Sent": pair(({ seoUrl }) => ({ query: { programSeoUrl: seoUrl } })),
    "POST /apiIncubation/ProgramDecision/Results": pair(({ id }) => ({
      query: { programId: id },
      body: { applyIds: [id === program.id ? open : other.applications[0]!.id], result: "inspecting" },
    })),
    // No place of it is free.
    "POST /apiIncubation/ProgramDecision/MoveUp": {
      ...only(ORGANIZERS, () => ({ body: { applyId: published } })),
      status: 409,
    },
    "PUT /apiIncubation/ProgramLetter/Put": only(ORGANIZERS, () => ({
      body: { applyId: decided, subject: "Accepted" },
    })),
    // As many as are not there are not published.
    "POST /apiIncubation/ProgramLetter/Publish": pair(({ id }) => ({
      query: { programId: id },
      body: { approved: 99, declined: 0 },
    })).map((item, index) => (index === 0 ? { ...item, status: 409 } : item)),
    "GET /apiIncubation/ProgramLetter/Pdf": [
      only([...ORGANIZERS, "owner"], () => ({ query: { applyId: published } })),
      only([], () => ({ query: { applyId: decided } })),
    ],
    "GET /apiIncubation/ProgramLetter/Get": [
      only(["owner"], () => ({ query: { applyId: published } })),
      only([], () => ({ query: { applyId: decided } })),
    ],
    // It was not asked.
    "POST /apiIncubation/ProgramLetter/Place": {
      ...only(["owner"], () => ({ query: { applyId: published }, body: { isTaken: true } })),
      status: 409,
    },
    "POST /apiIncubation/ProgramLetter/Helped": only(["owner"], () => ({
      query: { applyId: published },
      body: { hasHelped: true },
    })),
  };
};
