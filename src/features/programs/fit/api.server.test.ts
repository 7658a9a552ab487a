import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { program, programChoice } from "#db/tables/programs.server.ts";
import { startup, startupChoice, startupMember } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { recordStatements } from "#testing/statements.ts";
import { programFit } from "./contract.ts";

const monthsAgo = (months: number, days = 0): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate() - days))
    .toISOString()
    .slice(0, 10);
};

/** A program that asks for everything, and a startup of somebody who meets it all. */
async function pair(db: Db) {
  const asked = await insertProgram(db, {
    applications: 1,
    changes: {
      asksTechnology: true,
      asksLegalEntity: true,
      minAgeMonths: 6,
      maxAgeMonths: 36,
      minTeamSize: 2,
      askedCountryId: fixedId("country/TR"),
    },
  });
  const { startupId } = asked.applications[0]!;
  const [row] = await db.select().from(startup).where(eq(startup.id, startupId));
  await db.insert(programChoice).values([
    { programId: asked.id, kind: "stage", typeId: row!.stageId! },
    { programId: asked.id, kind: "sector", typeId: row!.sectorId! },
    { programId: asked.id, kind: "technology", typeId: typeId("technology", "internet-of-things") },
  ]);
  await db
    .insert(startupChoice)
    .values({ startupId, kind: "technology", typeId: typeId("technology", "internet-of-things") });
  await db.insert(startupMember).values([
    { startupId, kind: "team", name: "Ada" },
    { startupId, kind: "team", name: "Can" },
    { startupId, kind: "mentor", name: "Ece" },
    { startupId, kind: "team", name: "Not yet", invited: true },
  ]);
  await db
    .update(startup)
    .set({ foundationDate: monthsAgo(12) })
    .where(eq(startup.id, startupId));
  return { programId: asked.id, organizationId: asked.organizationId, startupId };
}

test("a startup meets all or misses what it does not say", async () => {
  const { call, db } = await testApp();
  const { programId, startupId } = await pair(db);
  const { token } = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  const compared = async () => {
    const { data } = await call(programFit, { body: { programIds: [programId] } }, { token });
    expect(data.startups.map(({ id }) => id)).toEqual([startupId]);
    const { met, of, criteria } = data.fits[0]!;
    return { met, of, missing: criteria.filter(({ isMet }) => !isMet).map(({ criterion }) => criterion) };
  };
  expect(await compared()).toEqual({ met: 8, of: 8, missing: [] });
  const change = (values: Partial<typeof startup.$inferInsert>) =>
    db.update(startup).set(values).where(eq(startup.id, startupId));
  await change({ incorporated: null, stageId: null });
  expect(await compared()).toEqual({ met: 6, of: 8, missing: ["stage", "legalEntity"] });
  // The 36th month counts to its last day.
  await change({ incorporated: true, stageId: typeId("stage", "seed"), foundationDate: monthsAgo(36, 3) });
  expect((await compared()).missing).toEqual([]);
  await change({ foundationDate: monthsAgo(37, 3) });
  expect((await compared()).missing).toEqual(["maxAge"]);
  await change({ foundationDate: monthsAgo(5) });
  expect((await compared()).missing).toEqual(["minAge"]);
  await change({ foundationDate: null });
  expect((await compared()).missing).toEqual(["minAge", "maxAge"]);
  await db.update(program).set({ minTeamSize: 3, askedCountryId: null }).where(eq(program.id, programId));
  expect((await compared()).missing).toEqual(["minAge", "maxAge", "teamSize"]);
});

test("any number of programs and startups is compared in one statement", async () => {
  const { call, db, database } = await testApp();
  const { programId, startupId, organizationId } = await pair(db);
  const other = await insertProgram(db, { organizationId, applications: 1, changes: { isVisible: false } });
  const second = other.applications[0]!.startupId;
  const { token } = await signedIn(db, { [startupId]: [SCOPE.WRITE], [second]: [SCOPE.FULL_ACCESS] });
  const body = { programIds: [programId, other.id] };
  await call(programFit, { body }, { token });
  const statements = recordStatements(database);
  const answer = await call(programFit, { body }, { token });
  expect(statements.filter((text) => text.includes("program_choice"))).toHaveLength(1);
  expect(answer.data.startups).toHaveLength(2);
  expect(answer.data.fits.map((fit) => fit.programId)).toEqual([programId, programId]);
  const insider = await signedIn(db, { [startupId]: [SCOPE.WRITE], [organizationId]: [SCOPE.READ] });
  expect((await call(programFit, { body }, { token: insider.token })).data.fits).toHaveLength(2);
  const reader = await signedIn(db, { [startupId]: [SCOPE.READ] });
  expect((await call(programFit, { body }, { token: reader.token })).data).toEqual({ startups: [], fits: [] });
  expect((await call(programFit, { body: { ...body, startupId } }, { token: reader.token })).status).toBe(404);
});
