import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { program, programForm, programQuestion } from "#db/tables/programs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { changeStartup } from "#features/startups/editing/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import * as contract from "./contract.ts";

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DELETED_STARTUP = { deletedAt: new Date(), isVisible: false, isListed: false };

/** A program that is open for an hour, and two co-founders of a startup. */
async function world(db: Db, changes: Partial<typeof program.$inferInsert> = {}) {
  const asked = await insertProgram(db, {
    changes: { applyFinish: new Date(Date.now() + HOUR_MS), asksPresentation: false, ...changes },
  });
  const startupId = v7();
  await db.insert(startup).values({
    id: startupId,
    seoUrl: `s-${startupId}`,
    name: "Petek Isı",
    countryId: fixedId("country/TR"),
    taglineEn: "Heat for hives",
    taglineTr: "Kovanlar için ısı",
    website: "https://petek.example",
    stageId: typeId("stage", "seed"),
    sectorId: typeId("sector", "energy"),
  });
  const [ada, can] = [
    await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] }),
    await signedIn(db, { [startupId]: [SCOPE.WRITE] }),
  ];
  const { rows } = await db.execute<{ id: string; key: string; kind: string }>(
    `select id, key, kind from program_question where form_id = '${asked.formId}'`,
  );
  const keys = Object.fromEntries(rows.map(({ kind, key }) => [kind, key])) as Record<string, string>;
  const query = { programId: asked.id, companyId: startupId };
  return { asked, startupId, ada, can, keys, query };
}

const answersOf = (keys: Record<string, string>) => ({
  [keys.short!]: "Heaters",
  [keys.long!]: "Hives are cold.",
  [keys.choice!]: 1,
  [keys.number!]: 12,
  [keys.link!]: "https://petek.example",
});

test("co-founders share a draft; it is sent once, frozen, with a receipt", async () => {
  const { call, db, database } = await testApp();
  const { ada, can, keys, query, asked, startupId } = await world(db);
  const begun = await call(contract.beginApplication, { query }, ada);
  expect(begun.data).toMatchObject({ state: "draft", answers: {}, version: 1, formVersion: 1 });
  const id = begun.data.id;
  // The other one opens the same.
  expect((await call(contract.beginApplication, { query }, can)).data.id).toBe(id);
  const put = (who: { token: string }, putType: "draft" | "send" | "withdraw", body: object) =>
    call(
      contract.putApplication,
      { query: { programApplyId: id, putType }, body },
      { ...who, headers: { "accept-language": "tr" } },
    );
  const first = await put(ada, "draft", { version: 1, answers: { [keys.short!]: "Heaters" } });
  expect(first.data.version).toBe(2);
  // Another question of the same version: both stay.
  const second = await put(can, "draft", { version: 1, answers: { [keys.number!]: 12 } });
  expect(second.data.answers).toEqual({ [keys.short!]: "Heaters", [keys.number!]: 12 });
  // The same question: the later one reads both.
  const clash = await put(can, "draft", { version: 1, answers: { [keys.short!]: "Ovens" } });
  expect(clash).toMatchObject({ status: 409, code: "changedMeanwhile" });
  expect(clash.data).toMatchObject([{ field: keys.short, yours: "Ovens", theirs: "Heaters" }]);
  const missing = await put(ada, "send", { version: 3 });
  expect(missing.code).toBe("invalidInput");
  expect(missing.data).toMatchObject(
    [keys.long, keys.choice, keys.link].map((key) => ({ field: `answers.${key}`, reason: "required" })),
  );
  const sent = await put(ada, "send", { version: 3, answers: answersOf(keys) });
  expect(sent.data).toMatchObject({ state: "sent", submissions: 1, changedSinceSent: false });
  const [stored] = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, id));
  expect(stored).toMatchObject({ number: 1, formId: asked.formId, sentBy: ada.id, profile: { name: "Petek Isı" } });
  expect(stored!.answers[asked.questions.choice]).toBe(1);
  // A later edit does not touch the sent application.
  await db.update(startup).set({ website: "https://other.example" }).where(eq(startup.id, startupId));
  const later = await put(can, "draft", { answers: { [keys.number!]: 40 } });
  expect(later.data).toMatchObject({ state: "sent", changedSinceSent: true });
  const [still] = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, id));
  expect(still).toEqual(stored);
  const [receipt] = await queuedMails(database);
  expect(receipt).toMatchObject({
    locale: "tr",
    kind: "programs.applicationSent",
    recipient: expect.stringContaining("@"),
  });
  expect(receipt!.facts).toContainEqual(expect.objectContaining({ value: "Hives are cold." }));
  expect((await call(contract.madeApplications, {}, can)).data.applications).toMatchObject([
    { id, state: "sent", submissions: 1, mayEdit: true },
  ]);
});

test("a question that is asked on a condition is required only where it holds", async () => {
  const { call, db, database } = await testApp();
  const { ada, keys, query, asked } = await world(db);
  const [sells, where, common] = [v7(), v7(), { formId: asked.formId, isRequired: true }];
  const options = { optionsEn: ["Here", "Abroad", "Online"], optionsTr: ["Burada", "Yurt dışında", "İnternette"] };
  const condition = { onlyIfKey: sells, onlyIfValue: "yes" };
  await db.insert(programQuestion).values([
    { ...common, id: v7(), key: sells, kind: "yesNo", textEn: "Do you sell?", sortOrder: 10 },
    { ...common, id: v7(), key: where, kind: "choices", textTr: "Nerede?", ...options, ...condition, sortOrder: 11 },
    { ...common, id: v7(), key: v7(), kind: "date", textEn: "Since when?", isRequired: false, sortOrder: 12 },
  ]);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  const put = (putType: "draft" | "send", answers: Record<string, string | number>, version?: number) =>
    call(
      contract.putApplication,
      { query: { programApplyId: id, putType }, body: { answers, version } },
      { ...ada, headers: { "accept-language": "tr" } },
    );
  await put("draft", answersOf(keys));
  expect((await put("send", {})).data).toMatchObject([{ field: `answers.${sells}` }]);
  expect((await put("send", { [sells]: "yes" })).data).toMatchObject([{ field: `answers.${where}` }]);
  for (const wrong of ["3", "1,0", "0,0", "x"]) expect((await put("draft", { [where]: wrong })).status).toBe(400);
  expect((await put("draft", { [sells]: "maybe" })).status).toBe(400);
  const first = (await put("send", { [sells]: "yes", [where]: "0,2" })).data;
  const [receipt] = await queuedMails(database);
  expect(receipt!.facts).toContainEqual({ name: "Nerede?", value: "Burada, İnternette" });
  expect(receipt!.facts).toContainEqual({ name: "Do you sell?", value: "Evet" });
  // What is not asked any more is not sent, and nothing differs for it.
  const second = (await put("send", { [sells]: "no" }, first.version)).data;
  expect(second).toMatchObject({ submissions: 2, changedSinceSent: false });
  const sent = await db.select().from(programSubmission).where(eq(programSubmission.applicationId, id));
  expect(sent.map(({ answers }) => Object.values(answers).includes("0,2")).sort()).toEqual([false, true]);
});

test("a long answer is sent where the receipt cuts it inside a character", async () => {
  const { call, db, database } = await testApp();
  const { ada, keys, query } = await world(db);
  const { data } = await call(contract.beginApplication, { query }, ada);
  const answers = { ...answersOf(keys), [keys.long!]: `${"a".repeat(1_999)}🐝 and bees` };
  const sent = await call(
    contract.putApplication,
    { query: { programApplyId: data.id, putType: "send" }, body: { answers } },
    ada,
  );
  expect(sent).toMatchObject({ status: 200, data: { state: "sent" } });
  expect((await queuedMails(database)).map(({ kind }) => kind)).toContain("programs.applicationSent");
});

test("two co-founders sending at once send one application", async () => {
  const { call, db } = await testApp();
  const { ada, can, keys, query } = await world(db);
  const both = await Promise.all([ada, can].map((who) => call(contract.beginApplication, { query }, who)));
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  const id = both[0]!.data.id;
  const send = (who: { token: string }) =>
    call(
      contract.putApplication,
      { query: { programApplyId: id, putType: "send" }, body: { version: 1, answers: answersOf(keys) } },
      who,
    );
  const answers = await Promise.all([send(ada), send(can)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.code).toBe("programAppliedAlready");
  expect(await db.select().from(programSubmission)).toHaveLength(1);
  expect(await db.select().from(programApplication)).toHaveLength(1);
});

test("an application is withdrawn and sent again before the deadline", async () => {
  const { call, db } = await testApp();
  const { ada, keys, query } = await world(db);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  const put = (putType: "send" | "withdraw" | "draft", body: object = {}) =>
    call(contract.putApplication, { query: { programApplyId: id, putType }, body }, ada);
  expect((await put("withdraw")).code).toBe("notSentYet");
  const sent = await put("send", { version: 1, answers: answersOf(keys) });
  const changed = await put("send", { version: sent.data.version, answers: { [keys.number!]: 13 } });
  expect(changed.data).toMatchObject({ state: "sent", submissions: 2 });
  expect((await put("withdraw")).data.state).toBe("withdrawn");
  const { data: opened } = await call(contract.beginApplication, { query }, ada);
  expect(opened).toMatchObject({ id, state: "withdrawn" });
  expect((await put("send", { version: opened.version })).data).toMatchObject({ state: "sent", submissions: 3 });
  const numbers = await db.select({ number: programSubmission.number }).from(programSubmission);
  expect(numbers.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
});

test.each([
  ["in the last second", 0.5, 0, 200],
  ["after the last second", 1.5, 0, 409],
  ["within the grace", 29, 30, 200],
  ["after the grace", 31.5, 30, 409],
] as const)("the server's clock decides: %s", async (_, after, graceSeconds, status) => {
  const { call, db, database } = await testApp();
  const applyFinish = new Date(Math.floor(Date.now() / SECOND_MS) * SECOND_MS + HOUR_MS);
  const { ada, keys, query } = await world(db, { applyFinish, graceSeconds });
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  await moveClock(database, { minutes: (applyFinish.getTime() + after * SECOND_MS - Date.now()) / 60_000 });
  const body = { version: 1, answers: answersOf(keys) };
  const sent = await call(contract.putApplication, { query: { programApplyId: id, putType: "send" }, body }, ada);
  expect(sent.status).toBe(status);
  if (status === 200) return;
  expect(sent).toMatchObject({ code: "programClosed" });
  // Nothing is lost: the draft is saved all the same.
  const saved = await call(contract.putApplication, { query: { programApplyId: id, putType: "draft" }, body }, ada);
  expect(saved.data.answers[keys.short!]).toBe("Heaters");
});

test.each([
  // 23:59 in Berlin on the day on which the clocks were set back or forward: its midnight is another number of hours away.
  ["winter", 9, "T22:59:00Z", "T22:30:00Z"],
  ["summer", 2, "T21:59:00Z", "T21:30:00Z"],
] as const)("a deadline beyond a change to %s time is the instant that was meant", async (_, month, closes, sends) => {
  const { call, db, database } = await testApp();
  const year = new Date().getUTCFullYear() + 1;
  const lastSunday = new Date(Date.UTC(year, month, 31));
  lastSunday.setUTCDate(31 - lastSunday.getUTCDay());
  const day = lastSunday.toISOString().slice(0, 10);
  const applyFinish = new Date(`${day}${closes}`);
  const { ada, keys, query } = await world(db, { applyFinish, timeZone: "Europe/Berlin" });
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  // 23:30 in Berlin is after the change.
  await moveClock(database, { minutes: (Date.parse(`${day}${sends}`) - Date.now()) / 60_000 });
  const { token } = await signedIn(db, { [query.companyId]: [SCOPE.WRITE] });
  const body = { version: 1, answers: answersOf(keys) };
  const sent = await call(contract.putApplication, { query: { programApplyId: id, putType: "send" }, body }, { token });
  expect(sent.status).toBe(200);
  const [mail] = await queuedMails(database);
  expect(mail!.facts).toContainEqual(expect.objectContaining({ value: expect.stringMatching(/11:30\s?PM|23:30/) }));
});

test.each([
  ["closed", { applyFinish: new Date(Date.now() - HOUR_MS) }, 409, "programClosed"],
  ["not open yet", { applyStart: new Date(Date.now() + HOUR_MS / 2) }, 409, "programNotOpen"],
  ["hidden", { isVisible: false, isListed: false }, 404, "notFound"],
  ["a draft", { isDraft: true, isListed: false }, 404, "notFound"],
  ["deleted", DELETED_STARTUP, 404, "notFound"],
] as const)("to a program that is %s nobody begins an application", async (_, changes, status, code) => {
  const { call, db } = await testApp();
  const { ada, query, asked } = await world(db);
  await db.update(program).set(changes).where(eq(program.id, asked.id));
  expect(await call(contract.beginApplication, { query }, ada)).toMatchObject({ status, code });
  expect(await db.select().from(programApplication)).toHaveLength(0);
});

test.each([
  ["hidden", { isVisible: false, isListed: false }],
  ["deleted", DELETED_STARTUP],
] as const)("a program that is %s meanwhile takes no application, drafts stay", async (_, changes) => {
  const { call, db } = await testApp();
  const { ada, keys, query, asked } = await world(db);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  await db.update(program).set(changes).where(eq(program.id, asked.id));
  const put = (putType: "draft" | "send") =>
    call(contract.putApplication, { query: { programApplyId: id, putType }, body: { answers: answersOf(keys) } }, ada);
  expect(await put("send")).toMatchObject({ status: 409, code: "programUnavailable" });
  expect((await put("draft")).status).toBe(200);
  const { data } = await call(contract.getApplication, { params: { id } }, ada);
  expect(data).toMatchObject({ answers: { [keys.short!]: "Heaters" }, program: { seoUrl: null } });
});

test("nobody applies for, reads or learns of a startup of others", async () => {
  const { call, db } = await testApp();
  const { ada, query, asked, startupId } = await world(db);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  const strangers = [await signedIn(db), await signedIn(db, { [asked.organizationId]: [SCOPE.FULL_ACCESS] })];
  for (const { token } of strangers) {
    expect((await call(contract.beginApplication, { query }, { token })).status).toBe(404);
    expect((await call(contract.getApplication, { params: { id } }, { token })).status).toBe(404);
    for (const putType of ["draft", "send", "withdraw"] as const)
      expect(
        (await call(contract.putApplication, { query: { programApplyId: id, putType }, body: {} }, { token })).status,
      ).toBe(404);
  }
  // A reader of the startup reads the draft.
  const reader = await signedIn(db, { [startupId]: [SCOPE.READ] });
  expect((await call(contract.getApplication, { params: { id } }, reader)).data.mayEdit).toBe(false);
  expect((await call(contract.beginApplication, { query }, reader)).status).toBe(404);
});

test("a wrong answer is refused at its question; half a link is saved", async () => {
  const { call, db } = await testApp();
  const { ada, keys, query } = await world(db);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  const put = (answers: Record<string, string | number>, putType: "draft" | "send" = "draft") =>
    call(contract.putApplication, { query: { programApplyId: id, putType }, body: { answers } }, ada);
  expect((await put({ [keys.long!]: "x".repeat(1_000_000) })).status).toBe(413);
  const long = await put({ [keys.long!]: "x".repeat(100_000) });
  expect(long.data).toMatchObject([{ field: `answers.${keys.long}`, reason: "textTooLong" }]);
  for (const wrong of [
    { [keys.choice!]: 3 },
    { [keys.choice!]: "1" },
    { [keys.number!]: "many" },
    { [keys.file!]: "x" },
  ])
    expect((await put(wrong)).code).toBe("invalidInput");
  expect((await put({ [keys.link!]: "https:/" })).status).toBe(200);
  const refused = await put({ ...answersOf(keys), [keys.link!]: "https:/", [keys.number!]: -1 }, "send");
  expect(refused.data).toMatchObject([
    { field: `answers.${keys.number}`, reason: "atLeast" },
    { field: `answers.${keys.link}`, reason: "webAddress" },
  ]);
});

test("a changed form makes a version; drafts follow by key, sent ones stay", async () => {
  const { call, db } = await testApp();
  const { ada, keys, query, asked } = await world(db);
  const { id } = (await call(contract.beginApplication, { query }, ada)).data;
  await call(
    contract.putApplication,
    {
      query: { programApplyId: id, putType: "draft" },
      body: { answers: { [keys.short!]: "Heaters", [keys.choice!]: 2 } },
    },
    ada,
  );
  const formId = v7();
  await db.insert(programForm).values({ id: formId, programId: asked.id, number: 2 });
  await db.insert(programQuestion).values([
    { id: v7(), formId, key: keys.short!, kind: "short", textEn: "What do you sell?", isRequired: true },
    { id: v7(), formId, key: v7(), kind: "short", textEn: "Since when?", isRequired: false, sortOrder: 1 },
    {
      id: v7(),
      formId,
      key: keys.choice!,
      kind: "choice" as const,
      textEn: "Who buys it?",
      sortOrder: 2,
      optionsEn: ["The state", "Companies"],
    },
  ]);
  // A page opened before the change still saves.
  expect((await call(contract.getApplication, { params: { id } }, ada)).data.hasNewerForm).toBe(true);
  const { data } = await call(contract.beginApplication, { query }, ada);
  expect(data).toMatchObject({ formVersion: 2, answers: { [keys.short!]: "Heaters", [keys.choice!]: 0 } });
  // An answer to a question that is not asked any more goes nowhere.
  const sent = await call(
    contract.putApplication,
    { query: { programApplyId: id, putType: "send" }, body: { version: data.version, answers: { [keys.long!]: "x" } } },
    ada,
  );
  expect(sent.data).toMatchObject({ state: "sent", formVersion: 2, sent: [{ formVersion: 2 }] });
  await db.insert(programForm).values({ id: v7(), programId: asked.id, number: 3 });
  expect((await call(contract.beginApplication, { query }, ada)).data).toMatchObject({
    state: "sent",
    formVersion: 2,
    hasNewerForm: true,
  });
});

test("answers start from the startup's entry and say where they differ", async () => {
  const { call, db } = await testApp();
  const { ada, keys, query, asked } = await world(db);
  const map = (kind: "short" | "link" | "choice", profileField: "tagline" | "website" | "stage", more: object = {}) =>
    db
      .update(programQuestion)
      .set({ profileField, ...more })
      .where(eq(programQuestion.id, asked.questions[kind]));
  await map("short", "tagline");
  await map("link", "website");
  await map("choice", "stage", { optionsEn: ["Pre-seed", "Seed"], optionsTr: ["Tohum öncesi", "Tohum"] });
  const { data } = await call(contract.beginApplication, { query }, ada);
  expect(data.answers).toEqual({
    [keys.short!]: "Heat for hives",
    [keys.link!]: "https://petek.example",
    [keys.choice!]: 1,
  });
  expect(data.differences).toEqual([]);
  const saved = await call(
    contract.putApplication,
    {
      query: { programApplyId: data.id, putType: "draft" },
      body: { answers: { [keys.choice!]: 0, [keys.link!]: "https://new.example" } },
    },
    ada,
  );
  expect(saved.data.differences).toEqual([
    expect.objectContaining({ field: "stage", profile: "Seed", change: { stageId: typeId("stage", "pre-seed") } }),
    expect.objectContaining({
      field: "website",
      profile: "https://petek.example",
      written: "https://new.example",
      change: { website: "https://new.example" },
    }),
  ]);
  // The entry is changed with the version that was read: two who bring it in line do not undo each other.
  const { version } = (await call(contract.getApplication, { params: { id: data.id } }, ada)).data.startup;
  const update = (tagline: string) =>
    call(changeStartup, { params: { id: query.companyId }, body: { taglineEn: tagline, version } }, ada);
  expect((await update("First")).status).toBe(200);
  expect(await update("Second")).toMatchObject({ status: 409, code: "changedMeanwhile" });
});
