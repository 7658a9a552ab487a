import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { programAssignment, programJuror, programReview, programScore } from "#db/tables/program-jury.server.ts";
import { programPhase, program as programTable } from "#db/tables/programs.server.ts";
import { whatWaits } from "#features/waiting/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { assign, insertJurors } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import * as reasons from "../reasons/contract.ts";
import { postAnswerReview, postReview, reviewedApplication, reviewQueue } from "../reviewing/contract.ts";
import * as contract from "./contract.ts";
import { juryJobs } from "./jobs.server.ts";

async function withJury(applications = 3) {
  const built = await testApp();
  const program = await insertProgram(built.db, { applications });
  const as = await signedIn(built.db, { [program.organizationId]: [SCOPE.WRITE] });
  const query = { programId: program.id };
  const jury = async () => (await built.call(contract.getJury, { query }, as)).data;
  const invite = (body: object) =>
    built.call(contract.inviteJurors, { query, body: { locale: "tr", emails: [], ...body } }, as);
  return { ...built, program, as, query, jury, invite };
}

/** A signed-in member with this address. */
async function memberAt(db: Awaited<ReturnType<typeof withJury>>["db"], email: string) {
  const member = await signedIn(db);
  await db.update(account).set({ email }).where(eq(account.id, member.id));
  return member;
}

test("a juror is invited in a language, accepts once by that address", async () => {
  const { db, database, call, jury, invite } = await withJury();
  const energy = typeId("sector", "energy");
  const sent = await invite({
    emails: ["Ada@Jury.test", "ada@jury.test"],
    locales: ["tr"],
    topicIds: [energy],
    maxReviews: 4,
  });
  expect(sent.data).toEqual({ invited: ["ada@jury.test"], already: [] });
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ kind: "programs.juryInvitation", recipient: "ada@jury.test", locale: "tr" });
  expect(mail!.subject).toBe("Kovan kampı jüri daveti: Balözü Vakfı");
  const body = { code: mail!.code };
  const opened = await call(contract.openJurorInvitation, { body });
  expect(opened.data).toMatchObject({
    state: "invited",
    email: "ada@jury.test",
    hasAccount: false,
    isMine: false,
    program: { name: "Hive camp", organizer: "Balözü Vakfı" },
    phases: [{ name: "Screening" }, { name: "Final" }],
  });
  const other = await signedIn(db);
  expect(await call(contract.acceptJury, { body }, other)).toMatchObject({ code: "otherAddress" });
  const ada = await memberAt(db, "ada@jury.test");
  // Whoever has that address finds it among what waits, and nobody else by its id.
  const lines = async (who: { token: string }) => (await call(whatWaits, {}, who)).data;
  const [line] = await lines(ada);
  expect(line).toMatchObject({
    kind: "juryInvitations",
    text: "You are invited to the jury of Hive camp",
    daysLeft: 30,
  });
  const byId = { id: new URL(line!.path, "http://portal.test").searchParams.get("id")! };
  expect((await call(contract.openJurorInvitation, { body: byId }, ada)).data).toMatchObject({ isMine: true });
  for (const who of [other, undefined])
    for (const endpoint of [contract.openJurorInvitation, contract.declineJury])
      expect(await call(endpoint, { body: byId }, who)).toMatchObject({ status: 404 });
  expect(await call(contract.acceptJury, { body: byId }, other)).toMatchObject({ status: 404 });
  expect(await lines(other)).toEqual([]);
  await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, ada.id));
  expect(await call(contract.acceptJury, { body }, ada)).toMatchObject({ code: "otherAddress" });
  await db.update(account).set({ emailVerifiedAt: new Date() }).where(eq(account.id, ada.id));
  for (const answer of [byId, body]) expect((await call(contract.acceptJury, { body: answer }, ada)).status).toBe(200);
  expect((await lines(ada)).map(({ kind }) => kind)).not.toContain("juryInvitations");
  expect(await call(contract.acceptJury, { body }, other)).toMatchObject({ code: "otherAddress" });
  expect(await call(contract.declineJury, { body })).toMatchObject({ code: "jurorInvitationOver" });
  expect((await jury()).jurors).toMatchObject([
    { name: "Deniz Ergin", state: "accepted", locales: ["tr"], topics: [{ id: energy }], maxReviews: 4, conflicts: 0 },
  ]);
  expect((await invite({ emails: ["ada@jury.test"] })).data).toEqual({ invited: [], already: ["ada@jury.test"] });
});

test("an invitation is declined, expires, and is resent with a new link", async () => {
  const { db, database, call, jury, invite, as } = await withJury();
  await invite({ emails: ["ece@jury.test"], name: "Ece Su" });
  const first = { code: (await queuedMails(database))[0]!.code };
  const again = async () => {
    const { id } = (await jury()).jurors[0]!;
    return call(contract.inviteAgain, { body: { id, locale: "en" } }, as);
  };
  expect(await again()).toMatchObject({ code: "jurorMailedJustNow", status: 429 });
  for (const _ of [1, 2]) expect((await call(contract.declineJury, { body: first })).status).toBe(200);
  expect((await jury()).jurors).toMatchObject([{ name: "Ece Su", state: "declined" }]);
  expect((await again()).data).toMatchObject({ state: "invited" });
  const [mail] = await queuedMails(database);
  expect(mail).toMatchObject({ locale: "en", subject: "Balözü Vakfı invites you to the jury of Hive camp" });
  expect(await call(contract.openJurorInvitation, { body: first })).toMatchObject({ status: 404 });
  const ece = await memberAt(db, "ece@jury.test");
  await db.execute(sql`update program_juror set invited_at = now() - interval '30 days 1 minute'`);
  expect((await call(contract.openJurorInvitation, { body: { code: mail!.code } })).data.state).toBe("expired");
  expect(await call(contract.acceptJury, { body: { code: mail!.code } }, ece)).toMatchObject({
    code: "jurorInvitationOver",
  });
  expect((await again()).status).toBe(200);
  const body = { code: (await queuedMails(database))[0]!.code };
  expect((await call(contract.acceptJury, { body }, ece)).status).toBe(200);
});

test("a removed juror sees nothing; unbegun work is free, scores stay", async () => {
  const { db, database, call, program, jury, as } = await withJury(2);
  const [ada] = await insertJurors(db, program, 1);
  const ids = await assign(db, program, [ada!]);
  const [first] = program.applications;
  const [review] = await db
    .insert(programReview)
    .values({
      assignmentId: ids.get(`${ada!.id} ${first!.id}`)!,
      submissionId: first!.submissionId,
      finishedAt: new Date(),
    })
    .returning();
  await db
    .insert(programScore)
    .values({ reviewId: review!.id, categoryId: program.categoryIds[0]!, scaleMax: 5, score: 4 });
  const queue = () => call(reviewQueue, { query: {} }, ada!);
  expect((await queue()).data[0]!.applications.length).toBe(2);
  expect((await call(contract.removeJuror, { query: { id: ada!.id } }, as)).data).toEqual({ freed: 1 });
  expect((await queue()).data).toEqual([]);
  expect((await db.select().from(programScore)).length).toBe(1);
  expect((await jury()).jurors).toMatchObject([{ state: "removed", reviews: { assigned: 1, finished: 1 } }]);
  expect((await call(contract.inviteAgain, { body: { id: ada!.id, locale: "tr" } }, as)).data.state).toBe("invited");
  const [row] = await db.select().from(programJuror).where(eq(programJuror.id, ada!.id));
  await db.update(account).set({ email: row!.email! }).where(eq(account.id, ada!.accountId));
  const body = { code: (await queuedMails(database))[0]!.code };
  expect((await call(contract.acceptJury, { body }, ada!)).status).toBe(200);
  expect((await queue()).data[0]!.applications).toMatchObject([{ applyId: first!.id, state: "finished" }]);
});

test("a juror's languages, topics and room merge between two editors", async () => {
  const { db, call, program, jury, as } = await withJury(1);
  const [ada] = await insertJurors(db, program, 1);
  const { version } = (await jury()).jurors[0]!;
  const change = (body: object) => call(contract.changeJuror, { body: { id: ada!.id, version, ...body } }, as);
  expect((await change({ maxReviews: 3 })).data).toMatchObject({ maxReviews: 3, locales: ["en", "tr"] });
  const energy = typeId("sector", "energy");
  expect((await change({ locales: ["tr"], topicIds: [energy] })).data).toMatchObject({
    maxReviews: 3,
    topics: [{ id: energy }],
  });
  expect(await change({ maxReviews: 5 })).toMatchObject({ code: "changedMeanwhile" });
  for (const wrong of [{ locales: [] }, { locales: ["de"] }, { maxReviews: 0 }])
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400);
});

test("READ alone may not touch the jury; others do not learn of it", async () => {
  const { db, call, program, query } = await withJury(1);
  const reader = await signedIn(db, { [program.organizationId]: [SCOPE.READ] });
  const stranger = await signedIn(db);
  expect(await call(contract.getJury, { query }, reader)).toMatchObject({ status: 403 });
  expect(await call(contract.getJury, { query }, stranger)).toMatchObject({ status: 404 });
  expect(await call(contract.getJury, { query: {} }, reader)).toMatchObject({ status: 400 });
});

test("declared conflicts vanish for the juror from answers and counts", async () => {
  const { db, call, program, jury } = await withJury(3);
  const [ada] = await insertJurors(db, program, 1);
  await assign(db, program, [ada!]);
  const [first, second] = program.applications;
  expect((await call(contract.declareConflict, { body: { applyId: first!.id } }, ada!)).status).toBe(200);
  expect(await call(contract.declareConflict, { body: { applyId: first!.id } }, ada!)).toMatchObject({ status: 404 });
  const { data } = await call(reviewQueue, { query: {} }, ada!);
  expect(data[0]!.applications.map(({ applyId }) => applyId)).not.toContain(first!.id);
  expect(data[0]!.applications.length).toBe(2);
  expect((await db.select().from(programAssignment)).length).toBe(2);
  expect((await jury()).jurors).toMatchObject([{ conflicts: 1, reviews: { assigned: 2, finished: 0 } }]);
  await db.update(programApplication).set({ withdrawnAt: new Date() }).where(eq(programApplication.id, second!.id));
  expect((await call(reviewQueue, { query: {} }, ada!)).data[0]!.applications.length).toBe(1);
});

test("a deleted juror leaves scores, nothing personal, and free work", async () => {
  const { db, program, jury } = await withJury(2);
  const [gone, stays] = await insertJurors(db, program, 2);
  const ids = await assign(db, program, [gone!, stays!]);
  const [first] = program.applications;
  const assignmentId = ids.get(`${gone!.id} ${first!.id}`)!;
  await db.insert(programReview).values({ assignmentId, submissionId: first!.submissionId, finishedAt: new Date() });
  await db.delete(account).where(eq(account.id, gone!.accountId));
  const [row] = await db.select().from(programJuror).where(eq(programJuror.id, gone!.id));
  expect(row).toMatchObject({ accountId: null, email: null, name: null, tokenHash: null });
  expect(row!.removedAt).not.toBeNull();
  const left = await db.select().from(programAssignment).where(eq(programAssignment.jurorId, gone!.id));
  expect(left.map(({ id }) => id)).toEqual([assignmentId]);
  expect(await db.select().from(programReview)).toHaveLength(1);
  expect(JSON.stringify(await jury())).not.toContain(`${gone!.id}@example.test`);
  const [other] = await db.select().from(programJuror).where(eq(programJuror.id, stays!.id));
  expect(other).toMatchObject({ email: `${stays!.id}@example.test`, removedAt: null });
});

/** The answer of a call that begins while another transaction has done this and not ended yet. */
async function duringOther<Answer>(database: Database, sqlText: string, ids: unknown[], call: () => Promise<Answer>) {
  const other = await database.pool.connect();
  await other.query("begin");
  await other.query(sqlText, ids);
  const answer = call();
  // Until the call waits for the other one.
  await expect
    .poll(async () => (await database.pool.query("select 1 from pg_locks where not granted")).rowCount)
    .toBeGreaterThan(0);
  await other.query("commit");
  other.release();
  return answer;
}

test("a review begun during a removal stays or does not begin", async () => {
  const { db, database, program, as, call } = await withJury(2);
  const [juror] = await insertJurors(db, program, 1);
  const ids = await assign(db, program, [juror!]);
  const [first, second] = program.applications;
  const idOf = (application: { id: string }) => ids.get(`${juror!.id} ${application.id}`);
  const removed = await duringOther(
    database,
    "insert into program_review (id, assignment_id, submission_id) values (gen_random_uuid(), $1, $2)",
    [idOf(first!), first!.submissionId],
    () => call(contract.removeJuror, { query: { id: juror!.id } }, as),
  );
  expect(removed).toMatchObject({ status: 200, data: { freed: 1 } });
  expect(await db.select().from(programReview)).toHaveLength(1);

  await db.update(programJuror).set({ removedAt: null }).where(eq(programJuror.id, juror!.id));
  const query = { applyId: second!.id };
  const about = { ...query, answerProgramId: program.questions.long, score: 3 };
  const begins: (() => Promise<{ status: number }>)[] = [
    () => call(postReview, { query, body: { remarkToOrganizer: "Price?" } }, juror),
    () => call(postAnswerReview, { body: about }, juror),
  ];
  for (const begin of begins) {
    const [anew] = [...(await assign(db, program, [juror!], { applications: () => [1] })).values()];
    const answer = await duringOther(database, "delete from program_assignment where id = $1", [anew], begin);
    expect(answer).toMatchObject({ status: 404, code: "notFound" });
  }
});

test("an organization's own reasons are chosen by its jurors alone", async () => {
  const { call, db } = await testApp();
  const program = await insertProgram(db, { applications: 1 });
  const other = await insertProgram(db, { applications: 1 });
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const juries = [];
  for (const one of [program, other]) {
    const [member] = await insertJurors(db, one, 1);
    await assign(db, one, [member!]);
    juries.push({ applyId: one.applications[0]!.id, categoryId: one.categoryIds[0]!, token: member!.token });
  }
  const [own, foreign] = juries as [(typeof juries)[0], (typeof juries)[0]];
  const by = { query: { programId: program.id } };
  const texts = { textEn: "You are ahead of the market.", textTr: "Pazarın ilerisindesiniz." };
  const added = await call(reasons.addReason, { ...by, body: { topic: "market", ...texts } }, owner);
  expect(added.data.own).toMatchObject([{ topic: "market", ...texts, uses: 0 }]);
  const [reason] = added.data.own;
  const offered = async ({ applyId, token }: typeof own) =>
    (await call(reviewedApplication, { query: { applyId } }, { token })).data.reasons.map(({ id }) => id);
  expect(await offered(own)).toContain(reason!.id);
  expect(await offered(foreign)).not.toContain(reason!.id);
  const choose = ({ applyId, categoryId, token }: typeof own) =>
    call(
      postReview,
      { query: { applyId }, body: { scores: [{ categoryId, score: 2, reasonIds: [reason!.id] }] } },
      { token },
    );
  expect((await choose(foreign)).status).toBe(400);
  expect((await choose(own)).status).toBe(200);
  const remove = () => call(reasons.removeReason, { query: { programId: program.id, id: reason!.id } }, owner);
  expect((await remove()).data.own).toEqual([]);
  expect((await remove()).status).toBe(404);
  // Where it was chosen it stays, also when that score is saved again.
  expect(await offered(own)).toContain(reason!.id);
  expect((await choose(own)).data.review.scores[0]!.reasonIds).toEqual([reason!.id]);
});

test("jurors hear of work, of its end with zone, and when reminded", async () => {
  const { call, db, database, program, as } = await withJury(2);
  const [juror] = await insertJurors(db, program, 1);
  await plan(db, juryJobs);
  const mails = async () => {
    await runJobs(database);
    return (await queuedMails(database)).filter(({ kind }) => kind === "programs.juryWork");
  };
  await db.update(programTable).set({ timeZone: "Asia/Singapore" }).where(eq(programTable.id, program.id));
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const phase = eq(programPhase.id, program.phaseIds[0]!);
  await db
    .update(programPhase)
    .set({ startsAt: inHours(3), finishesAt: inHours(60) })
    .where(phase);
  await assign(db, program, [juror!]);
  await moveClock(database, { hours: 1 });
  // The phase has not begun: there is nothing to do yet.
  expect(await mails()).toEqual([]);
  await moveClock(database, { hours: 3 });
  const [work, ...more] = await mails();
  expect(more).toEqual([]);
  const [stored] = await db.select().from(programPhase).where(phase);
  const until = formatDateTime(stored!.finishesAt, work!.locale, "Asia/Singapore");
  expect(until).toMatch(/GMT\+8/);
  expect(work!.paragraphs.join()).toContain(until);
  await moveClock(database, { hours: 2 });
  expect(await mails()).toHaveLength(1);
  const remind = () => call(contract.remindJuror, { body: { id: juror!.id } }, as);
  expect((await remind()).data.remindedAt).not.toBeNull();
  expect(await remind()).toMatchObject({ status: 429, code: "remindedToday" });
  expect(await mails()).toHaveLength(2);
  await moveClock(database, { hours: 10 });
  // Less than two days are left.
  expect((await mails())[0]!.subject).toContain(until);
  await moveClock(database, { hours: 2 });
  expect(await mails()).toHaveLength(3);
  for (const { id: applyId } of program.applications)
    await call(
      postReview,
      { query: { applyId }, body: { hasAbstained: true, isFinished: true } },
      { token: juror!.token },
    );
  expect(await remind()).toMatchObject({ status: 409, code: "nothingToRemind" });
});
