import { eq, sql } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import type { Input } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { flaggedTextCalls } from "./contract.ts";

type Query = Input<typeof flaggedTextCalls.list>["query"];

async function portal() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const options = { token: admin.token };
  const list = async (query: Query = {}) => (await built.call(flaggedTextCalls.list, { query }, options)).data.rows;
  const change = (id: string, state: "open" | "lookedAt") =>
    built.call(flaggedTextCalls.change, { params: { id }, body: { state } }, options);
  return { ...built, admin, options, list, change };
}

async function writer(db: Db, name: string, word: string, field = "title"): Promise<string> {
  const id = v7();
  await db.insert(account).values({ id, email: `${id}@example.test`, name, surname: "Şen", seoUrl: id });
  const flagged = [{ field, word, text: `Bir ${word} burada` }];
  await noteFlagged(db, { accountId: id, entity: "account", entityId: id, flagged });
  return id;
}

test("flagged texts are listed, searched, filtered; unread ones first", async () => {
  const { db, list, change, admin } = await portal();
  await writer(db, "Işıl", "ışıltı");
  await writer(db, "Çetin", "petek", "name");
  await writer(db, "Ada", "bal");
  const words = async (query?: Query) => (await list(query)).map(({ word }) => word);
  expect(await words()).toEqual(["bal", "petek", "ışıltı"]);
  expect(await words({ searchText: "isil sen" })).toEqual(["ışıltı"]);
  expect(await words({ searchText: "isil", searchColumn: "person" })).toEqual(["ışıltı"]);
  expect(await words({ searchText: "ada", searchColumn: "word" })).toEqual([]);
  expect(await words({ kind: "account_name" })).toEqual(["petek"]);
  expect(await words({ orderColumnName: "person" })).toEqual(["bal", "petek", "ışıltı"]);
  const [first] = await list();
  expect(first).toMatchObject({ person: "Ada Şen", kind: "account_title", text: "Bir bal burada", state: "open" });
  for (const _ of [1, 2]) expect((await change(first!.id, "lookedAt")).data).toMatchObject({ state: "lookedAt" });
  expect(await words()).toEqual(["petek", "ışıltı", "bal"]);
  expect(await words({ state: "open" })).toEqual(["petek", "ışıltı"]);
  expect((await list({ state: "lookedAt" }))[0]).toMatchObject({ lookedBy: "Deniz Ergin" });
  expect((await change(first!.id, "open")).data).toMatchObject({ state: "open", lookedAt: null, lookedBy: null });
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from audit where account_id = ${admin.id} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(["flaggedText.lookedAt", "flaggedText.reopened"]);
});

test("many flagged texts are marked, counted and exported as shown", async () => {
  const { app, db, call, list, options } = await portal();
  for (const word of ["bal", "petek", "kovan"]) await writer(db, "Ada", word);
  const open = async () => (await waitingCounts({ call }, options)).flaggedTexts ?? 0;
  expect(await open()).toBe(3);
  const [kept] = await list();
  const body = { query: {}, except: [kept!.id], change: { action: "lookedAt" as const } };
  expect((await call(flaggedTextCalls.bulk, { body }, options)).data).toMatchObject({ done: 2, refused: [] });
  expect(await open()).toBe(1);
  const asked = {
    query: { state: "lookedAt" as const },
    columns: ["word" as const, "state" as const, "kind" as const],
  };
  const headers = { authorization: `Bearer ${options.token}`, "accept-language": "tr" };
  const answer = await app.inject({ method: "POST", url: flaggedTextCalls.export.path, headers, payload: asked });
  const [sheet] = await readSheet(answer.rawPayload);
  expect(sheet!.data).toEqual([
    ["Kelime", "Durum", "Alan"],
    ["petek", "Bakıldı", "Unvan"],
    ["bal", "Bakıldı", "Unvan"],
  ]);
});

test("what is unknown is not found, and what nobody has written is empty", async () => {
  const { call, list, change, options } = await portal();
  expect(await list()).toEqual([]);
  expect(await change(v7(), "lookedAt")).toMatchObject({ code: "notFound" });
  expect(await call(flaggedTextCalls.get, { params: { id: v7() } }, options)).toMatchObject({ code: "notFound" });
  const body = { query: {}, ids: [v7()], change: { action: "open" as const } };
  expect((await call(flaggedTextCalls.bulk, { body }, options)).data).toMatchObject({ done: 0, refused: [] });
});

test("a flag is deleted with its account and loses its reader's name", async () => {
  const { db, call, list, change, admin } = await portal();
  const other = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const first = await writer(db, "Ada", "bal");
  await writer(db, "Ece", "petek");
  for (const { id } of await list()) await change(id, "lookedAt");
  await db.delete(account).where(eq(account.id, first));
  expect((await list()).map(({ word }) => word)).toEqual(["petek"]);
  await db.delete(account).where(eq(account.id, admin.id));
  const left = await call(flaggedTextCalls.list, { query: {} }, { token: other.token });
  expect(left.data.rows).toMatchObject([{ word: "petek", state: "lookedAt", lookedBy: null }]);
});
