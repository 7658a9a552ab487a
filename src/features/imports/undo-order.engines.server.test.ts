import { expect, test } from "vitest";
import { searchStartups } from "#features/search/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "#features/startups/merges/contract.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { signedIn } from "#testing/members.ts";
import { startImport, undoImport } from "./contract.ts";

test("a merge is not undone before a later import that changed one of the two: values of one would stay with the other", async () => {
  const { preview, begin, call, as, snapshot, database } = await withImports();
  await begin(startImport, await preview("Key,Name,Tagline\nk1,Arı,First\nk2,Bal,Second"));
  const first = await snapshot();
  const idOf = async (name: string): Promise<string> =>
    (await database.pool.query("select id from startup where name = $1", [name])).rows[0].id;
  const body = { sourceId: await idOf("Arı"), targetId: await idOf("Bal"), facts: ["tagline" as const] };
  const params = { id: (await call(startupMergeCalls.add, { body }, as)).data.id };
  const later = await preview("Key,Name,Tagline,Website\nk1,Arı,Third,https://ari.example");
  expect(await begin(startImport, later)).toBe(200);
  expect((await call(undoStartupMerge, { params }, as)).code).toBe("mergeNotLast");
  expect(await begin(undoImport, later)).toBe(200);
  expect((await call(undoStartupMerge, { params }, as)).status).toBe(200);
  expect(await snapshot()).toEqual(first);
});

test("an undo that waited while another import changed the same rows stops, and works once that one is undone", async () => {
  const { preview, begin, call, as, snapshot, details, database } = await withImports();
  const first = await snapshot();
  const older = await preview("Name,Tagline\nArı,First");
  await begin(startImport, older);
  const newer = await preview("Name,Tagline\nArı,Second");
  expect((await call(startImport, { params: { id: newer } }, as)).status).toBe(200);
  expect((await call(undoImport, { params: { id: older } }, as)).status).toBe(200);
  await runJobs(database);
  expect(await details(newer)).toMatchObject({ state: "imported" });
  expect(await details(older)).toMatchObject({ state: "imported", failure: "failed" });
  // The newer one may yet fail to be undone.
  expect((await call(undoImport, { params: { id: newer } }, as)).status).toBe(200);
  expect((await call(undoImport, { params: { id: older } }, as)).code).toBe("importNotLast");
  await runJobs(database);
  expect(await begin(undoImport, older)).toBe(200);
  expect(await snapshot()).toEqual(first);
});

test("an import that renamed a startup leaves nothing of its name when it is undone", async () => {
  const { preview, begin, call, as, snapshot } = await withImports();
  expect(await begin(startImport, await preview("Key,Name\nk1,Çınar"))).toBe(200);
  const first = await snapshot();
  const renaming = await preview("Key,Name\nk1,Balözü");
  expect(await begin(startImport, renaming)).toBe(200);
  const found = async (text: string) => (await call(searchStartups, { query: { text } }, as)).data.length;
  expect([await found("balozu"), await found("cinar")]).toEqual([1, 1]);
  expect(await begin(undoImport, renaming)).toBe(200);
  expect(await snapshot()).toEqual(first);
  expect([await found("balozu"), await found("cinar")]).toEqual([0, 1]);
});

test("what people had added to the rows of a list comes back with them", async () => {
  const { preview, begin, snapshot, database } = await withImports();
  const imported = async (text: string) => {
    const id = await preview(text);
    expect(await begin(startImport, id)).toBe(200);
    return id;
  };
  const rounds = (amount: number, investors: string) =>
    `Startup,Round,Date,Amount,Currency,Investors\nArı,Seed,2024-01-01,${amount},USD,${investors}`;
  await imported("Name,Team\nArı,Ada; Can");
  await imported(rounds(1000, "Petek Fund; Bal Fund"));
  await database.pool.query("update startup_member set title = 'CEO', share_value = 40 where name = 'Ada'");
  const first = await snapshot();
  const team = await imported("Name,Team\nArı,Can; Ece");
  const round = await imported(rounds(2000, "Bal Fund"));
  const people = await database.pool.query("select name, title from startup_member order by name");
  expect(people.rows).toEqual([
    { name: "Can", title: null },
    { name: "Ece", title: null },
  ]);
  for (const id of [round, team]) expect(await begin(undoImport, id)).toBe(200);
  expect(await snapshot()).toEqual(first);
});

test("who has deleted their account since does not come back to a team", async () => {
  const { preview, begin, database, db } = await withImports();
  const run = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  await begin(startImport, await preview("Name,Team\nArı,Ada; Can"));
  const { id } = await signedIn(db);
  await run("update startup_member set account_id = $1, title = 'CEO' where name = 'Ada'", [id]);
  const later = await preview("Name,Team\nArı,Can; Ece");
  await begin(startImport, later);
  await run("delete from account where id = $1", [id]);
  expect(await begin(undoImport, later)).toBe(200);
  expect(await run("select name from startup_member")).toEqual([{ name: "Can" }]);
});

test("what follows from the entry that they belong to is no change of imported jobs and patents", async () => {
  const { preview, begin, details, database } = await withImports();
  const imported = async (text: string, changes: object = {}) => {
    const id = await preview(text, changes);
    expect(await begin(startImport, id)).toBe(200);
    return id;
  };
  await imported("Name,Type\nKovan Üniversitesi,University", { kind: "organizations" });
  await imported("Name\nArı");
  const patents = await imported("Kurum;Patent adı;Başvuru no\nKovan Üniversitesi;Arı sensörü;TR 2020/1");
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const jobs = await imported(
    `Startup,Title,Description (English),Role,Employment type,Skills,Country,City,Pay plan,Published,Deadline\n` +
      `Arı,Beekeeper,Look after bees,Software Developer,Full-time,Python,Türkiye,İzmir,Monthly,2026-01-01,${soon}`,
  );
  await database.pool.query("update startup set is_visible = false");
  await database.pool.query("update organization set is_visible = false");
  const listed = "select is_listed from job union all select is_listed from patent";
  expect((await database.pool.query(listed)).rows).toEqual([{ is_listed: false }, { is_listed: false }]);
  for (const id of [jobs, patents]) {
    expect(await begin(undoImport, id)).toBe(200);
    expect(await details(id)).toMatchObject({ state: "undone", counts: { removed: 1, kept: 0 } });
  }
});
