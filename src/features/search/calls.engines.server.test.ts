import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { searchAll, searchExact, searchFullText, searchLists, searchStartups, searchUsers } from "./contract.ts";

let startupId: string;
const app = sharedApp(async (database) => {
  startupId = (await insertFullStartup(database)).id;
  const names = ["Mikro Ses", ...Array.from({ length: 40 }, (_, at) => `Petek ${at}`)];
  await database.pool.query(
    `insert into startup (id, seo_url, name) select gen_random_uuid(), 'startup-' || n, name from unnest($1::text[]) with ordinality made (name, n)`,
    [names],
  );
  for (let at = 0; at < 12; at++) await listMembers(database.db, (await signedIn(database.db)).id);
  await database.pool.query("update account set name = 'Petek'");
});

test("the header finds 30 with mistakes, people and startups 10 or as asked", async () => {
  const { call } = app();
  const names = async (endpoint: typeof searchUsers | typeof searchStartups, query: object) => {
    const { status, data } = await call(endpoint, { query: query as { text: string } });
    return status === 200 ? data.map(({ type }) => type) : status;
  };
  expect((await call(searchAll, { query: { text: "peetk" } })).data).toHaveLength(30);
  expect(await names(searchUsers, { text: "peetk" })).toEqual(Array(10).fill("people"));
  expect(await names(searchStartups, { text: "peetk" })).toEqual(Array(10).fill("startups"));
  expect(await names(searchStartups, { text: "peetk", size: 35, searchType: "fuzzy" })).toHaveLength(35);
  expect(await names(searchStartups, { text: "mikro ses", searchType: "exact" })).toEqual(["startups"]);
  for (const text of ["mikro sse", "mikro", "peetk"])
    expect(await names(searchStartups, { text, searchType: "exact" }), text).toEqual([]);
  expect(await names(searchUsers, { text: "petek ergin", searchType: "exact", size: 2 })).toHaveLength(2);
  for (const wrong of [
    { size: 0 },
    { size: 101 },
    { size: 1.5 },
    { size: "many" },
    { searchType: "regex" },
    { text: "" },
  ])
    expect(await names(searchUsers, { text: "petek", ...wrong }), JSON.stringify(wrong)).toBe(400);
});

testOnNewest("an id of any noun has its name; unknown ids have none", async () => {
  const { call } = app();
  const found = async (id: string) => (await call(searchExact, { query: { id } })).data.map(({ noun }) => noun);
  expect(await found(startupId)).toEqual(["startups"]);
  const { id } = await signedIn(app().db);
  await listMembers(app().db, id);
  expect(await found(id)).toEqual(["talents"]);
  expect(await found(typeId("sector"))).toEqual([]);
  for (const id of ["petek", "", `${startupId}x`, "%00", "1 or 1=1"])
    expect((await call(searchExact, { query: { id } })).status, id).toBe(400);
  expect((await call(searchExact, { query: { id: startupId, size: 11 } })).status).toBe(200);
});

test("full text finds types in either language below the named parents", async () => {
  const { call, database } = app();
  const { rows } = await database.pool.query<{ id: string; parent_id: string }>(
    "select id, parent_id from type where kind = 'sector' and name_en = 'Artificial intelligence'",
  );
  const { id, parent_id: parentId } = rows[0]!;
  const hits = async (text: string, parentTypeIds?: string[]) =>
    (await call(searchFullText, { body: { text, ...(parentTypeIds && { parentTypeIds }) } })).data.filter(
      (hit) => hit.id === id,
    );
  const english = [{ id, parentId, text: "Artificial intelligence", fieldName: "name_en" }];
  for (const text of ["artificial intelligence", "Artificial%20intelligence", "INTELLIGENCE artif"])
    expect(await hits(text), text).toEqual(english);
  for (const text of ["yapay zekâ", encodeURIComponent("yapay zekâ"), "zeka"])
    expect(await hits(text, [parentId]), text).toEqual([{ ...english[0], text: "Yapay zekâ", fieldName: "name_tr" }]);
  expect(await hits("intelligence", [typeId("stage")])).toEqual([]);
  for (const parentTypeIds of [["petek"], Array.from({ length: 101 }, () => id)])
    expect((await call(searchFullText, { body: { text: "zeka", parentTypeIds } })).status).toBe(400);
});

test.each([
  ["HTML", "<img src=x onerror=alert(1)>", 200],
  ["10,000 characters", "x".repeat(10_000), 200],
  ["letters that grow when they are folded", "\ufdfa".repeat(400), 200],
  ["a NUL", "mikro\u0000ses", 400],
  ["half of a character", "mikro \ud800", 200],
  ["punctuation", "!!! ??? ...", 400],
  ["emoji", "😀😀😀", 400],
  ["marks without letters", "\u0301\u0301\u0301", 400],
  ["directions and nothing", "\u202e\u200b\u200f\u2066", 400],
])("%s: a clear refusal or an answer", async (_, text, status) => {
  const { call } = app();
  for (const endpoint of [searchAll, searchUsers, searchStartups, searchLists])
    expect([await call(endpoint, { query: { text } })].map((answer) => answer.status)).toEqual([status]);
  expect([status, 400]).toContain((await call(searchFullText, { body: { text } })).status);
});

test("invisible characters hide no name; broken encoding is refused", async () => {
  const { call, app: server } = app();
  for (const text of [
    "\u202emikro ses",
    "mik\u200bro ses",
    "mikro\u00a0\u2003ses",
    "ｍｉｋｒｏ ｓｅｓ",
    "mi\u0307kro ses",
    "MİKRO SES",
  ])
    expect((await call(searchAll, { query: { text } })).data[0]?.name, text).toBe("Mikro Ses");
  for (const query of [
    "text=%ff",
    "text=%",
    "text=mikro%c3",
    "text=%00mikro",
    "text=mikro&text=ses",
    "text[]=mikro",
    "",
  ]) {
    const { statusCode } = await server.inject(`/apiStartup/Search?${query}`);
    expect([200, 400], query).toContain(statusCode);
  }
  expect((await server.inject("/apiStartup/Search?text=%00mikro")).statusCode).toBe(400);
});

test("a name with an ending behind its apostrophe, or typed on the other keyboard, is found", async () => {
  const { call, database } = app();
  await database.pool.query(
    "insert into startup (id, seo_url, name) values (gen_random_uuid(), 'isik-bagi', 'Işıkbağı Ölçüm')",
  );
  const first = async (text: string) => (await call(searchAll, { query: { text } })).data[0]?.name;
  expect(await first("Işıkbağı Ölçüm'ün")).toBe("Işıkbağı Ölçüm");
  expect(await first("Işıkbağı'nda")).toBe("Işıkbağı Ölçüm");
  expect(await first("';ikba[i")).toBe("Işıkbağı Ölçüm");
});
