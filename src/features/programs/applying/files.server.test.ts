import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { viewsOf } from "../reviewing/queries/views.server.ts";
import * as contract from "./contract.ts";

const PDF = (text: string) => new File([`%PDF-1.7\n${text}\n%%EOF\n`], "Petek sunum.pdf", { type: "application/pdf" });
const PAGE = new File(["<html><script>alert(1)</script>"], "deck.pdf", { type: "application/pdf" });

async function begun() {
  const { call, db, app } = await testApp();
  const asked = await insertProgram(db, { changes: { applyFinish: new Date(Date.now() + 3_600_000) } });
  const startupId = v7();
  await db
    .insert(startup)
    .values({ id: startupId, seoUrl: `s-${startupId}`, name: "Petek", countryId: fixedId("country/TR") });
  const ada = await signedIn(db, { [startupId]: [SCOPE.WRITE] });
  const { data } = await call(contract.beginApplication, { query: { programId: asked.id, companyId: startupId } }, ada);
  const keys = Object.fromEntries(data.questions.map(({ kind, key }) => [kind, key])) as Record<string, string>;
  const query = { programApplyId: data.id };
  return { call, db, app, asked, ada, keys, query, id: data.id };
}

test("a presentation that is too large or none is refused, nothing stored", async () => {
  const { call, db, ada, query, id } = await begun();
  const upload = (file: File) => call(contract.uploadAnswer, { query, body: { file } }, ada);
  const large = new File([`%PDF-1.7\n${"x".repeat(6 * 1024 * 1024)}\n%%EOF`], "deck.pdf");
  expect(await upload(large)).toMatchObject({ status: 413, code: "tooBig" });
  expect(await upload(PAGE)).toMatchObject({ status: 415, code: "notAPresentation" });
  const [row] = await db.select().from(programApplication).where(eq(programApplication.id, id));
  expect(row!.presentationFile).toBeNull();
  const stranger = await signedIn(db);
  expect((await call(contract.uploadAnswer, { query, body: { file: PDF("x") } }, stranger)).status).toBe(404);
});

test("a file refused at the end is not stored", async () => {
  const { call, db, ada, keys, query, id, app } = await begun();
  const { files } = app.services;
  const { put } = files;
  const stored: string[] = [];
  files.put = async (key, bytes) => {
    stored.push(key);
    await put.call(files, key, bytes);
  };
  const upload = (questionKey?: string) =>
    call(
      contract.uploadAnswer,
      { query: { ...query, ...(questionKey && { questionKey }) }, body: { file: PDF("x") } },
      ada,
    );
  expect((await upload(keys.short!)).status).toBe(404);
  const now = new Date();
  await db
    .update(programApplication)
    .set({ sentAt: now, result: "approved", decidedAt: now, publishedAt: now })
    .where(eq(programApplication.id, id));
  expect(await upload()).toMatchObject({ status: 409, code: "applicationDecided" });
  expect(stored).toHaveLength(2);
  for (const key of stored) expect(await files.get(key)).toBeUndefined();
});

test("a presentation is required, sent along and stays when replaced", async () => {
  const { app, call, db, asked, ada, keys, query, id } = await begun();
  const answers = {
    [keys.short!]: "Heaters",
    [keys.long!]: "Cold.",
    [keys.choice!]: 1,
    [keys.number!]: 1,
    [keys.link!]: "https://petek.example",
  };
  const send = (body: object) => call(contract.putApplication, { query: { ...query, putType: "send" }, body }, ada);
  expect((await send({ answers })).data).toMatchObject([{ field: "presentation", reason: "required" }]);
  const uploaded = await call(contract.uploadAnswer, { query, body: { file: PDF("one") } }, ada);
  // The organizer does not read unsent applications.
  const reader = await signedIn(db, { [asked.organizationId]: [SCOPE.READ] });
  expect((await call(contract.answerFile, { query }, reader)).status).toBe(404);
  expect(uploaded.data).toMatchObject({ presentation: { name: "Petek sunum.pdf" }, version: 2 });
  const chart = await call(
    contract.uploadAnswer,
    { query: { ...query, questionKey: keys.file! }, body: { file: PDF("chart") } },
    ada,
  );
  expect(chart.data.answers[keys.file!]).toMatch(/^private\/.*\.pdf$/);
  const sent = await send({ version: chart.data.version, answers });
  expect(sent.data.state).toBe("sent");
  const [first] = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, id));
  expect(first!.answers[asked.questions.file]).toBe(chart.data.answers[keys.file!]);
  await call(contract.uploadAnswer, { query, body: { file: PDF("two") } }, ada);
  const [still] = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, id));
  expect(still!.presentationFile).toBe(first!.presentationFile);
  for (const which of [query, { ...query, questionKey: asked.questions.file }])
    expect((await call(contract.answerFile, { query: which }, reader)).status).toBe(200);
  // By the name that its sender gave it, for whoever downloads it and in what jurors and the organizer read.
  const url = addressOf(contract.answerFile, undefined, { ...query, questionKey: asked.questions.file });
  const download = await app.inject({ url, headers: { authorization: `Bearer ${reader.token}` } });
  expect(download.headers["content-disposition"]).toContain("Petek%20sunum.pdf");
  const views = await viewsOf(db, [id], { isBlind: false, locale: "en" });
  expect(views.get(id)!.view.answers.flatMap(({ file }) => file ?? [])).toEqual(["Petek sunum.pdf"]);
  // Every version that was sent has its own files.
  const now = (await call(contract.getApplication, { params: { id } }, ada)).data;
  expect((await send({ version: now.version, answers: { ...answers, [keys.short!]: "More heaters" } })).status).toBe(
    200,
  );
  const ofVersion = async (version?: number) => {
    const url = addressOf(contract.answerFile, undefined, { ...query, ...(version && { version }) });
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${reader.token}` } });
    return statusCode === 200 ? /one|two/.exec(body)?.[0] : statusCode;
  };
  expect(await Promise.all([ofVersion(1), ofVersion(2), ofVersion(), ofVersion(3)])).toEqual([
    "one",
    "two",
    "two",
    404,
  ]);
  const read = await call(contract.answerFile, { query }, ada);
  expect(read.status).toBe(200);
  const stranger = await signedIn(db);
  expect((await call(contract.answerFile, { query }, stranger)).status).toBe(404);
  // Only questions that ask for a file have one.
  const other = { query: { ...query, questionKey: keys.short! }, body: { file: PDF("x") } };
  expect((await call(contract.uploadAnswer, other, ada)).status).toBe(404);
});
