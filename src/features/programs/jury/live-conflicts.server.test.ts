import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { programConflict } from "#db/tables/program-jury.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { approveInvitation } from "#features/invitations/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { decisionTable } from "../deciding/contract.ts";
import { sealMinutes } from "../papers/contract.ts";
import { postReview, reviewQueue } from "../reviewing/contract.ts";
import * as contract from "./contract.ts";

/** Three jurors have scored three applications, each of which has a founder; the organizer reads. */
async function runningPhase() {
  const built = await testApp();
  const { db, call } = built;
  const program = await insertProgram(db, { applications: 3 });
  const founders = [];
  for (const { startupId } of program.applications)
    founders.push(await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] }));
  const jurors = await insertJurors(db, program, 3);
  const assignments = await assign(db, program, jurors);
  const scores = [
    [5, 2, 3],
    [3, 4, 2],
    [2, 3, 4],
  ];
  await review(
    db,
    program,
    assignments,
    jurors.flatMap((juror, place) =>
      scores[place]!.map((score, application) => ({ juror, application, scores: [score, score, score] })),
    ),
  );
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const query = { programId: program.id };
  return {
    ...built,
    program,
    founders,
    jurors,
    organizer,
    jury: async () => (await call(contract.getJury, { query }, organizer)).data,
    table: async () =>
      (await call(decisionTable, { query: { programSeoUrl: program.seoUrl, order: "number" } }, organizer)).data,
    labelsOf: async (place: number) =>
      (await call(reviewQueue, { query: {} }, jurors[place]!)).data[0]?.applications.map(({ label }) => label),
  };
}

test("a juror who joins a team loses its application and score at once", async () => {
  const { db, call, program, founders, jurors, organizer, jury, table, labelsOf } = await runningPhase();
  const [first] = program.applications as [(typeof program.applications)[0]];
  expect((await table()).rows[0]).toMatchObject({ raw: 10 / 3, reviews: 3 });
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from account where id = ${jurors[0]!.accountId}`,
  );
  const Code = v7();
  await db.execute(sql`insert into invitation (id, code_hash, entity_type, entity_id, sender_id, email, account_id, scopes, expires_at)
    values (${Code}, ${randomBytes(32)}, 'startup', ${first.startupId}, ${founders[0]!.id}, ${rows[0]!.email}, ${jurors[0]!.accountId},
      '{0}', now() + interval '1 day')`);
  // An invitation alone takes nothing from anybody.
  expect(await labelsOf(0)).toEqual(["K-001", "K-002", "K-003"]);
  expect((await table()).rows[0]).toMatchObject({ raw: 10 / 3, reviews: 3 });

  expect((await call(approveInvitation, { body: { Code } }, jurors[0]!)).status).toBe(200);
  expect(await labelsOf(0)).toEqual(["K-002", "K-003"]);
  const save = { query: { applyId: first.id }, body: { scores: [{ categoryId: program.categoryIds[0]!, score: 5 }] } };
  expect((await call(postReview, save, jurors[0]!)).status).toBe(404);
  expect((await table()).rows[0]).toMatchObject({ raw: 2.5, reviews: 2, hasTooFew: true });
  const { conflicts, jurors: shown } = await jury();
  expect(shown.find(({ id }) => id === jurors[0]!.id)).toMatchObject({
    conflicts: 1,
    reviews: { assigned: 2, finished: 2 },
  });
  expect(conflicts[0]).toMatchObject({
    label: "K-001",
    blocks: true,
    isCertain: true,
    isWaiting: true,
    review: "finished",
  });
  await db.execute(
    sql`update program_phase set finishes_at = now() - interval '1 second' where id = ${program.phaseIds[0]}`,
  );
  expect((await call(sealMinutes, { query: { phaseId: program.phaseIds[0]! } }, organizer)).status).toBe(200);
  const { rows: sealed } = await db.execute<{ content: string }>(
    sql`select content from program_minutes_row order by number`,
  );
  const minutes = sealed.map(({ content }) => JSON.parse(content));
  expect(minutes[1]).toMatchObject({
    application: "K-001",
    juror: jurors[0]!.id,
    conflict: "invitation",
    isCertain: true,
  });
  expect(minutes.filter(({ setAside }) => setAside)).toHaveLength(3);
  // Whoever leaves the team again had to do with it.
  await db.execute(sql`delete from entity_access where account_id = ${jurors[0]!.accountId}`);
  expect(await labelsOf(0)).toEqual(["K-002", "K-003"]);
});

test("what the database has not noticed is found by the next read", async () => {
  const { db, program, jurors, table, labelsOf } = await runningPhase();
  await db.execute(sql`alter table startup_member disable trigger program_link_arises`);
  const member = { startupId: program.applications[1]!.startupId, name: "A", accountId: jurors[1]!.accountId };
  await db.insert(startupMember).values({ ...member, kind: "mentor" });
  expect(await db.select().from(programConflict)).toEqual([]);
  expect(await labelsOf(1)).toEqual(["K-001", "K-003"]);
  expect((await table()).rows[1]).toMatchObject({ reviews: 2 });
});
