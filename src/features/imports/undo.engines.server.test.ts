import { expect, test } from "vitest";
import { mergeCities } from "#features/reference/commands/merge-cities.server.ts";
import { mergeType, typeValueCalls } from "#features/reference/types/contract.ts";
import { searchStartups } from "#features/search/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "#features/startups/merges/contract.ts";
import type { Fact } from "#features/startups/merges/limits.ts";
import type { Member } from "#shared/viewer.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { signedIn } from "#testing/members.ts";
import { startImport, undoImport } from "./contract.ts";

testOnNewest(
  "a merge is not undone before a later import that changed one of the two: values of one would stay with the other",
  async () => {
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
  },
);

testOnNewest("imported rounds are not undone before a later merge that moved them", async () => {
  const { preview, begin, call, as, snapshot, database } = await withImports();
  await begin(startImport, await preview("Name,Tagline\nArı,First\nBal,Second"));
  const first = await snapshot();
  const rounds = await preview("Startup,Round,Date,Amount,Currency\nArı,Seed,2024-02-01,1000,USD");
  expect(await begin(startImport, rounds)).toBe(200);
  const idOf = async (name: string): Promise<string> =>
    (await database.pool.query("select id from startup where name = $1", [name])).rows[0].id;
  const body = { sourceId: await idOf("Arı"), targetId: await idOf("Bal"), facts: ["tagline" as const] };
  const params = { id: (await call(startupMergeCalls.add, { body }, as)).data.id };
  expect(await begin(undoImport, rounds)).toBe(409);
  expect((await call(undoStartupMerge, { params }, as)).status).toBe(200);
  expect(await begin(undoImport, rounds)).toBe(200);
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

testOnNewest(
  "an import of an earlier version that renamed a startup leaves nothing of its name when it is undone",
  async () => {
    const { preview, begin, call, as, snapshot, database } = await withImports();
    expect(await begin(startImport, await preview("Key,Name,Tagline\nk1,Çınar,A"))).toBe(200);
    const first = await snapshot();
    const renaming = await preview("Key,Name,Tagline\nk1,Balözü,B");
    expect(await begin(startImport, renaming)).toBe(200);
    await database.pool.query("update startup set name = 'Balözü'");
    await database.pool.query(
      `update import_write set after = jsonb_set(after, '{name}', '"Balözü"') where before is not null`,
    );
    await database.pool.query("select list_refresh('startups', array(select id from startup))");
    const found = async (text: string) => (await call(searchStartups, { query: { text } }, as)).data.length;
    expect([await found("balozu"), await found("cinar")]).toEqual([1, 1]);
    expect(await begin(undoImport, renaming)).toBe(200);
    expect(await snapshot()).toEqual(first);
    expect([await found("balozu"), await found("cinar")]).toEqual([0, 1]);
  },
);

testOnNewest("what people had added to the rows of a list comes back with them", async () => {
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

testOnNewest("who has deleted their account since does not come back to a team", async () => {
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

testOnNewest("what follows from the entry that they belong to is no change of imported jobs and patents", async () => {
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

const TABLE = [
  "Name,Sector,Technologies,Country,City,Tagline",
  "Arı,Energy,Machine learning,DE,Kovanheim,One",
  "Bal,,Machine learning; Artificial intelligence,TR,İzmir,",
  "Cam,Energy,,,,",
].join("\n");

async function withMade() {
  const built = await withImports();
  const { preview, begin, details, snapshot, database } = built;
  const query = async (text: string) => (await database.pool.query(text)).rows;
  const first = await snapshot();
  const id = await preview(TABLE);
  expect(await begin(startImport, id)).toBe(200);
  const undone = async () => {
    expect(await begin(undoImport, id)).toBe(200);
    return (await details(id)).counts;
  };
  return { ...built, query, first, undone };
}

testOnNewest(
  "rows whose values and cities were merged since go with the undo of the import that made them, but for the edited one",
  async () => {
    const { call, as, database, query, db, adminId, undone } = await withMade();
    const typeId = async (kind: string, name: string): Promise<string> =>
      (await query(`select id from type where kind = '${kind}' and name_en = '${name}'`))[0].id;
    for (const [kind, gone, stays] of [
      ["technology", "Machine learning", "Artificial intelligence"],
      ["sector", "Energy", "Health"],
    ] as const) {
      const merged = { params: { id: await typeId(kind, gone) }, body: { into: await typeId(kind, stays) } };
      expect((await call(mergeType, merged, as)).status).toBe(200);
    }
    await runJobs(database);
    const [from] = await query("select id from city where name_en = 'Kovanheim'");
    const [into] = await query("select id from city where slug = 'berlin'");
    expect(await mergeCities(db, { id: adminId } as Member, { from: from.id, into: into.id })).toMatchObject({
      ok: true,
    });
    await query("update startup set tagline_en = 'Two' where name = 'Cam'");
    expect(await undone()).toMatchObject({ removed: 2, kept: 1 });
    expect(await query("select name from startup")).toEqual([{ name: "Cam" }]);
  },
);

test("columns and tables that an update of the portal brings are no change of the rows that an import made", async () => {
  const { query, first, undone, snapshot } = await withMade();
  await query("alter table startup add column of_a_later_version integer not null default 1");
  await query("alter table startup_choice add column of_a_later_version text default 'new'");
  expect(await undone()).toMatchObject({ removed: 3, kept: 0 });
  expect(await snapshot()).toEqual(first);
});

testOnNewest(
  "a row of a list that somebody added to what an import made is a change, and one taken away, too",
  async () => {
    const { query, undone } = await withMade();
    await query(
      "insert into startup_competitor (id, startup_id, name) select gen_random_uuid(), id, 'Dut' from startup where name = 'Cam'",
    );
    await query("delete from startup_choice using startup where startup_id = startup.id and name = 'Arı'");
    expect(await undone()).toMatchObject({ removed: 1, kept: 2 });
  },
);

async function withStartups(table: string) {
  const built = await withImports();
  const { preview, begin, call, as, database } = built;
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const idOf = async (name: string): Promise<string> =>
    (await query("select id from startup where name = $1", [name]))[0].id;
  const typeIdOf = async (kind: string, name: string): Promise<string> =>
    (await query("select id from type where kind = $1 and name_en = $2", [kind, name]))[0].id;
  const imported = async (text: string) => {
    const id = await preview(text);
    expect(await begin(startImport, id)).toBe(200);
    return id;
  };
  const merge = async (source: string, target: string, facts: Fact[]) => {
    const body = { sourceId: await idOf(source), targetId: await idOf(target), facts };
    const { id } = (await call(startupMergeCalls.add, { body }, as)).data;
    return async () => (await call(undoStartupMerge, { params: { id } }, as)).status;
  };
  const mergeTypes = async (kind: string, gone: string, stays: string) => {
    const [id, into] = [await typeIdOf(kind, gone), await typeIdOf(kind, stays)];
    expect((await call(mergeType, { params: { id }, body: { into } }, as)).status).toBe(200);
    await runJobs(database);
  };
  await imported(table);
  return { ...built, query, imported, merge, mergeTypes };
}

const CITIES = "select startup.name, slug from startup left join city on city.id = city_id order by startup.name";

testOnNewest("where a city was merged into another one since, an undo brings back the other one", async () => {
  const { query, imported, merge, begin, details, db, adminId } = await withStartups(
    "Name,Country,City\nArı,DE,Kovanheim\nBal,TR,İzmir\nCam,DE,Kovanheim",
  );
  const undoMerge = await merge("Bal", "Arı", ["place"]);
  const moved = await imported("Name,Country,City\nCam,TR,İzmir");
  const [from] = await query("select id from city where name_en = 'Kovanheim'");
  const [into] = await query("select id from city where slug = 'berlin'");
  expect(await mergeCities(db, { id: adminId } as Member, { from: from.id, into: into.id })).toMatchObject({
    ok: true,
  });
  expect(await undoMerge()).toBe(200);
  await begin(undoImport, moved);
  expect(await details(moved)).toMatchObject({ state: "undone" });
  expect(await query(CITIES)).toEqual([
    { name: "Arı", slug: "berlin" },
    { name: "Bal", slug: "izmir" },
    { name: "Cam", slug: "berlin" },
  ]);
});

const VALUES = `select startup.name, array_agg(name_en order by name_en) filter (where merged_into is null) "values",
  count(*) filter (where merged_into is not null)::int merged
  from startup left join startup_choice choice on choice.startup_id = startup.id
  join type on type.id in (choice.type_id, sector_id) group by startup.name order by startup.name`;

testOnNewest(
  "where a value was merged into another one since, an undo brings back the other one, to each its own",
  async () => {
    const [gone, stays] = ["Machine learning", "Artificial intelligence"];
    const { query, imported, merge, mergeTypes, begin, faults } = await withStartups(
      [
        "Name,Sector,Technologies",
        `Arı,Energy,${gone}`,
        "Bal,,",
        `Cam,,${gone}`,
        `Dut,,${stays}`,
        `Ece,Energy,${gone}; ${stays}`,
      ].join("\n"),
    );
    const undoFirst = await merge("Arı", "Bal", ["sector"]);
    const undoSecond = await merge("Cam", "Dut", []);
    const changed = await imported("Name,Sector,Technologies\nEce,Education,Blockchain");
    await mergeTypes("technology", gone, stays);
    await mergeTypes("sector", "Energy", "Health");
    expect([await undoFirst(), await undoSecond(), await begin(undoImport, changed)]).toEqual([200, 200, 200]);
    expect(await query(VALUES)).toEqual([
      { name: "Arı", values: [stays, "Health"], merged: 0 },
      { name: "Cam", values: [stays], merged: 0 },
      { name: "Dut", values: [stays], merged: 0 },
      { name: "Ece", values: [stays, "Health"], merged: 0 },
    ]);
    expect(await faults()).toEqual([]);
  },
);

testOnNewest("a value that an undo would bring back is not deleted", async () => {
  const { call, as, query, imported, merge, begin } = await withStartups("Name,Sector\nArı,Energy\nBal,");
  const [list] = await query("select id from type where kind = 'kind' and key = 'sector'");
  const added = async (name: string) => {
    const body = { parentId: list.id, nameEn: name, nameTr: name };
    return { id: (await call(typeValueCalls.add, { body }, as)).data.id };
  };
  const [hives, combs] = [await added("Hives"), await added("Combs")];
  await imported("Name,Sector\nBal,Hives\nCam,Combs");
  const undoMerge = await merge("Arı", "Bal", ["sector"]);
  const changed = await imported("Name,Sector\nCam,Energy");
  const removed = async (params: { id: string }) => (await call(typeValueCalls.remove, { params }, as)).code;
  expect([await removed(hives), await removed(combs)]).toEqual(["inUse", "inUse"]);
  expect([await undoMerge(), await begin(undoImport, changed)]).toEqual([200, 200]);
  const sectors = "select startup.name, name_en sector from startup join type on type.id = sector_id order by 1";
  expect(await query(sectors)).toEqual([
    { name: "Arı", sector: "Energy" },
    { name: "Bal", sector: "Hives" },
    { name: "Cam", sector: "Combs" },
  ]);
});

testOnNewest("a value merged into one that was merged on itself meanwhile leads to the last", async () => {
  const { call, as, query, database } = await withStartups("Name,Sector\nArı,Energy");
  const ids = (
    await query(
      "select id from type where name_en = any ('{Energy,Health,Education}') and kind = 'sector' order by name_en",
    )
  ).map(({ id }) => id as string);
  const [education, energy, health] = ids as [string, string, string];
  await call(mergeType, { params: { id: energy }, body: { into: health } }, as);
  await call(mergeType, { params: { id: health }, body: { into: education } }, as);
  // The work of the first merge had failed, and is tried again after that of the second one.
  await query("select type_merge($1, $2)", [health, education]);
  await query("select type_merge($1, $2)", [energy, health]);
  expect(await query("select sector_id id from startup")).toEqual([{ id: education }]);
  expect(await query("select merged_into id from type where id = $1", [energy])).toEqual([{ id: education }]);
  await runJobs(database);
  expect(await query("select sector_id id from startup")).toEqual([{ id: education }]);
});
