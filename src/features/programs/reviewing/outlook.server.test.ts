import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { programPhase } from "#db/tables/programs.server.ts";
import { receivedInvitations, sendInvitations } from "#features/invitations/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, type FakeJuror, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { goOn, previewPhase } from "../jury/contract.ts";
import * as contract from "./contract.ts";

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS);

test("jurors read what comes, what left their list, and the phase just left", async () => {
  const { call, db } = await testApp();
  const program = await insertProgram(db, { applications: 3 });
  const [juror, other] = (await insertJurors(db, program, 2)) as [FakeJuror, FakeJuror];
  const assignments = await assign(db, program, [juror, other]);
  const [firstId, nextId] = program.phaseIds as [string, string];
  const phase = (id: string, changes: Partial<typeof programPhase.$inferInsert>) =>
    db.update(programPhase).set(changes).where(eq(programPhase.id, id));
  const queues = async () => {
    const { data } = await call(contract.reviewQueue, { query: {} }, juror);
    // The menu shows the list where it holds anything.
    expect((await call(contract.isReviewer, {}, juror)).data).toBe(data.length > 0);
    return data.map(({ phase: of, applications, expected, left }) => [
      of.id,
      of.isOpen,
      applications.map(({ label }) => label),
      expected,
      left,
    ]);
  };
  await phase(firstId, { startsAt: hours(1) });
  expect(await queues()).toEqual([[firstId, false, [], 3, 0]]);
  const stranger = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  expect((await call(contract.isReviewer, {}, stranger)).data).toBe(false);

  await phase(firstId, { startsAt: hours(-1), finishesAt: hours(1) });
  await phase(nextId, { startsAt: hours(2), finishesAt: hours(3) });
  await review(db, program, assignments, [{ juror, application: 0, scores: [4, 4, 4] }]);
  await conflict(db, program, juror, 0);
  // Of which application it is nothing is told.
  expect(await queues()).toEqual([[firstId, true, ["K-002", "K-003"], null, 1]]);

  await review(db, program, assignments, [{ juror, application: 1, scores: [2, 3, 4] }]);
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const query = { programId: program.id };
  const chosen = [program.applications[1]!.id];
  const step = { phaseId: nextId, who: "chosen" as const, applicationIds: chosen };
  const { fromPhaseId } = (await call(previewPhase, { query, body: step }, organizer)).data;
  await call(goOn, { query, body: { phaseId: nextId, fromPhaseId, applicationIds: chosen } }, organizer);
  expect(await queues()).toEqual([
    [firstId, false, ["K-002", "K-003"], null, 0],
    [nextId, false, [], 0, 0],
  ]);
  const applyId = chosen[0]!;
  const read = async (phaseId?: string) =>
    (await call(contract.reviewedApplication, { query: { applyId, phaseId } }, juror)).data;
  expect((await read()).review.scores).toHaveLength(3);
  const late = { query: { applyId }, body: { remarkToOrganizer: "Late" } };
  expect(await call(contract.postReview, late, juror)).toMatchObject({ status: 409, code: "reviewClosed" });

  // In the next phase it is reviewed anew, and the review before can still be read.
  await phase(firstId, { finishesAt: hours(-0.5) });
  await phase(nextId, { startsAt: hours(-0.4) });
  await assign(db, program, [juror], { phase: 1, applications: () => [1] });
  expect((await read()).queue.phase).toMatchObject({ id: nextId, isOpen: true });
  expect((await read()).review.scores).toEqual([]);
  expect((await read(firstId)).review.scores).toHaveLength(3);
  expect(await call(contract.postReview, late, juror)).toMatchObject({ status: 200 });
  expect((await read(firstId)).review.remarkToOrganizer).toBeNull();
});

test("an invitation tells a juror, and nobody else, what joining costs", async () => {
  const { call, db } = await testApp();
  const program = await insertProgram(db, { applications: 2 });
  const [juror] = (await insertJurors(db, program, 1)) as [FakeJuror];
  const entityId = program.applications[0]!.startupId;
  const founder = await signedIn(db, { [entityId]: [SCOPE.FULL_ACCESS] });
  const stranger = await signedIn(db);
  const userIds = [juror.accountId, stranger.id];
  const body = { entityType: "startup" as const, entityId, userIds, scopes: [SCOPE.READ] };
  expect((await call(sendInvitations, { body }, founder)).status).toBe(200);
  const juries = async (as: { token: string }) =>
    (await call(receivedInvitations, { query: {} }, as)).data.rows.map((row) => row.juries);
  expect(await juries(stranger)).toEqual([[]]);
  expect(await juries(juror)).toEqual([[{ program: "Hive camp", organizer: "Balözü Vakfı" }]]);
});
