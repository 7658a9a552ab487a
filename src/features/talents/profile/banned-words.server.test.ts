import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { register } from "#features/accounts/sign-up/contract.ts";
import { bannedWordCalls } from "#features/banned-words/contract.ts";
import { flaggedTextCalls } from "#features/flagged-texts/contract.ts";
import flaggedTexts from "#features/flagged-texts/messages.en.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { experienceEndpoints, getOwnProfile, type ProfileBody, saveProfile } from "./contract.ts";

async function portal() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const ban = async (word: string, action: "refuse" | "flag" = "refuse", locale: "en" | "tr" | null = null) =>
    (await built.call(bannedWordCalls.add, { body: { word, action, locale } }, { token: admin.token })).data;
  const allow = (id: string) => built.call(bannedWordCalls.remove, { params: { id } }, { token: admin.token });
  const { token } = await signedIn(built.db);
  const workingPlans = [{ workingPlanId: typeId("workingPlan", "remote") }];
  const save = (body: ProfileBody, locale = "en") =>
    built.call(saveProfile, { body: { workingPlans, ...body } }, { token, headers: { "accept-language": locale } });
  const notes = async (query: object = {}) =>
    (await built.call(flaggedTextCalls.list, { query: { pageSize: 100, ...query } }, { token: admin.token })).data.rows;
  const look = (id: string, state: "open" | "lookedAt" = "lookedAt") =>
    built.call(flaggedTextCalls.change, { params: { id }, body: { state } }, { token: admin.token });
  return { ...built, token, ban, allow, save, notes, look };
}

test("a banned word in any profile text is refused by its field", async () => {
  const { call, token, ban, allow, save } = await portal();
  const { id } = await ban("Kaçık Fırsat");
  const text = "Bu bir KACIK fırsat!";
  const body = {
    name: text,
    surname: text,
    title: text,
    description: text,
    educations: [{}, { schoolName: text, departmentName: text, description: text }],
    workingExperiences: [{ title: text, companyName: text, description: text }],
  };
  const answer = await save(body);
  expect(answer).toMatchObject({ status: 400, code: "bannedWord", message: "A word in the text cannot be used here." });
  const fields = answer.data as unknown as { field: string; reason: string; detail: string }[];
  expect(fields.map(({ field }) => field)).toEqual([
    "name",
    "surname",
    "title",
    "description",
    "educations.1.schoolName",
    "educations.1.departmentName",
    "educations.1.description",
    "workingExperiences.0.title",
    "workingExperiences.0.companyName",
    "workingExperiences.0.description",
  ]);
  expect(new Set(fields.map(({ reason, detail }) => `${reason} ${detail}`))).toEqual(
    new Set(["bannedWord Kaçık Fırsat"]),
  );
  expect((await save(body, "tr")).message).toBe("Metindeki bir kelime burada kullanılamaz.");
  expect((await call(getOwnProfile, {}, { token })).data).toMatchObject({ name: "Deniz", title: null, educations: [] });
  await allow(id);
  expect((await save(body)).status).toBe(200);
});

test("single rows refuse banned words beside other problems, by language", async () => {
  const { call, token, ban, save } = await portal();
  await ban("am", "refuse", "tr");
  expect((await save({ description: "I am a beekeeper." })).status).toBe(200);
  expect(await save({ description: "am" }, "tr")).toMatchObject({ code: "bannedWord" });
  await ban("scam");
  const mixed = await save({ title: "scam", linkedin: "nowhere" });
  expect(mixed).toMatchObject({ code: "invalidInput" });
  expect(mixed.data).toMatchObject([
    { field: "linkedin", reason: "socialLink" },
    { field: "title", reason: "bannedWord", detail: "scam" },
  ]);
  const row = await call(experienceEndpoints.post, { body: { title: "Scam!", companyName: "Petek" } }, { token });
  expect(row).toMatchObject({ code: "bannedWord", data: [{ field: "title", reason: "bannedWord", detail: "scam" }] });
});

test("a watched word is noted once, and again with another text or word", async () => {
  const { ban, save, notes, look } = await portal();
  await ban("ışıltı", "flag");
  await ban("petek", "flag");
  for (const description of ["Isilti", "Isilti"]) expect((await save({ description })).status).toBe(200);
  const [note, ...others] = await notes();
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: "account_description", word: "ışıltı", text: "Isilti", state: "open" });
  const shown = async () => (await notes()).map(({ id, word, text, state }) => [id === note!.id, word, text, state]);
  await look(note!.id);
  await save({ description: "Isilti" });
  expect(await shown()).toEqual([[true, "ışıltı", "Isilti", "lookedAt"]]);
  await save({ description: "Petek" });
  expect(await shown()).toEqual([[true, "petek", "Petek", "open"]]);
  await look(note!.id);
  await save({ description: "Petek, petek" });
  expect(await shown()).toEqual([[true, "petek", "Petek, petek", "open"]]);
});

test("every text is noted by its field, in whole saves and single rows", async () => {
  const { call, token, ban, save, notes } = await portal();
  await ban("petek", "flag");
  const text = "Petek";
  const saved = await save({
    name: text,
    surname: text,
    title: text,
    description: text,
    educations: [{}, { schoolName: text, departmentName: text, description: text }],
    workingExperiences: [{ title: text, companyName: text, description: text }],
  });
  const kinds = (await notes()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(Object.keys(flaggedTexts.values.kind).sort());
  const { id } = saved.data.workingExperiences[0]!;
  const row = { id, title: "Petek!", companyName: text, description: text };
  expect((await call(experienceEndpoints.put, { body: row }, { token })).status).toBe(200);
  expect(await notes()).toHaveLength(Object.keys(flaggedTexts.values.kind).length);
  expect((await notes({ kind: "workingExperiences_title" })).map((note) => note.text)).toEqual(["Petek!"]);
});

test("sign-up refuses banned names and notes watched ones", async () => {
  const { call, db, ban, notes } = await portal();
  await ban("scam");
  await ban("petek", "flag");
  const person = { surname: "Ergin", email: "ada@example.test", password: "Tuğla!Zırh.27" };
  const agreed = { termsAccepted: true, privacyAccepted: true };
  const signUp = (name: string) => call(register, { body: { ...person, ...agreed, name } });
  expect(await signUp("Scam")).toMatchObject({
    code: "bannedWord",
    data: [{ field: "name", reason: "bannedWord", detail: "scam" }],
  });
  const { rows } = await db.execute(sql`select 1 from account where email = ${person.email}`);
  expect(rows).toEqual([]);
  expect((await signUp("Petek")).status).toBe(200);
  expect(await notes()).toHaveLength(1);
});
