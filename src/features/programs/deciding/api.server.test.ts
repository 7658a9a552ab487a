import { eq, inArray, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { programApplication, programLetter } from "#db/tables/program-applications.server.ts";
import { programReview, programScore, programScoreReason } from "#db/tables/program-jury.server.ts";
import { program as programTable } from "#db/tables/programs.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { pdfStructure } from "#testing/pdf-text.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import * as contract from "./contract.ts";
import { decidingJobs } from "./jobs.server.ts";

const GOOD_ANSWERS = "0199a000-0000-7000-8000-000000000042";
const COMPETITORS = "0199a000-0000-7000-8000-000000000009";

/** A program with as many applications, reviewed by three jurors; the first is strict, the last gives everyone the same. */
async function reviewed(db: Db, applications = 4) {
  const program = await insertProgram(db, { applications });
  const jurors = await insertJurors(db, program, 3);
  const assignments = await assign(db, program, jurors);
  const scores = [
    [1, 2, 3, 2],
    [3, 4, 5, 2],
    [4, 4, 4, 4],
  ];
  await review(
    db,
    program,
    assignments,
    jurors.flatMap((juror, place) =>
      program.applications.map((_, application) => {
        const score = scores[place]![application % 4]!;
        return { juror, application, scores: [score, score, score] };
      }),
    ),
  );
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const founder = await signedIn(db, { [program.applications[0]!.startupId]: [SCOPE.FULL_ACCESS] });
  return { program, jurors, assignments, owner, founder, ids: program.applications.map(({ id }) => id) };
}

const tableQuery = (programSeoUrl: string) => ({ query: { programSeoUrl } });

test("the table has raw and normalized scores, rank ranges and no-spread", async () => {
  const { call, db } = await testApp();
  const { program, owner } = await reviewed(db);
  const { data } = await call(contract.decisionTable, tableQuery(program.seoUrl), { token: owner.token });
  expect(data.rows.map(({ label, rank, best, worst, reviews }) => [label, rank, best, worst, reviews])).toEqual([
    ["K-003", 1, 1, 1, 3],
    ["K-002", 2, 2, 2, 3],
    ["K-004", 3, 2, 4, 3],
    ["K-001", 4, 3, 4, 3],
  ]);
  expect(data.rows[0]).toMatchObject({ raw: 4, name: "Balpetek3", hasTooFew: false, lacksReason: false });
  expect(data.jurors.map(({ hasNoSpread }) => hasNoSpread)).toEqual([false, false, true]);
  expect(data.jurors[0]!.leaning).toBeLessThan(0);
  expect(data).toMatchObject({ places: null, reviewCount: 12, counts: { inspecting: 4, approved: 0, declined: 0 } });
});

test("a cut line names the juror without whom an application crosses it", async () => {
  const { call, db } = await testApp();
  const { program, owner } = await reviewed(db);
  const query = { programSeoUrl: program.seoUrl, places: 3, view: "unsure" as const };
  const { data } = await call(contract.decisionTable, { query }, { token: owner.token });
  expect(data.rows.map(({ label, hangsOn }) => [label, hangsOn])).toEqual([
    // Without juror 1 it is fourth; then K-001 takes its place.
    ["K-004", [1]],
    ["K-001", [1]],
  ]);
  expect(data.views).toMatchObject({ all: 4, open: 4, unsure: 2 });
  const search = { programSeoUrl: program.seoUrl, search: "balpetek2" };
  const found = await call(contract.decisionTable, { query: search }, { token: owner.token });
  expect(found.data.rows.map(({ label }) => label)).toEqual(["K-002"]);
});

test("abstentions and drafts count nowhere; too few reviews are said", async () => {
  const { call, db } = await testApp();
  const { program, owner, assignments, jurors, ids } = await reviewed(db);
  const own = (juror: number, application: number) =>
    eq(programReview.assignmentId, assignments.get(`${jurors[juror]!.id} ${ids[application]!}`)!);
  await db.update(programReview).set({ hasAbstained: true }).where(own(0, 2));
  await db.update(programReview).set({ finishedAt: null }).where(own(1, 2));
  const { data } = await call(contract.decisionTable, tableQuery(program.seoUrl), { token: owner.token });
  expect(data.rows.find(({ label }) => label === "K-003")).toMatchObject({ reviews: 1, raw: 4, hasTooFew: true });
});

test("one to four applications are compared by juror across form versions", async () => {
  const { call, db } = await testApp();
  const { program, owner, ids, assignments } = await reviewed(db);
  const { token } = owner;
  const compare = (applyIds: readonly string[], as = token) =>
    call(
      contract.compareApplications,
      { query: { programSeoUrl: program.seoUrl, applyIds: applyIds.join(",") } },
      { token: as },
    );
  const { data } = await compare([ids[2]!, ids[0]!]);
  expect(data.applications.map(({ label, raw, reviews }) => [label, raw, reviews])).toEqual([
    ["K-003", 4, 3],
    ["K-001", (1 + 3 + 4) / 3, 3],
  ]);
  expect(data.applications[1]!.scores[0]!.all).toEqual([
    { juror: 1, score: 1 },
    { juror: 2, score: 3 },
    { juror: 3, score: 4 },
  ]);
  expect(data.categories).toHaveLength(3);
  expect(data.questions.length).toBeGreaterThan(0);
  expect(data.applications[0]!.answers).toHaveLength(data.questions.length);
  const assignmentIds = [...assignments.values()];
  await db
    .update(programReview)
    .set({ remarkToOrganizer: "Ekip güçlü." })
    .where(inArray(programReview.assignmentId, assignmentIds));
  expect((await compare(ids.slice(0, 4))).data.applications.map(({ said }) => said.length)).toEqual([3, 3, 3, 3]);

  for (const wrong of [[""], [...ids, COMPETITORS], [ids[0]!, "nothing"]])
    expect((await compare(wrong)).status, wrong.join()).toBe(400);
  expect((await compare([ids[0]!, COMPETITORS])).status).toBe(404);
  const stranger = await signedIn(db);
  expect((await compare(ids.slice(0, 2), stranger.token)).status).toBe(404);
});

test("nothing is sent before publishing; a decline needs a reason", async () => {
  const { call, db } = await testApp();
  const { program, owner, founder, ids } = await reviewed(db);
  const { token } = owner;
  const set = (applyIds: string[], result: "approved" | "declined") =>
    call(contract.setResults, { query: { programId: program.id }, body: { applyIds, result } }, { token });
  expect((await set(ids.slice(1), "approved")).data).toMatchObject({ approved: 3, declined: 0, inspecting: 1 });
  await set([ids[0]!], "declined");
  const read = () => call(contract.receivedLetter, { query: { applyId: ids[0]! } }, { token: founder.token });
  expect((await read()).status).toBe(404);
  expect(await db.select().from(mail)).toEqual([]);

  const publish = (approved = 3, declined = 1) =>
    call(contract.publishResults, { query: { programId: program.id }, body: { approved, declined } }, { token });
  const refused = await publish();
  expect(refused).toMatchObject({ status: 409, code: "declineWithoutReason", data: [{ detail: "K-001 Balpetek1" }] });
  const tooShort = { body: { applyId: ids[0]!, reason: "No." } };
  expect((await call(contract.changeLetter, tooShort, { token })).status).toBe(400);
  const reason = "Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.";
  const changed = await call(contract.changeLetter, { body: { applyId: ids[0]!, reason } }, { token });
  expect(changed.data).toMatchObject({ hasReason: true, isEdited: false, locale: "tr" });
  expect(changed.data.text).toContain(reason);

  expect((await publish(3, 2)).code).toBe("changedMeanwhile");
  const done = await publish();
  expect(done.data).toMatchObject({ approved: 3, declined: 1, decidedAt: expect.any(String) });
  const letter = await read();
  expect(letter.data).toMatchObject({ result: "declined", locale: "tr", hasHelped: null });
  expect(letter.data.text).toContain("Merhaba Balpetek1 ekibi,");
  expect(letter.data.text).toContain(reason);
  // The list above it may praise, too: what should change is named.
  expect(letter.data.text).toContain("Olumsuz bulunan noktalar değişirse yeniden başvurun.");
  const mails = await db.select().from(mail);
  expect(mails.map(({ kind, locale }) => [kind, locale])).toEqual([["programs.result", "tr"]]);
  const [decided] = await db.select().from(programTable).where(eq(programTable.id, program.id));
  expect(decided!.decidedAt).not.toBeNull();
  expect((await publish()).code).toBe("nothingToPublish");
  expect((await set([ids[0]!], "approved")).code).toBe("resultPublished");
});

test("the letter is made of the jury's remarks in the founders' language", async () => {
  const { call, db } = await testApp();
  const { program, owner, assignments, jurors, ids } = await reviewed(db);
  const reviewOf = async (juror: number, application: number) => {
    const [row] = await db
      .select()
      .from(programReview)
      .where(eq(programReview.assignmentId, assignments.get(`${jurors[juror]!.id} ${ids[application]!}`)!));
    return row!.id;
  };
  for (const application of [0, 1]) {
    const id = await reviewOf(0, application);
    await db.update(programReview).set({ remarkToApplicant: "Come back in spring." }).where(eq(programReview.id, id));
    const [score] = await db
      .select()
      .from(programScore)
      .where(eq(programScore.reviewId, id))
      .orderBy(programScore.categoryId)
      .limit(1);
    await db.update(programScore).set({ sentence: "Nobody else is named." }).where(eq(programScore.id, score!.id));
    await db.insert(programScoreReason).values({ scoreId: score!.id, reasonId: COMPETITORS });
  }
  const body = { applyIds: ids.slice(0, 2), result: "declined" as const };
  await call(contract.setResults, { query: { programId: program.id }, body }, { token: owner.token });
  const { data } = await call(contract.letters, tableQuery(program.seoUrl), { token: owner.token });
  expect(data.counts).toEqual({ approved: 0, declined: 2, inspecting: 2, withoutReason: 0, sent: 0 });
  const [turkish, english] = data.rows;
  expect(turkish).toMatchObject({ label: "K-001", locale: "tr", subject: "Başvurunuz: Kovan kampı" });
  expect(turkish!.text).toContain("Ekip\n– Başvurunuzda rakiplerinize yer vermemişsiniz.\n– Nobody else is named.");
  expect(english).toMatchObject({ label: "K-002", locale: "en", subject: "Your application to Hive camp" });
  expect(english!.text).toContain("Team\n– You leave competitors out of your application.\n– Nobody else is named.");
  expect(english!.text).toContain("– Come back in spring.");
  // Letters name no juror.
  expect(english!.text).not.toMatch(/Juror|Deniz Ergin/);

  const own = { applyId: ids[1]!, text: "Dear team,\n\nPlease call us.", version: 0 };
  const edited = await call(contract.changeLetter, { body: { ...own, version: undefined } }, { token: owner.token });
  expect(edited.data).toMatchObject({ isEdited: true, text: own.text, version: 2 });
  const other = { applyId: ids[1]!, text: "Dear team,\n\nPlease write to us.", version: 1 };
  expect((await call(contract.changeLetter, { body: other }, { token: owner.token })).code).toBe("changedMeanwhile");
});

test("letters repeat nothing; a strength declines nobody; sent ones are read", async () => {
  const { app, call, db } = await testApp();
  const { program, owner, founder, assignments, jurors, ids } = await reviewed(db);
  const { token } = owner;
  const decide = (applyId: string, result: "approved" | "declined") =>
    call(contract.setResults, { query: { programId: program.id }, body: { applyIds: [applyId], result } }, { token });
  const shown = async () => (await call(contract.letters, tableQuery(program.seoUrl), { token })).data;
  const [first] = await db
    .select({ review: programReview, score: programScore })
    .from(programScore)
    .innerJoin(programReview, eq(programReview.id, programScore.reviewId))
    .where(eq(programReview.assignmentId, assignments.get(`${jurors[0]!.id} ${ids[0]!}`)!));
  await db.insert(programScoreReason).values({ scoreId: first!.score.id, reasonId: GOOD_ANSWERS });
  await decide(ids[0]!, "declined");
  await decide(ids[1]!, "approved");
  const praised = await shown();
  expect(praised.counts).toMatchObject({ withoutReason: 1, sent: 0 });
  expect(praised.rows[0]).toMatchObject({
    hasReason: false,
    text: expect.stringContaining("Yanıtlarınız açık ve eksiksiz."),
  });
  // Nobody said a word to them, and nothing announces it.
  expect(praised.rows[1]!.text).not.toMatch(/jury/i);

  const sentence = "Fiyatınızı bir müşteriyle konuşun.";
  await db.update(programScore).set({ sentence }).where(eq(programScore.id, first!.score.id));
  const remarkToApplicant = "fiyatınızı bir müşteriyle konuşun";
  await db.update(programReview).set({ remarkToApplicant }).where(eq(programReview.id, first!.review.id));
  const [once] = (await shown()).rows;
  expect(once).toMatchObject({ hasReason: true });
  expect(once!.text.match(/müşteriyle konuşun/gi)).toHaveLength(1);
  expect(once!.text).not.toContain("notları");

  const published = { query: { programId: program.id }, body: { approved: 1, declined: 1 } };
  expect((await call(contract.publishResults, published, { token })).status).toBe(200);
  expect((await shown()).counts).toMatchObject({ approved: 0, declined: 0, sent: 2 });
  const sent = await call(contract.sentLetters, { query: { programSeoUrl: program.seoUrl } }, { token });
  expect(sent.data.rows.map(({ label, locale, text }) => [label, locale, text])).toEqual([
    ["K-001", "tr", once!.text],
    ["K-002", "en", praised.rows[1]!.text],
  ]);
  // On paper, too, for those who sent it and for its founders.
  const paper = async (applyId: string, as: string) => {
    const url = addressOf(contract.letterPdf, undefined, { applyId });
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${as}` } });
    return answer.statusCode === 200 ? pdfStructure(answer.rawPayload) : answer.statusCode;
  };
  const turkish = { language: "tr", parts: expect.arrayContaining([["Document H1", "Başvurunuz: Kovan kampı"]]) };
  expect(await paper(ids[0]!, token)).toEqual(turkish);
  expect(await paper(ids[0]!, founder.token)).toEqual(turkish);
  expect(await paper(ids[1]!, founder.token)).toBe(404);
});

test("two editors of a new letter: the later is asked, the first stays", async () => {
  const { call, db } = await testApp();
  const { program, owner, ids } = await reviewed(db);
  const results = { query: { programId: program.id }, body: { applyIds: [ids[0]!], result: "approved" as const } };
  await call(contract.setResults, results, { token: owner.token });
  const shown = await call(contract.letters, { query: { programSeoUrl: program.seoUrl } }, { token: owner.token });
  const { version } = shown.data.rows[0]!;
  expect(version).toBe(0);
  const change = (text: string) =>
    call(contract.changeLetter, { body: { applyId: ids[0]!, text, version } }, { token: owner.token });
  expect((await change("Welcome, from the one.")).status).toBe(200);
  expect(await change("Welcome, from the other.")).toMatchObject({ status: 409, code: "changedMeanwhile" });
});

test("founders rate a letter; the organization sees the count", async () => {
  const { call, db } = await testApp();
  const { program, owner, founder, ids } = await reviewed(db);
  const { token } = owner;
  const results = { query: { programId: program.id }, body: { applyIds: [ids[0]!], result: "declined" as const } };
  await call(contract.setResults, results, { token });
  const reason = "The program is for startups with a prototype.";
  await call(contract.changeLetter, { body: { applyId: ids[0]!, reason } }, { token });
  const published = await call(
    contract.publishResults,
    { query: { programId: program.id }, body: { approved: 0, declined: 1 } },
    { token },
  );
  // Three are still in review.
  expect(published.data.decidedAt).toBeNull();
  const helped = { query: { applyId: ids[0]! }, body: { hasHelped: true } };
  expect((await call(contract.answerLetter, helped, { token })).status).toBe(404);
  expect((await call(contract.answerLetter, helped, { token: founder.token })).data.hasHelped).toBe(true);
  const { data } = await call(contract.decisionTable, tableQuery(program.seoUrl), { token });
  expect(data.record).toEqual({ letters: 1, declined: 1, withReason: 1, helped: 1, notHelped: 0 });
});

test("results published while applications are open wait for the deadline", async () => {
  const { call, db, database } = await testApp();
  await plan(db, decidingJobs);
  const { program, owner, ids } = await reviewed(db);
  const { token } = owner;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await db
    .update(programTable)
    .set({ applyFinish: days(3) })
    .where(eq(programTable.id, program.id));
  const publish = async () => {
    await call(
      contract.setResults,
      { query: { programId: program.id }, body: { applyIds: ids, result: "approved" } },
      { token },
    );
    const shown = (await call(contract.letters, { query: { programSeoUrl: program.seoUrl } }, { token })).data;
    const body = { approved: 4, declined: 0, whileOpen: true as const };
    const unaware = { approved: 4, declined: 0 };
    const asked = await call(contract.publishResults, { query: { programId: program.id }, body: unaware }, { token });
    expect(asked).toMatchObject({ status: 409, code: "applicationsOpen" });
    const done = await call(contract.publishResults, { query: { programId: program.id }, body }, { token });
    return { shown: shown.program, done: done.data };
  };
  const stored = async () => (await db.select().from(programTable).where(eq(programTable.id, program.id)))[0]!;
  const { shown, done } = await publish();
  expect(shown).toMatchObject({ hasDeadline: true, closesAt: expect.any(String) });
  expect(done).toMatchObject({ approved: 4, decidedAt: null });
  const open = await stored();
  expect(open.decidedAt).toBeNull();
  await moveClock(database, { days: 1 });
  await runJobs(database);
  expect((await stored()).decidedAt).toBeNull();
  await moveClock(database, { days: 3 });
  await runJobs(database);
  expect((await stored()).decidedAt).not.toBeNull();
});

test("a program without a deadline is closed and decided by its last result", async () => {
  const { call, db } = await testApp();
  const { program, owner, ids } = await reviewed(db);
  const { token } = owner;
  await db.update(programTable).set({ applyFinish: null }).where(eq(programTable.id, program.id));
  const query = { programId: program.id };
  await call(contract.setResults, { query, body: { applyIds: ids, result: "approved" } }, { token });
  const { data } = await call(contract.letters, { query: { programSeoUrl: program.seoUrl } }, { token });
  expect(data.program).toMatchObject({ hasDeadline: false, closesAt: null });
  const done = await call(contract.publishResults, { query, body: { approved: 4, declined: 0 } }, { token });
  const [stored] = await db.select().from(programTable).where(eq(programTable.id, program.id));
  expect(stored!.applyFinish!.toISOString()).toBe(done.data.decidedAt);
});

test("publishing is all or nothing, also where something fails in the middle", async () => {
  const { call, db } = await testApp();
  const { program, owner, ids } = await reviewed(db);
  const body = { applyIds: ids, result: "approved" as const };
  await call(contract.setResults, { query: { programId: program.id }, body }, { token: owner.token });
  await db.execute(sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await db.execute(
    sql`create trigger fail before update of decided_at on program for each row execute function fail()`,
  );
  const publish = () =>
    call(
      contract.publishResults,
      { query: { programId: program.id }, body: { approved: 4, declined: 0 } },
      { token: owner.token },
    );
  expect((await publish()).status).toBe(500);
  expect(await db.select().from(programLetter)).toEqual([]);
  expect(await db.select().from(mail)).toEqual([]);
  expect(await db.select().from(programApplication).where(isNotNull(programApplication.publishedAt))).toEqual([]);
  await db.execute(sql`drop trigger fail on program`);
  expect((await publish()).status).toBe(200);
});
