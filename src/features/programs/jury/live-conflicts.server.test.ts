import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { entityAccess } from "#db/tables/members.server.ts";
import { conversation, message } from "#db/tables/messages.server.ts";
import { programApplication, programPhaseApplication } from "#db/tables/program-applications.server.ts";
import { programAssignment, programConflict, programReview } from "#db/tables/program-jury.server.ts";
import { programPhase, program as programTable } from "#db/tables/programs.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { approveInvitation } from "#features/invitations/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { waitingCounts } from "#testing/waiting.ts";
import {
  changeLetter,
  compareApplications,
  decisionTable,
  letters,
  publishResults,
  setResults,
} from "../deciding/contract.ts";
import { listMinutes, sealMinutes } from "../papers/contract.ts";
import { receivedDetail, receivedList } from "../received/contract.ts";
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
  expect(minutes.find(({ conflict: kind }) => kind === "invitation")).toMatchObject({
    application: "K-001",
    juror: jurors[0]!.id,
    conflict: "invitation",
    isCertain: true,
  });
  expect(minutes.filter(({ setAside, category }) => setAside && category)).toHaveLength(3);
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

test("a founder who writes removes no juror; the organizer decides with a reason", async () => {
  const { db, call, program, founders, jurors, organizer, jury, table, labelsOf } = await runningPhase();
  const [first] = program.applications as [(typeof program.applications)[0]];
  const [lowId, highId] = [founders[0]!.id, jurors[0]!.accountId].sort() as [string, string];
  const conversationId = v7();
  await db.insert(conversation).values({ id: conversationId, lowId, highId });
  const write = (senderId: string) =>
    db.insert(message).values({ id: v7(), conversationId, senderId, text: "Merhaba" });
  await write(founders[0]!.id);
  const waiting = async () => (await jury()).conflicts.filter(({ isWaiting }) => isWaiting);
  const [suspected] = await waiting();
  expect(suspected).toMatchObject({
    label: "K-001",
    facts: [{ kind: "message", saidBy: "applicant" }],
    isCertain: false,
    blocks: false,
    review: "finished",
  });
  expect(await labelsOf(0)).toEqual(["K-001", "K-002", "K-003"]);
  expect((await table()).rows[0]).toMatchObject({ reviews: 3 });

  const pair = { jurorId: jurors[0]!.id, applicationId: first.id };
  const decide = (body: Omit<contract.ConflictDecision, "jurorId" | "applicationId">) =>
    call(contract.decideConflict, { body: { ...pair, ...body } as contract.ConflictDecision }, organizer);
  // Without a reason it stands.
  expect(await decide({ facts: suspected!.facts, decision: "ignored", reason: " " })).toMatchObject({ status: 400 });
  const ignore = { facts: suspected!.facts, decision: "ignored", reason: "Asked for directions." } as const;
  expect((await decide(ignore)).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await jury()).conflicts[0]).toMatchObject({ decision: "ignored", reason: "Asked for directions." });
  // An answer was not known then: it waits anew, and what was read before is not enough to decide.
  await write(jurors[0]!.accountId);
  expect((await waiting())[0]!.facts).toEqual([{ kind: "message", saidBy: null }]);
  expect(await decide(ignore)).toMatchObject({ status: 409, code: "conflictHasMore" });
  const confirm = { facts: [{ kind: "message", saidBy: null }], decision: "confirmed" } as const;
  expect((await decide({ ...confirm, facts: [...confirm.facts] })).status).toBe(200);
  expect(await labelsOf(0)).toEqual(["K-002", "K-003"]);
  expect((await table()).rows[0]).toMatchObject({ reviews: 2 });
  // What the juror declares is certain, and cannot be ignored.
  await conflict(db, program, jurors[1]!, 1);
  const declared = { jurorId: jurors[1]!.id, applicationId: program.applications[1]!.id };
  const facts = [{ kind: "declared", saidBy: null }] as const;
  expect(
    await call(
      contract.decideConflict,
      { body: { ...declared, facts: [...facts], decision: "ignored", reason: "No." } },
      organizer,
    ),
  ).toMatchObject({ status: 409, code: "conflictIsCertain" });
});

test("every page counts the same reviews; abstained and set aside ones nowhere", async () => {
  const { db, call, program, jurors, organizer, jury, table, labelsOf } = await runningPhase();
  const abstains = {
    query: { applyId: program.applications[0]!.id },
    body: { hasAbstained: true, isFinished: true },
  } as const;
  expect((await call(postReview, abstains, jurors[0]!)).status).toBe(200);
  await conflict(db, program, jurors[1]!, 1);
  await labelsOf(0);
  const { rows, reviewCount, jurors: ranked } = await table();
  expect(rows.map(({ reviews }) => reviews)).toEqual([2, 2, 3]);
  expect(reviewCount).toBe(7);
  expect(ranked.map(({ reviews }) => reviews)).toEqual([2, 2, 3]);
  const { jurors: cards, phases } = await jury();
  const counts = { assigned: 7, finished: 7 };
  expect(cards.map(({ reviews }) => reviews.finished).toSorted()).toEqual([2, 2, 3]);
  expect(phases[0]!.reviews).toEqual(counts);
  const received = await call(receivedList, { query: {}, body: { programId: program.id, order: "number" } }, organizer);
  expect(received.data.rows.map(({ reviews }) => reviews.finished)).toEqual([2, 2, 3]);
  const list = await call(listMinutes, { query: { programSeoUrl: program.seoUrl } }, organizer);
  expect(list.data.phases[0]!.reviews).toBe(7);
  const preview = await call(
    contract.previewPhase,
    { query: { programId: program.id }, body: { phaseId: program.phaseIds[1]! } },
    organizer,
  );
  expect(preview.data.moving.map(({ reviews }) => reviews)).toEqual([2, 2, 3]);
  expect(preview.data.unfinished).toBe(0);
  const applyIds = program.applications.map(({ id }) => id).join(",");
  const compared = await call(compareApplications, { query: { programSeoUrl: program.seoUrl, applyIds } }, organizer);
  expect(compared.data.applications.map(({ reviews }) => reviews)).toEqual([2, 2, 3]);
  const assigned = await call(contract.assignmentTable, { query: { programId: program.id } }, organizer);
  const finished = assigned.data.rows.map((row) => row.assigned.filter(({ state }) => state === "finished").length);
  expect(finished).toEqual([2, 2, 3]);
});

test("nobody decides, assigns or reads scores where they have a conflict", async () => {
  const { db, call, program, founders, jurors, organizer, jury } = await runningPhase();
  const [first] = program.applications as [(typeof program.applications)[0]];
  await db.update(programReview).set({ remarkToOrganizer: "Strong." });
  // In a blind phase a juror would decide about no conflict at all.
  await db.update(programPhase).set({ isBlind: false });
  const insider = jurors[0]!;
  const [lowId, highId] = [founders[0]!.id, insider.accountId].sort() as [string, string];
  const conversationId = v7();
  await db.insert(conversation).values({ id: conversationId, lowId, highId });
  await db.insert(message).values({ id: v7(), conversationId, senderId: founders[0]!.id, text: "Merhaba" });
  const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
  await db.insert(entityAccess).values({ ...access, accountId: insider.accountId });
  const body = { jurorId: insider.id, applicationId: first.id, facts: (await jury()).conflicts[0]!.facts };
  const decide = (as: { token: string }) =>
    call(contract.decideConflict, { body: { ...body, decision: "ignored", reason: "No." } }, as);
  expect(await decide(insider)).toMatchObject({ status: 409, code: "ownConflict" });
  expect((await decide(organizer)).status).toBe(200);

  await conflict(db, program, insider, 0);
  // Neither may a founder of the team who works for the house.
  await db.insert(entityAccess).values({ ...access, accountId: founders[0]!.id });
  const onlyOwn = { applications: ["K-001"], hasDecider: true };
  for (const person of [insider, founders[0]!]) {
    const results = { applyIds: program.applications.map(({ id }) => id), result: "approved" as const };
    const set = (applyIds: string[]) =>
      call(setResults, { query: { programId: program.id }, body: { ...results, applyIds } }, person);
    expect(await set(results.applyIds.slice(0, 1))).toMatchObject({ status: 409, code: "ownConflict" });
    expect((await set(results.applyIds)).data.leftOut).toEqual(onlyOwn);
    const assignment = { programId: program.id, applicationId: first.id, jurorId: jurors[2]!.id, isAssigned: false };
    expect(await call(contract.assignJuror, { body: assignment }, person)).toMatchObject({ code: "ownConflict" });
    const query = { programSeoUrl: program.seoUrl, applyIds: results.applyIds.join(",") };
    const compared = (await call(compareApplications, { query }, person)).data.applications;
    expect(compared.map(({ said }) => said.length > 0)).toEqual([false, true, true]);
    expect(compared.map(({ reviews }) => reviews > 0)).toEqual([false, true, true]);
    const received = await call(receivedDetail, { params: { id: first.id } }, person);
    expect(received.data.remarks).toEqual([]);
    const table = () =>
      call(decisionTable, { query: { programSeoUrl: program.seoUrl, order: "number" } }, person).then(
        ({ data }) => data,
      );
    const kept = await table();
    expect(kept.rows.map(({ isHeld, raw }) => [isHeld, raw === null])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    // No second ranking beside the one of the program: none at all, until all of it may be read.
    expect(kept).toMatchObject({ keepsRanks: true, jurors: [] });
    expect(kept.rows.map(({ rank, normalized, best }) => [rank, normalized, best])).toEqual(
      kept.rows.map(() => [null, null, null]),
    );
    const best = { phaseId: program.phaseIds[1]!, who: "best" as const, top: 1 };
    const preview = await call(contract.previewPhase, { query: { programId: program.id }, body: best }, person);
    expect(preview).toMatchObject({ status: 409, code: "ranksKept" });
    const minutes = () => call(listMinutes, { query: { programSeoUrl: program.seoUrl } }, person);
    expect((await minutes()).data.isKept).toBe(true);
    const [row] = await db.select().from(programTable);
    await db.update(programTable).set({ decidedAt: new Date() });
    const told = await table();
    const { data } = await call(
      decisionTable,
      { query: { programSeoUrl: program.seoUrl, order: "number" } },
      organizer,
    );
    expect(told.rows).toEqual(data.rows);
    expect((await minutes()).data.isKept).toBe(false);
    await db.update(programTable).set({ decidedAt: row!.decidedAt });
  }
});

test("letters and phases leave out what the organizer has a conflict with", async () => {
  const { db, call, program, founders, jurors, organizer } = await runningPhase();
  const [first, second] = program.applications as [(typeof program.applications)[0], (typeof program.applications)[0]];
  await db.update(programApplication).set({ result: "approved", decidedAt: new Date() });
  await db.update(programTable).set({ applyFinish: new Date(Date.now() - 3_600_000) });
  const founder = founders[0]!;
  const access = { entityId: program.organizationId, scopes: [SCOPE.FULL_ACCESS] };
  await db.insert(entityAccess).values({ ...access, accountId: founder.id });
  const onlyOwn = { applications: ["K-001"], hasDecider: true };
  const shown = await call(letters, { query: { programSeoUrl: program.seoUrl } }, founder);
  expect(shown.data.rows.map(({ label }) => label)).toEqual(["K-002", "K-003"]);
  expect(shown.data).toMatchObject({ leftOut: onlyOwn, counts: { approved: 2 } });
  const change = (applyId: string, as: { token: string }) =>
    call(changeLetter, { body: { applyId, subject: "Result" } }, as);
  expect(await change(first.id, founder)).toMatchObject({ status: 409, code: "ownConflict" });
  expect((await change(second.id, founder)).status).toBe(200);

  await conflict(db, program, jurors[1]!, 0);
  const decided = { jurorId: jurors[1]!.id, applicationId: first.id, facts: [], decision: "confirmed" as const };
  expect(await call(contract.decideConflict, { body: decided }, founder)).toMatchObject({ code: "ownConflict" });
  const byProgram = { programId: program.id };
  const step = { phaseId: program.phaseIds[1]!, who: "all" as const };
  const preview = (await call(contract.previewPhase, { query: byProgram, body: step }, founder)).data;
  expect(preview.moving.map(({ label }) => label)).toEqual(["K-002", "K-003"]);
  expect(preview.leftOut).toEqual(onlyOwn);
  const goOn = (applicationIds: string[], as: { token: string }) => {
    const body = { phaseId: step.phaseId, fromPhaseId: preview.fromPhaseId, applicationIds };
    return call(contract.goOn, { query: byProgram, body }, as);
  };
  expect(await goOn([first.id], founder)).toMatchObject({ status: 409, code: "ownConflict" });
  expect((await goOn([first.id, second.id], founder)).status).toBe(200);
  const moved = await db
    .select()
    .from(programPhaseApplication)
    .where(eq(programPhaseApplication.phaseId, step.phaseId));
  expect(moved.map(({ applicationId }) => applicationId)).toEqual([second.id]);

  const publish = (approved: number, as: { token: string }) =>
    call(publishResults, { query: byProgram, body: { approved, declined: 0 } }, as);
  expect((await publish(2, founder)).data).toMatchObject({ approved: 2, leftOut: onlyOwn, decidedAt: null });
  expect(await publish(1, founder)).toMatchObject({ status: 409, code: "ownConflict" });
  // Without a colleague it says what to do; a colleague publishes the rest.
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.READ] })
    .where(eq(entityAccess.accountId, organizer.id));
  expect(await publish(1, founder)).toMatchObject({ status: 409, code: "nobodyDecides" });
  await db
    .update(entityAccess)
    .set({ scopes: [SCOPE.WRITE] })
    .where(eq(entityAccess.accountId, organizer.id));
  expect((await publish(1, organizer)).data).toMatchObject({ approved: 1, leftOut: { applications: [] } });
});

test("an assignment that a conflict ends waits for the organizer", async () => {
  const { db, call } = await testApp();
  const program = await insertProgram(db, { applications: 2 });
  const jurors = await insertJurors(db, program, 2);
  await assign(db, program, jurors);
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  await conflict(db, program, jurors[0]!, 1);
  expect(await db.select().from(programAssignment)).toHaveLength(3);
  const conflicts = async () =>
    (await call(contract.getJury, { query: { programId: program.id } }, organizer)).data.conflicts;
  const [waiting] = await conflicts();
  expect(waiting).toMatchObject({ label: "K-002", isWaiting: true, isCertain: true, review: "freed" });
  expect(await waitingCounts({ call }, organizer)).toMatchObject({
    conflicts: 1,
    lackingJurors: 2,
    programsToDecide: 2,
  });
  // It waits for nobody who may not decide: who belongs to the team, and who reviews without reading names.
  const house = { [program.organizationId]: [SCOPE.WRITE] };
  const founder = await signedIn(db, { ...house, [program.applications[1]!.startupId]: [SCOPE.FULL_ACCESS] });
  const ofTeam = await waitingCounts({ call }, founder);
  expect(ofTeam).toMatchObject({ lackingJurors: 1, programsToDecide: 1 });
  const access = { entityId: program.organizationId, scopes: [SCOPE.WRITE] };
  await db.insert(entityAccess).values({ ...access, accountId: jurors[1]!.accountId });
  const ofJury = await waitingCounts({ call }, jurors[1]!);
  for (const counts of [ofTeam, ofJury]) expect(counts).not.toHaveProperty("conflicts");
  expect(ofJury).not.toHaveProperty("lackingJurors");
  const { jurorId, applicationId, facts } = waiting!;
  const body = { jurorId, applicationId, facts, decision: "confirmed" as const };
  expect((await call(contract.decideConflict, { body }, organizer)).status).toBe(200);
  const decided = (await conflicts()).filter((pair) => pair.jurorId === jurorId);
  expect(decided).toMatchObject([{ isWaiting: false, review: "freed" }]);
});
