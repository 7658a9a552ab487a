import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programJuror, programReview, programScore } from "#db/tables/program-jury.server.ts";
import { programPhase, programPhaseCategory } from "#db/tables/programs.server.ts";
import { keyOf } from "#server/files/keys.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { assign, conflict, insertJurors, juror, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { compareApplications } from "../deciding/contract.ts";
import { contentsOf } from "../papers/queries/minutes.server.ts";
import * as contract from "./contract.ts";

/** A program with three applications, all of them assigned to two jurors. */
async function juryOf(db: Db) {
  const program = await insertProgram(db, { applications: 3 });
  const jurors = await insertJurors(db, program, 2);
  const assignments = await assign(db, program, jurors);
  const [team, market, product] = program.categoryIds as [string, string, string];
  const applyId = program.applications[0]!.id;
  return { program, jurors, assignments, team, market, product, applyId, token: jurors[0]!.token };
}

const ALL_SCORES = (score: number, ids: readonly string[]) => ids.map((categoryId) => ({ categoryId, score }));

test("a review is drafted, finished, weighted; the least reviewed is next", async () => {
  const { call, db } = await testApp();
  const { program, jurors, assignments, team, market, product, applyId, token } = await juryOf(db);
  await review(db, program, assignments, [{ juror: jurors[1]!, application: 1, scores: [3, 3, 3] }]);
  const first = await call(
    contract.postReview,
    { query: { applyId }, body: { scores: [{ categoryId: team, score: 4 }], remarkToOrganizer: "Price?" } },
    { token },
  );
  expect(first.data.review).toMatchObject({ version: 2, finishedAt: null, remarkToOrganizer: "Price?" });
  const incomplete = await call(contract.postReview, { query: { applyId }, body: { isFinished: true } }, { token });
  expect(incomplete.code).toBe("invalidInput");
  expect(incomplete.data).toMatchObject([
    { field: `scores.${market}`, reason: "required" },
    { field: `scores.${product}`, reason: "required" },
  ]);
  const rest = [
    { categoryId: market, hasAbstained: true as const },
    { categoryId: product, score: 5, sentence: "It works.", reasonIds: ["0199a000-0000-7000-8000-000000000005"] },
  ];
  const done = await call(
    contract.postReview,
    { query: { applyId }, body: { version: 2, scores: rest, isFinished: true } },
    { token },
  );
  expect(done.data.review.finishedAt).not.toBeNull();
  expect(done.data.review.scores.find(({ categoryId }) => categoryId === market)).toMatchObject({
    score: null,
    hasAbstained: true,
  });
  // Application 2 has a review of the other juror already, application 3 has none.
  expect(done.data.nextId).toBe(program.applications[2]!.id);
  const { data: queues } = await call(contract.reviewQueue, { query: {} }, { token });
  expect(queues).toHaveLength(1);
  expect(queues[0]!.applications.map(({ label, state }) => [label, state])).toEqual([
    ["K-001", "finished"],
    ["K-002", "waiting"],
    ["K-003", "waiting"],
  ]);
  // 50 × 4 and 20 × 5; the weight of the market is left out.
  expect(queues[0]!.applications[0]!.weighted).toBeCloseTo(300 / 70);
});

test("programs that end soonest stand first, those that are over last", async () => {
  const { call, db } = await testApp();
  const { id: accountId, token } = await signedIn(db);
  const expected: string[] = [];
  for (const days of [-9, 5, -2, 1]) {
    const program = await insertProgram(db, { applications: 1 });
    await assign(db, program, [await juror(db, program, accountId)]);
    const finishesAt = new Date(Date.now() + days * 86_400_000);
    const phase = eq(programPhase.id, program.phaseIds[0]!);
    await db
      .update(programPhase)
      .set({ startsAt: new Date(Date.now() - 20 * 86_400_000), finishesAt })
      .where(phase);
    expected[[1, 5, -2, -9].indexOf(days)] = program.seoUrl;
  }
  const { data } = await call(contract.reviewQueue, { query: {} }, { token });
  const held = data.filter(({ applications }) => applications.length > 0);
  expect(held.map(({ program }) => program.seoUrl)).toEqual(expected);
});

test("an abstained review counts nowhere, and may be taken up again", async () => {
  const { call, db } = await testApp();
  const { applyId, token, program } = await juryOf(db);
  const abstain = { query: { applyId }, body: { hasAbstained: true, isFinished: true as const } };
  expect((await call(contract.postReview, abstain, { token })).data.review.hasAbstained).toBe(true);
  const { data } = await call(contract.reviewQueue, { query: { programSeoUrl: program.seoUrl } }, { token });
  expect(data[0]!.applications[0]).toMatchObject({ state: "abstained", weighted: null });
  const again = { query: { applyId }, body: { hasAbstained: false } };
  expect((await call(contract.postReview, again, { token })).data.review).toMatchObject({ finishedAt: null });
});

test.each([
  ["beyond the scale", { score: 6 }, "outOfScale"],
  ["nothing", {}, "scoreOrAbstain"],
  ["a score and an abstention", { score: 3, hasAbstained: true as const }, "scoreOrAbstain"],
])("a score that is %s is refused with a sentence and stores nothing", async (_, wrong, reason) => {
  const { call, db } = await testApp();
  const { applyId, token, team } = await juryOf(db);
  await call(contract.postReview, { query: { applyId }, body: { scores: ALL_SCORES(2, [team]) } }, { token });
  const body = { scores: [{ categoryId: team, ...wrong }] };
  const answer = await call(contract.postReview, { query: { applyId }, body }, { token });
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject([{ field: "scores.0.score", reason }]);
  const [stored] = await db.select().from(programScore);
  expect(stored).toMatchObject({ score: 2 });
});

test("values outside the scale are refused: NaN, halves, zero, text", async () => {
  const { call, db } = await testApp();
  const { applyId, token, team } = await juryOf(db);
  for (const score of [6, Number.NaN, Number.POSITIVE_INFINITY, 2.5, 0, -1, "4", null]) {
    const body = { scores: [{ categoryId: team, score }] };
    const answer = await call(contract.postReview, { query: { applyId }, body: body as never }, { token });
    expect(answer.status, String(score)).toBe(400);
  }
  expect(await db.select().from(programReview)).toEqual([]);
});

test("remarks of 1 MB are refused unread, long ones with a sentence", async () => {
  const { call, db } = await testApp();
  const { applyId, token, program, team } = await juryOf(db);
  const save = (remarkToOrganizer: string) =>
    call(contract.postReview, { query: { applyId }, body: { remarkToOrganizer } }, { token });
  await save("Price?");
  expect((await save("x".repeat(1_000_000))).status).toBe(413);
  expect(await save("x".repeat(5_001))).toMatchObject({ status: 400, data: [{ field: "remarkToOrganizer" }] });
  const sentence = { categoryId: team, score: 3, sentence: "x".repeat(1_001) };
  expect(
    (await call(contract.postReview, { query: { applyId }, body: { scores: [sentence] } }, { token })).status,
  ).toBe(400);
  const about = { applyId, answerProgramId: program.questions.long, remark: "x".repeat(1_000_000) };
  expect((await call(contract.postAnswerReview, { body: about }, { token })).status).toBe(413);
  const [stored] = await db.select().from(programReview);
  expect(stored).toMatchObject({ remarkToOrganizer: "Price?" });
});

test("nobody but the assigned juror in this phase learns of an application", async () => {
  const { call, db } = await testApp();
  const { program, jurors, applyId, team } = await juryOf(db);
  const [juror, other] = jurors as [(typeof jurors)[0], (typeof jurors)[0]];
  const unassigned = (await insertJurors(db, program, 1))[0]!;
  const stranger = await signedIn(db);
  const owner = await signedIn(db, { [program.organizationId]: [0] });
  const body = { scores: ALL_SCORES(3, [team]) };
  const refusedOf = async (token: string) => [
    (await call(contract.reviewedApplication, { query: { applyId } }, { token })).status,
    (await call(contract.postReview, { query: { applyId }, body }, { token })).status,
    (await call(contract.putReview, { body: { reviews: [{ applyId, ...body }] } }, { token })).status,
    (await call(contract.reviewedFile, { query: { applyId } }, { token })).status,
    (
      await call(
        contract.postAnswerReview,
        { body: { applyId, answerProgramId: program.questions.long, score: 3 } },
        { token },
      )
    ).status,
  ];
  const nothing = [404, 404, 404, 404, 404];
  for (const { token } of [unassigned, stranger, owner]) expect(await refusedOf(token)).toEqual(nothing);
  await conflict(db, program, juror, 0);
  expect(await refusedOf(juror.token)).toEqual(nothing);
  const { data: queues } = await call(contract.reviewQueue, { query: {} }, { token: juror.token });
  expect(queues[0]!.applications.map(({ label }) => label)).toEqual(["K-002", "K-003"]);
  await db.update(programJuror).set({ removedAt: new Date() }).where(eq(programJuror.id, other.id));
  expect(await refusedOf(other.token)).toEqual(nothing);
  expect((await call(contract.reviewQueue, { query: {} }, { token: other.token })).data).toEqual([]);
});

test("a review is readable after the phase, not writable, closed before it", async () => {
  const { call, db } = await testApp();
  const { program, applyId, team, token } = await juryOf(db);
  const save = () =>
    call(contract.postReview, { query: { applyId }, body: { scores: ALL_SCORES(3, [team]) } }, { token });
  await db
    .update(programPhase)
    .set({ finishesAt: new Date(Date.now() - 1_000) })
    .where(eq(programPhase.id, program.phaseIds[0]!));
  expect(await save()).toMatchObject({ status: 409, code: "reviewClosed" });
  const read = await call(contract.reviewedApplication, { query: { applyId } }, { token });
  expect(read.data.queue.phase.isOpen).toBe(false);
  await db.execute(sql`update program_phase set is_active = false where id = ${program.phaseIds[0]}`);
  expect((await save()).status).toBe(404);
});

test("two windows merge different criteria and ask about the same one", async () => {
  const { call, db } = await testApp();
  const { applyId, team, market, token } = await juryOf(db);
  const save = (version: number, categoryId: string, score: number) =>
    call(
      contract.postReview,
      { query: { applyId }, body: { version, scores: ALL_SCORES(score, [categoryId]) } },
      { token },
    );
  await save(1, team, 2);
  expect((await save(1, market, 4)).status).toBe(200);
  const clash = await save(1, team, 5);
  expect(clash.code).toBe("changedMeanwhile");
  expect(clash.data).toMatchObject([{ field: team, yours: { score: 5 }, theirs: { score: 2 } }]);
});

test("two windows that begin one review lose nothing; the later is asked", async () => {
  const { call, db } = await testApp();
  const { program, applyId, team, market, token } = await juryOf(db);
  const save = (categoryId: string, score: number) =>
    call(
      contract.postReview,
      { query: { applyId }, body: { version: 0, scores: ALL_SCORES(score, [categoryId]) } },
      { token },
    );
  expect((await save(team, 4)).status).toBe(200);
  expect((await save(market, 2)).status).toBe(200);
  expect(await save(team, 1)).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const scores = [{ applyId, version: 0, scores: ALL_SCORES(5, [team]) }];
  expect((await call(contract.putReview, { body: { reviews: scores } }, { token })).code).toBe("changedMeanwhile");
  const about = { applyId, answerProgramId: program.questions.long, version: 0 };
  const remark = (text: string) => call(contract.postAnswerReview, { body: { ...about, remark: text } }, { token });
  const both = await Promise.all([remark("Clear"), remark("Not clear")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await remark("Neither")).code).toBe("changedMeanwhile");
});

test("scores of others are shown as the phase says: after one's own", async () => {
  const { call, db } = await testApp();
  const { program, jurors, assignments, applyId, token } = await juryOf(db);
  await review(db, program, assignments, [{ juror: jurors[1]!, application: 0, scores: [5, 4, null] }]);
  const others = async () => (await call(contract.reviewedApplication, { query: { applyId } }, { token })).data.others;
  expect(await others()).toBeNull();
  const scores = ALL_SCORES(3, program.categoryIds);
  await call(contract.postReview, { query: { applyId }, body: { scores, isFinished: true } }, { token });
  expect(await others()).toMatchObject([{ weighted: expect.closeTo(370 / 80), scores: [{ score: 5 }, { score: 4 }] }]);
  await db.update(programPhase).set({ othersScores: "never" }).where(eq(programPhase.id, program.phaseIds[0]!));
  expect(await others()).toBeNull();
});

test("jurors discuss an application after their own scores, unnamed", async () => {
  const { call, db } = await testApp();
  const { program, jurors, assignments, applyId, token } = await juryOf(db);
  await review(db, program, assignments, [{ juror: jurors[1]!, application: 0, scores: [5, 4, null] }]);
  const say = (text: string, as: { token: string }) =>
    call(contract.discussApplication, { query: { applyId }, body: { text } }, { token: as.token });
  const read = async () =>
    (await call(contract.reviewedApplication, { query: { applyId } }, { token })).data.discussion;
  expect((await say("Who are they?", { token })).code).toBe("ownReviewFirst");
  expect((await say("Anybody?", await signedIn(db))).code).toBe("notFound");
  expect((await say("Balpetek1 has a patent.", jurors[1]!)).data).toMatchObject([{ juror: 0 }]);
  expect(await read()).toBeNull();
  const scores = ALL_SCORES(3, program.categoryIds);
  await call(contract.postReview, { query: { applyId }, body: { scores, isFinished: true } }, { token });
  expect(await read()).toMatchObject([{ juror: 1, text: "█████ has a patent." }]);
  expect((await say("  ", { token })).code).toBe("invalidInput");
  expect((await say("It ends soon.", { token })).data).toMatchObject([
    { juror: 1 },
    { juror: 0, text: "It ends soon." },
  ]);
  // Who abstains neither hears nor speaks.
  await call(contract.postReview, { query: { applyId }, body: { hasAbstained: true, version: 2 } }, { token });
  expect(await read()).toBeNull();
  // The organizer reads both, by juror; so do the minutes.
  const organizer = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const applyIds = program.applications
    .slice(0, 2)
    .map(({ id }) => id)
    .join(",");
  const compared = await call(compareApplications, { query: { programSeoUrl: program.seoUrl, applyIds } }, organizer);
  expect(compared.data.applications.map(({ discussed }) => discussed.map(({ text }) => text))).toEqual([
    ["Balpetek1 has a patent.", "It ends soon."],
    [],
  ]);
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, program.phaseIds[0]!));
  expect((await contentsOf(db, program.phaseIds[0]!)).slice(-1)[0]).toContain("It ends soon.");
});

test("the table saves all reviews or none and leaves sentences and reasons", async () => {
  const { call, db } = await testApp();
  const { program, team, market, token } = await juryOf(db);
  const first = program.applications[0]!;
  const second = program.applications[1]!;
  const sentence = { categoryId: team, score: 2, sentence: "No full-time founder." };
  await call(contract.postReview, { query: { applyId: first.id }, body: { scores: [sentence] } }, { token });
  const rows = [
    { applyId: second.id, scores: ALL_SCORES(4, [team, market]) },
    { applyId: first.id, scores: ALL_SCORES(3, [team]) },
  ];
  const wrong = [{ ...rows[0]!, scores: ALL_SCORES(9, [team]) }, rows[1]!];
  const refused = await call(contract.putReview, { body: { reviews: wrong } }, { token });
  expect(refused.data).toMatchObject([{ field: "reviews.0.scores.0.score", reason: "outOfScale" }]);
  expect((await call(contract.putReview, { body: { reviews: rows } }, { token })).status).toBe(200);
  const { data } = await call(contract.reviewTable, { query: { programSeoUrl: program.seoUrl } }, { token });
  expect(data.reviews.map(({ scores }) => scores.map(({ score }) => score).sort())).toEqual([[3], [4, 4], []]);
  const read = await call(contract.reviewedApplication, { query: { applyId: first.id } }, { token });
  expect(read.data.review.scores).toMatchObject([{ score: 3, sentence: "No full-time founder." }]);
});

test("answers are reviewed by themselves; a hidden question cannot be", async () => {
  const { call, db } = await testApp();
  const { program, applyId, token } = await juryOf(db);
  const about = { applyId, answerProgramId: program.questions.long };
  const posted = await call(contract.postAnswerReview, { body: { ...about, score: 4, remark: "Clear" } }, { token });
  expect(posted.data).toEqual({ score: 4, remark: "Clear", version: 1 });
  const put = await call(contract.putAnswerReview, { body: { ...about, score: 2, version: 1 } }, { token });
  expect(put.data).toEqual({ score: 2, remark: "Clear", version: 2 });
  const hidden = { applyId, answerProgramId: program.questions.link, score: 1 };
  expect((await call(contract.postAnswerReview, { body: hidden }, { token })).status).toBe(404);
  const { data } = await call(contract.reviewedApplication, { query: { applyId } }, { token });
  expect(data.answers.map(({ questionId }) => questionId)).not.toContain(program.questions.link);
  expect(data.answers.find(({ questionId }) => questionId === program.questions.long)?.review?.score).toBe(2);
});

test("files are read by assigned jurors in open phases only", async () => {
  const { app, call, db } = await testApp();
  const { program, jurors, applyId, token } = await juryOf(db);
  const key = keyOf("private", program.applications[0]!.startupId, "0123456789abcdef", "", "pdf");
  await app.services.files.put(key, Buffer.from("%PDF-1.7 deck %%EOF"));
  await db.insert(programSubmission).values({
    id: v7(),
    applicationId: applyId,
    number: 2,
    formId: program.formId,
    locale: "tr",
    profile: {},
    answers: {},
    presentationFile: key,
    presentationName: "Deck.pdf",
  });
  const read = (as = token) => call(contract.reviewedFile, { query: { applyId } }, { token: as });
  expect((await read()).status).toBe(404);
  await db.update(programPhase).set({ isBlind: false }).where(eq(programPhase.id, program.phaseIds[0]!));
  expect((await read()).status).toBe(200);
  await conflict(db, program, jurors[1]!, 0);
  expect((await read(jurors[1]!.token)).status).toBe(404);
  const [unassigned] = await insertJurors(db, program, 1);
  expect((await read(unassigned!.token)).status).toBe(404);
});

test("a juror scores the criteria of the phase alone", async () => {
  const { call, db } = await testApp();
  const { program, team, market, applyId, token } = await juryOf(db);
  await db.insert(programPhaseCategory).values({ phaseId: program.phaseIds[0]!, categoryId: market });
  const { data } = await call(contract.reviewedApplication, { query: { applyId } }, { token });
  expect(data.categories.map(({ id }) => id)).toEqual([market]);
  const post = (body: contract.ReviewSave) => call(contract.postReview, { query: { applyId }, body }, { token });
  expect((await post({ scores: ALL_SCORES(4, [team]) })).status).toBe(400);
  const done = await post({ scores: ALL_SCORES(4, [market]), isFinished: true });
  expect(done.data.review.finishedAt).not.toBeNull();
});

test("words of every review are refused or noted, and judged of jurors alone", async () => {
  const { call, db } = await testApp();
  const { program, applyId, token } = await juryOf(db);
  await db.insert(bannedWord).values([
    { word: "scam", form: "scam", action: "refuse" },
    { word: "dubious", form: "dubious", action: "flag" },
  ]);
  const answer = { applyId, answerProgramId: program.questions.long };
  const saves = (text: string, by: string) => [
    () => call(contract.postReview, { query: { applyId }, body: { remarkToOrganizer: text } }, { token: by }),
    () => call(contract.putReview, { body: { reviews: [{ applyId, remarkToApplicant: text }] } }, { token: by }),
    () => call(contract.putAnswerReview, { body: { ...answer, remark: text } }, { token: by }),
  ];
  for (const save of saves("A scam", token)) expect(await save()).toMatchObject({ code: "bannedWord" });
  expect(await db.select().from(programReview)).toEqual([]);
  const stranger = await signedIn(db);
  for (const save of saves("A scam", stranger.token)) expect(await save()).toMatchObject({ status: 404 });
  for (const save of saves("Dubious", token)) expect(await save()).toMatchObject({ status: 200 });
  const noted = await db.select().from(flaggedText).orderBy(flaggedText.field);
  const [own] = await db.select().from(programReview);
  expect(noted.map(({ entity, entityId, field }) => [entity, entityId, field])).toEqual([
    ["programApplication", applyId, "remark"],
    ["programReview", own!.id, "remarkToOrganizer"],
    ["programReview", own!.id, "reviews.0.remarkToApplicant"],
  ]);
});
