import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { bannedWordCalls, checkText, refusedWords } from "./contract.ts";

test("words are banned, compared in any letters, changed and allowed again", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const add = (word: string, action: "refuse" | "flag", locale: "en" | "tr" | null = null) =>
    call(bannedWordCalls.add, { body: { word, action, locale } }, options);
  const check = async (text: string, locale?: "en" | "tr") =>
    (await call(checkText, { body: { text, locale } }, options)).data;

  const { data: row } = await add("Kaçık Fırsat", "refuse");
  await add("IŞILTI", "flag", "tr");
  expect(await add("kacik  FIRSAT!", "flag")).toMatchObject({ status: 409, code: "conflict" });
  expect(await add("?!", "flag")).toMatchObject({ status: 400, data: [{ field: "word" }] });
  expect(await check("Bu bir KAÇIK-FIRSAT, ışıltı")).toEqual([
    { word: "Kaçık Fırsat", action: "refuse" },
    { word: "IŞILTI", action: "flag" },
  ]);
  expect(await check("ışıltı", "en")).toEqual([]);
  expect(await check("ışıltılı kaçık bir fırsat")).toEqual([]);
  expect((await call(refusedWords, {})).data).toEqual([{ word: "Kaçık Fırsat", locale: null }]);
  expect((await call(bannedWordCalls.list, { query: { searchText: "isil" } }, options)).data.totalCount).toBe(1);
  expect((await call(bannedWordCalls.list, { query: { action: "refuse" } }, options)).data.totalCount).toBe(1);

  const change = (body: object) => call(bannedWordCalls.change, { params: { id: row.id }, body }, options);
  expect(await change({ word: "isilti" })).toMatchObject({ status: 409, code: "conflict" });
  expect(await change({ word: "Fırsat", action: "flag" })).toMatchObject({ data: { word: "Fırsat", action: "flag" } });
  expect(await check("firsat")).toEqual([{ word: "Fırsat", action: "flag" }]);
  for (const _ of [1, 2])
    expect(await call(bannedWordCalls.remove, { params: { id: row.id } }, options)).toMatchObject({ status: 200 });
  expect(await check("firsat")).toEqual([]);
  const { rows } = await db.execute<{ action: string }>(sql`select action from audit order by id`);
  expect(rows.map(({ action }) => action)).toEqual([
    "bannedWord.added",
    "bannedWord.added",
    "bannedWord.changed",
    "bannedWord.deleted",
  ]);
});
