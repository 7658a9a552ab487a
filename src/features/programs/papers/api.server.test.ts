import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account as accountTable } from "#db/tables/accounts.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programReview, programScore } from "#db/tables/program-jury.server.ts";
import {
  programPhase,
  programPhaseCategory,
  programReviewCategory,
  program as programTable,
} from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { addressOf, type Endpoint } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { pdfStructure, pdfText } from "#testing/pdf-text.ts";
import { assign, conflict, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { compareApplications, decisionTable } from "../deciding/contract.ts";
import { postAnswerReview } from "../reviewing/contract.ts";
import * as contract from "./contract.ts";
import { contentsOf } from "./queries/minutes.server.ts";

async function reviewed(db: Db) {
  const program = await insertProgram(db, { applications: 3 });
  const jurors = await insertJurors(db, program, 2);
  const assignments = await assign(db, program, jurors);
  await review(db, program, assignments, [
    { juror: jurors[0]!, application: 0, scores: [5, 4, 3] },
    { juror: jurors[0]!, application: 1, scores: [2, 2, null] },
    { juror: jurors[1]!, application: 0, scores: [3, 3, 3] },
    { juror: jurors[1]!, application: 1 },
  ]);
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  return { program, jurors, assignments, owner };
}

async function fileOf(
  { app }: TestApp,
  endpoint: Endpoint,
  token: string,
  params: object,
  query: object,
  locale = "en",
) {
  const url = addressOf(endpoint, params, query);
  const headers = { authorization: `Bearer ${token}`, "accept-language": locale };
  const answer = await app.inject({ method: "GET", url, headers });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

test("the spreadsheet matches table and database and has no formulas", async () => {
  const built = await testApp();
  const { call, db } = built;
  const { program, owner } = await reviewed(db);
  const formula = '=HYPERLINK("https://evil.example","x")';
  await db.update(startup).set({ name: formula }).where(eq(startup.id, program.applications[1]!.startupId));
  const { token } = owner;
  const file = await fileOf(built, contract.applicationsExcel, token, { id: program.id }, {});
  expect(file.status).toBe(200);
  const [sheet] = await readSheet(file.bytes);
  const [head, ...rows] = sheet!.data as (string | number | null)[][];
  const cell = (row: number, name: string) => rows[row]![head!.indexOf(name)];
  expect(rows).toHaveLength(3);
  const { data } = await call(decisionTable, { query: { programSeoUrl: program.seoUrl } }, { token });
  for (const [index, row] of data.rows.entries()) {
    expect([cell(index, "Application"), cell(index, "Startup"), cell(index, "Rank by normalized score")]).toEqual([
      row.label,
      row.name,
      row.rank,
    ]);
    expect(cell(index, "Reviews")).toBe(row.reviews);
    if (row.raw !== null) expect(cell(index, "Raw score")).toBeCloseTo(row.raw, 3);
    if (row.normalized !== null) expect(cell(index, "Normalized score")).toBeCloseTo(row.normalized, 3);
  }
  const first = rows.findIndex((row) => row[0] === "K-001");
  expect(cell(first, "Team (mean)")).toBe(4);
  expect(cell(first, "Raw score")).toBeCloseTo((4.3 + 3) / 2, 3);
  expect(cell(first, "What do you sell?")).toBe("Product 1");
  // The phase is blind: nobody is called by name.
  expect(head).not.toContain("Email");
  // A cell of text: a spreadsheet would show what a formula makes of it.
  expect(rows.map((row) => row[1])).toContain(formula);
});

test("the spreadsheet has numbers, contacts of open phases, and remarks", async () => {
  const built = await testApp();
  const { db } = built;
  const { program, owner } = await reviewed(db);
  const founder = await signedIn(db, { [program.applications[0]!.startupId]: [SCOPE.FULL_ACCESS] });
  const phaseId = program.phaseIds[0]!;
  await db.update(programPhase).set({ isBlind: false }).where(eq(programPhase.id, phaseId));
  await db.update(programReview).set({ remarkToOrganizer: "Ask for references.", remarkToApplicant: "Show us users." });
  await db.update(programScore).set({ sentence: "Price it." }).where(eq(programScore.score, 5));
  const file = await fileOf(built, contract.applicationsExcel, owner.token, { id: program.id }, { phaseId });
  expect(file.headers["content-disposition"]).toContain("Hive-camp-Screening-Applications-");
  const [sheet] = await readSheet(file.bytes);
  const [head, ...rows] = sheet!.data as (string | number | null)[][];
  const row = rows.find(([label]) => label === "K-001")!;
  const cell = (name: string) => row[head!.indexOf(name)];
  const [account] = await db.select().from(accountTable).where(eq(accountTable.id, founder.id));
  expect([cell("Contact"), cell("Email")]).toEqual([`${account!.name} ${account!.surname}`, account!.email]);
  expect(cell("Remarks to the organizer")).toBe("Juror 1: Ask for references.\nJuror 2: Ask for references.");
  expect(cell("Remarks to the applicant")).toBe("Juror 1: Show us users.\nJuror 1: Price it.\nJuror 2: Show us users.");
  expect(cell("How many customers?")).toBe(10);
  // Hidden from jurors, not from the house.
  expect(cell("Your site")).toBe("https://balpetek1.example");
  expect([cell("Seeking investment"), cell("Currency of the investment")]).toEqual([500_000, "USD"]);
  expect([cell("Valuation"), cell("Currency of the valuation")]).toEqual([4_000_000, "EUR"]);
});

test("spreadsheet and comparison have the criteria of their phase alone", async () => {
  const built = await testApp();
  const { call, db } = built;
  const { program, owner } = await reviewed(db);
  const phaseId = program.phaseIds[0]!;
  await db.insert(programPhaseCategory).values({ phaseId, categoryId: program.categoryIds[0]! });
  const file = await fileOf(built, contract.applicationsExcel, owner.token, { id: program.id }, { phaseId });
  const [sheet] = await readSheet(file.bytes);
  const means = (sheet!.data[0] as string[]).filter((header) => header.endsWith("(mean)"));
  expect(means).toEqual(["Team (mean)"]);
  const query = { programSeoUrl: program.seoUrl, phaseId, applyIds: program.applications[0]!.id };
  expect((await call(compareApplications, { query }, owner)).data.categories.map(({ name }) => name)).toEqual(["Team"]);
});

test("a juror's booklet is masked in blind phases, without conflicts", async () => {
  const built = await testApp();
  const { db } = built;
  const { program, jurors, owner } = await reviewed(db);
  const [juror, other] = jurors as [(typeof jurors)[0], (typeof jurors)[0]];
  await conflict(db, program, juror, 2);
  const query = { programSeoUrl: program.seoUrl };
  const own = await fileOf(built, contract.booklet, juror.token, {}, query);
  const { text, pages } = pdfText(own.bytes);
  expect(pages).toBe(3);
  expect(text).toContain("Application K-001");
  expect(text).toContain("Product 1");
  expect(text).not.toContain("K-003");
  expect(text).not.toMatch(/balpetek/i);
  expect(`${JSON.stringify(own.headers)}${own.bytes.toString("latin1")}`).not.toMatch(/balpetek/i);
  expect(pdfText((await fileOf(built, contract.booklet, other.token, {}, query)).bytes).text).toContain("K-003");
  const stranger = await signedIn(db);
  expect((await fileOf(built, contract.booklet, stranger.token, {}, query)).status).toBe(404);
  expect((await fileOf(built, contract.booklet, owner.token, {}, { ...query, part: 2 })).status).toBe(404);

  await db.update(programPhase).set({ isBlind: false }).where(eq(programPhase.id, program.phaseIds[0]!));
  const open = pdfText((await fileOf(built, contract.booklet, owner.token, {}, query)).bytes).text;
  expect(open).toContain("Balpetek3");
  expect(open).toContain("seeking $500,000 · valuation €4M");
}, 120_000);

test("minutes are written after a phase; a page recomputes and finds edits", async () => {
  const { call, db } = await testApp();
  const { program, owner } = await reviewed(db);
  const { token } = owner;
  const phaseId = program.phaseIds[0]!;
  const seal = () => call(contract.sealMinutes, { query: { phaseId } }, { token });
  expect((await seal()).code).toBe("phaseRunning");
  await db
    .update(programPhase)
    .set({ finishesAt: new Date(Date.now() - 1_000) })
    .where(eq(programPhase.id, phaseId));
  const { data: minutes } = await seal();
  // The phase, two jurors, three ranks, three scored reviews of three criteria, one that was abstained from; then what is printed
  // beside: the phase once more, and the names of two jurors, three startups and the questions.
  const { rows: questions } = await db.execute(sql`select id from program_question`);
  const last = 16 + 1 + 2 + 3 + questions.length;
  expect(minutes).toMatchObject({ number: 1, rows: last, phase: "Screening" });
  // Again says the same: it is not written twice.
  expect(await seal()).toMatchObject({ status: 409, code: "minutesUnchanged" });
  const [head] = (await db.execute<{ content: string }>(sql`select content from program_minutes_row where number = 1`))
    .rows;
  const weights = JSON.parse(head!.content).criteria.map(({ weight }: { weight: number }) => weight);
  expect(weights.reduce((sum: number, weight: number) => sum + weight, 0)).toBe(100);
  const check = async () => (await call(contract.checkMinutes, { query: { minutesId: minutes.id } }, { token })).data;
  expect(await check()).toMatchObject({ isIntact: true, brokenAt: null, differences: 0, digest: minutes.digest });

  const [score] = await db.select().from(programScore).where(eq(programScore.score, 5));
  await db.update(programScore).set({ score: 1 }).where(eq(programScore.id, score!.id));
  // The rows of before and those of now: the score, and the ranks of the two applications of its juror.
  expect(await check()).toMatchObject({ isIntact: true, differences: 6 });
  await db.update(programReview).set({ hasAbstained: true }).where(eq(programReview.id, score!.reviewId));
  // One row in place of three scores; the juror and both ranks before and now.
  expect((await check()).differences).toBe(10);

  // The database refuses this, so the test writes past its triggers.
  await expect(db.execute(sql`update program_minutes_row set content = 'x' where number = 3`)).rejects.toThrow();
  await db.execute(sql`alter table program_minutes_row disable trigger never_changes`);
  await expect(db.execute(sql`update program_minutes_row set content = 'x' where number = 3`)).rejects.toThrow();
  await db.execute(sql`update program_minutes_row set content = 'x', digest = sha256(coalesce(previous, ''::bytea) || convert_to('x', 'UTF8'))
    where number = ${last}`);
  const again = await check();
  expect(again).toMatchObject({ isIntact: true });
  // The last digest is another one than was printed.
  expect(again.digest).not.toBe(minutes.digest);
  expect((await seal()).data.number).toBe(2);
  const { data: list } = await call(contract.listMinutes, { query: { programSeoUrl: program.seoUrl } }, { token });
  expect(list.minutes.map(({ number }) => number)).toEqual([2, 1]);
});

test("minutes are a paper to sign, in both languages, with what changed since", async () => {
  const built = await testApp();
  const { call, db } = built;
  const { program, jurors, owner } = await reviewed(db);
  const { token } = owner;
  const phaseId = program.phaseIds[0]!;
  // The organizer has put the first criterion last: scores stand in that order, too.
  await db
    .update(programReviewCategory)
    .set({ sortOrder: 100 })
    .where(and(eq(programReviewCategory.programId, program.id), eq(programReviewCategory.nameEn, "Team")));
  await conflict(db, program, jurors[0]!, 2);
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, phaseId));
  const { data: minutes } = await call(contract.sealMinutes, { query: { phaseId } }, { token });
  const file = async (language: "en" | "tr", part: "minutes" | "changes" = "minutes") => {
    const answer = await fileOf(built, contract.minutesPdf, token, {}, { minutesId: minutes.id, language, part });
    expect(answer.status).toBe(200);
    return answer.bytes;
  };
  const linesOf = (bytes: Buffer) => {
    const { parts, ...rest } = pdfStructure(bytes);
    return { ...rest, lines: parts.map(([, text]) => text) };
  };
  const paper = async (...which: Parameters<typeof file>) => linesOf(await file(...which));
  const after = (lines: string[], line: string, count: number) => lines.slice(lines.indexOf(line) + 1).slice(0, count);
  const sealed = await paper("tr");
  expect(sealed.language).toBe("tr");
  expect(sealed.lines).toContain("Tutanak 1: Ön eleme");
  const table = await call(decisionTable, { query: { programSeoUrl: program.seoUrl } }, { token });
  const [best] = table.data.rows;
  expect(after(sealed.lines, "Sonuç", 7)).toEqual([
    "1",
    best!.best === null ? "–" : `${best!.best}–${best!.worst}`,
    `${best!.label} ${best!.name}`,
    best!.raw!.toLocaleString("tr", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    best!.normalized!.toLocaleString("tr", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    best!.hasTooFew ? expect.stringMatching(/^\d \/ \d: az$/) : `${best!.reviews}`,
    "Karar yok",
  ]);
  // Each step from the scores to the rank can be computed again: 0.5 × 5 + 0.3 × 4 + 0.2 × 3.
  expect(after(sealed.lines, "Pazar 4 · Ürün 3 · Ekip 5", 1)).toEqual(["4,30"]);
  expect(sealed.lines.some((line) => /1 \+ \(puan − 1\).* Dengelenmiş puan: /.test(line))).toBe(true);
  expect(sealed.lines).toContain("Çekimser");
  expect(after(sealed.lines, "Karar", 4)).toEqual([
    "K-003 Balpetek3",
    expect.stringMatching(/^1 /),
    "jüri üyesi bildirdi, kesin",
    expect.stringMatching(/^Hemen engellendi · \d\d\.\d\d\.\d{4} .*GMT/),
  ]);
  const before = await file("tr");
  expect((await linesOf(await file("tr", "changes"))).lines).toContain(
    "Tutanak mühürlendiğinden beri hiçbir şey değişmedi.",
  );
  expect(sealed.lines.filter((line) => line === "Tarih, imza")).toHaveLength(3);
  expect(sealed.lines.at(-1)).toBe(minutes.digest);

  const [score] = await db.select().from(programScore).where(eq(programScore.score, 5));
  await db.update(programScore).set({ score: 1 }).where(eq(programScore.id, score!.id));
  // Whatever is renamed, put off or taken away, what was sealed prints the same; what is stored now stands on a paper of its own.
  await db
    .update(programPhase)
    .set({ nameEn: "X", nameTr: "X", isBlind: false, startsAt: new Date("2020-01-01T00:00:00Z") })
    .where(eq(programPhase.id, phaseId));
  await db.update(programTable).set({ nameEn: "Y", nameTr: "Y", seoUrl: "y", timeZone: "America/New_York" });
  await db.update(startup).set({ name: "Z" });
  await db.update(organization).set({ name: "W" });
  await db.update(programReviewCategory).set({ nameEn: "U", nameTr: "U" });
  await db.update(accountTable).set({ name: "T", surname: "S" });
  expect(before.equals(await file("tr"))).toBe(true);
  expect((await paper("en")).lines).toContain("Market 4 · Product 3 · Team 5");
  const changed = await paper("en", "changes");
  expect(changed.language).toBe("en");
  expect(changed.lines).toContain("Changes after: Minutes 1: Screening");
  expect(changed.lines.some((line) => /^K-001 Balpetek1 · 1 .* · Team 5 · 1 · Counts$/.test(line))).toBe(true);
  expect(changed.lines.some((line) => /^K-001 Balpetek1 · 1 .* · Team 1 · 1 · Counts$/.test(line))).toBe(true);
  // The rows of the file give the digest on the paper; a changed one does not.
  const { bytes: rows } = await fileOf(built, contract.minutesRows, token, {}, { minutesId: minutes.id });
  const computed = rows
    .toString()
    .trim()
    .split("\n")
    .reduce(
      (digest, line) => createHash("sha256").update(digest).update(JSON.parse(line).content).digest(),
      Buffer.alloc(0),
    );
  expect(computed.toString("hex")).toBe(minutes.digest);
  const checkFile = async (text: string) =>
    call(
      contract.checkMinutesFile,
      { query: { minutesId: minutes.id }, body: { file: new File([text], "rows.jsonl") } },
      { token },
    );
  expect((await checkFile(rows.toString())).data).toMatchObject({ brokenAt: null, isSealed: true });
  const forged = rows.toString().replace(/(\\"score\\":)5/, "$11");
  expect((await checkFile(forged)).data).toMatchObject({ isSealed: false, brokenAt: expect.any(Number) });
  expect(await checkFile("x")).toMatchObject({ status: 400, code: "notMinutesRows" });
  const stranger = await signedIn(db);
  const other = await fileOf(built, contract.minutesPdf, stranger.token, {}, { minutesId: minutes.id, language: "en" });
  expect(other.status).toBe(404);
}, 120_000);

test("notes on single answers stand in table, comparison, Excel, minutes", async () => {
  const built = await testApp();
  const { call, db } = built;
  const { program, jurors, owner } = await reviewed(db);
  const [first, second] = program.applications.map(({ id }) => id);
  const note = (juror: number, applyId: string, body: object) =>
    call(
      postAnswerReview,
      { body: { applyId, answerProgramId: program.questions.long, ...body } },
      { token: jurors[juror]!.token },
    );
  expect((await note(0, first!, { score: 2, remark: "Who measures it today?" })).status).toBe(200);
  expect((await note(1, first!, { score: 5 })).status).toBe(200);
  // Abstained from the whole: what was said of its answers counts as little as its scores.
  expect((await note(1, second!, { remark: "Mine" })).status).toBe(200);
  const { token } = owner;
  const query = { programSeoUrl: program.seoUrl };
  const { data: table } = await call(decisionTable, { query }, { token });
  expect(table.rows.map(({ label, answerReviews }) => [label, answerReviews]).sort()).toEqual([
    ["K-001", 2],
    ["K-002", 0],
    ["K-003", 0],
  ]);
  const { data: compared } = await call(compareApplications, { query: { ...query, applyIds: first! } }, { token });
  const place = compared.questions.findIndex(({ question }) => question === "Which problem do you solve?");
  expect(compared.applications[0]!.answerReviews[place]).toEqual([
    { juror: 1, score: 2, remark: "Who measures it today?" },
    { juror: 2, score: 5, remark: null },
  ]);
  const file = await fileOf(built, contract.applicationsExcel, token, { id: program.id }, {});
  const [sheet] = await readSheet(file.bytes);
  const [head, ...rows] = sheet!.data as (string | number | null)[][];
  const row = rows.find(([label]) => label === "K-001")!;
  const cell = (name: string) => row[head!.indexOf(name)];
  expect(cell("Which problem do you solve? (score of the answer, mean)")).toBe(3.5);
  expect(cell("Which problem do you solve? (remarks of the jury)")).toBe("Juror 1: Who measures it today?");
  const texts = await contentsOf(db, program.phaseIds[0]!);
  expect(texts.filter((content) => content.includes("answerTo"))).toHaveLength(2);
  expect(texts.join()).toContain("Who measures it today?");
});
