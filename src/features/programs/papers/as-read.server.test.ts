import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { conversation, message } from "#db/tables/messages.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { programPhase } from "#db/tables/programs.server.ts";
import { addressOf, type Endpoint } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { pdfStructure, pdfText } from "#testing/pdf-text.ts";
import { assign, insertJurors, review } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import * as deciding from "../deciding/contract.ts";
import * as contract from "./contract.ts";

const DAY_MS = 86_400_000;

/** The texts of a paper, each heading, paragraph and cell by itself. */
async function linesOf({ app }: TestApp, endpoint: Endpoint, token: string, query: object, locale = "en") {
  const url = addressOf(endpoint, undefined, query);
  const headers = { authorization: `Bearer ${token}`, "accept-language": locale };
  const answer = await app.inject({ method: "GET", url, headers });
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return pdfStructure(answer.rawPayload).parts.map(([, text]) => text);
}

/** Two applications, each with a finished review of one juror, and somebody of the house. */
async function selection() {
  const built = await testApp();
  const { db } = built;
  const program = await insertProgram(db, { applications: 2 });
  const jurors = await insertJurors(db, program, 1);
  const assignments = await assign(db, program, jurors);
  const [juror] = jurors as [(typeof jurors)[0]];
  await review(db, program, assignments, [
    { juror, application: 0, scores: [5, 4, 3] },
    { juror, application: 1, scores: [2, 2, 2] },
  ]);
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const founder = await signedIn(db, { [program.applications[0]!.startupId]: [SCOPE.FULL_ACCESS] });
  const ids = program.applications.map(({ id }) => id) as [string, string];
  return { ...built, built, program, juror, owner, founder, ids };
}

test("minutes say who wrote, and whose place is free again, also if it is so later", async () => {
  const { built, call, db, program, juror, owner, founder, ids } = await selection();
  const conversationId = v7();
  const [lowId, highId] = [founder.id, juror.accountId].sort() as [string, string];
  await db.insert(conversation).values({ id: conversationId, lowId, highId });
  await db.insert(message).values({ id: v7(), conversationId, senderId: founder.id, text: "Merhaba" });
  const [phaseId] = program.phaseIds as [string];
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, phaseId));
  const publish = async (applyIds: string[]) => {
    const body = { applyIds, result: "approved" as const };
    await call(deciding.setResults, { query: { programId: program.id }, body }, owner);
    const placeUntil = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const published = { approved: applyIds.length, declined: 0, placeUntil };
    const answer = await call(deciding.publishResults, { query: { programId: program.id }, body: published }, owner);
    expect(answer.status).toBe(200);
  };
  await publish(ids);
  const seal = async () => (await call(contract.sealMinutes, { query: { phaseId } }, owner)).data.id;
  const paper = (minutesId: string, language: "en" | "tr", part: "minutes" | "changes" = "minutes") =>
    linesOf(built, contract.minutesPdf, owner.token, { minutesId, language, part });
  const before = await seal();
  const first = await paper(before, "en");
  expect(first).toContain("the team wrote to the juror, who has not answered, suspected");
  expect(first.filter((line) => line === "Accepted")).toHaveLength(2);
  expect((await paper(before, "tr")).join("\n")).toContain("ekip jüri üyesine yazmış, yanıt almamış, şüpheli");

  const place = { query: { applyId: ids[0] }, body: { isTaken: false } };
  expect((await call(deciding.answerPlace, place, founder)).status).toBe(200);
  await db
    .update(programApplication)
    .set({ placeUntil: new Date(Date.now() - DAY_MS) })
    .where(eq(programApplication.id, ids[1]));
  const changes = (await paper(before, "en", "changes")).join("\n");
  expect(changes).toMatch(/K-001 .* · Accepted, gave its place up/);
  expect(changes).toMatch(/K-002 .* · Accepted, did not confirm its place in time/);
  const after = await seal();
  expect((await paper(after, "tr")).filter((line) => line.startsWith("Kabul edildi"))).toEqual([
    "Kabul edildi, yerinden vazgeçti",
    "Kabul edildi, yerini zamanında onaylamadı",
  ]);
}, 120_000);

test("a booklet names house, reader and dates, an application its version", async () => {
  const { built, db, program, juror } = await selection();
  await db.update(account).set({ name: "Işık", surname: "Arı" }).where(eq(account.id, juror.accountId));
  const query = { programSeoUrl: program.seoUrl };
  const lines = await linesOf(built, contract.booklet, juror.token, query, "tr");
  const after = (name: string) => lines[lines.indexOf(name) + 1];
  expect(after("Organizatör")).toBe("Balözü Vakfı");
  expect(after("Evre")).toMatch(/^Ön eleme, \d\d\.\d\d\.\d{4} \d\d:\d\d GMT\+3 – \d\d\.\d\d\.\d{4} \d\d:\d\d GMT\+3$/);
  expect(after("Okuyan")).toBe("Işık Arı");
  expect(after("Yazdırıldı")).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d GMT\+3$/);
  expect(after("Başvuru K-001")).toContain("Adsız değerlendirme evresi");
  expect(lines.filter((line) => /^1\. sürüm, gönderilme: \d\d\.\d\d\.\d{4}$/.test(line))).toHaveLength(2);
}, 120_000);

test("a letter says to the minute, with its zone, until when a place waits", async () => {
  const { built, call, program, owner, founder, ids } = await selection();
  const body = { applyIds: [ids[0]], result: "approved" as const };
  await call(deciding.setResults, { query: { programId: program.id }, body }, owner);
  const published = { approved: 1, declined: 0, placeUntil: "2099-01-31" };
  await call(deciding.publishResults, { query: { programId: program.id }, body: published }, owner);
  const lines = await linesOf(built, deciding.letterPdf, founder.token, { applyId: ids[0] });
  expect(lines.join("\n")).toContain("en geç 31.01.2099 23:59 GMT+3 saatine kadar");
}, 120_000);

test("a table of minutes has its head on each page, and is told once", async () => {
  const { built, db, program, owner } = await selection();
  const jurors = await insertJurors(db, program, 30);
  const assignments = await assign(db, program, jurors);
  const scores = [3, 4, 2];
  const all = jurors.flatMap((juror) => [0, 1].map((application) => ({ juror, application, scores })));
  await review(db, program, assignments, all);
  const [phaseId] = program.phaseIds as [string];
  await db.update(programPhase).set({ finishesAt: new Date() }).where(eq(programPhase.id, phaseId));
  const minutesId = (await built.call(contract.sealMinutes, { query: { phaseId } }, owner)).data.id;
  const query = { minutesId, language: "en" };
  const url = addressOf(contract.minutesPdf, undefined, query);
  const paper = await built.app.inject({ method: "GET", url, headers: { authorization: `Bearer ${owner.token}` } });
  // The 62 reviews take three pages or more.
  expect(pdfText(paper.rawPayload).text.split("Version read").length - 1).toBeGreaterThanOrEqual(3);
  const heads = pdfStructure(paper.rawPayload).parts.filter(([, text]) => text === "Version read");
  expect(heads).toEqual([["Document Table TR TH", "Version read"]]);
}, 120_000);
