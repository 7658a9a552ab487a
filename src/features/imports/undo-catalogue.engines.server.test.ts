import { expect, test } from "vitest";
import { mergeCities } from "#features/reference/commands/merge-cities.server.ts";
import { mergeType, typeValueCalls } from "#features/reference/types/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "#features/startups/merges/contract.ts";
import type { Fact } from "#features/startups/merges/limits.ts";
import type { Member } from "#shared/viewer.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { startImport, undoImport } from "./contract.ts";

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

test("where a city was merged into another one since, an undo brings back the other one", async () => {
  const { query, imported, merge, begin, details, db, adminId } = await withStartups(
    "Name,Country,City\nArı,TR,Kovanköy\nBal,TR,İzmir\nCam,TR,Kovanköy",
  );
  const undoMerge = await merge("Bal", "Arı", ["place"]);
  const moved = await imported("Name,Country,City\nCam,TR,İzmir");
  const [from] = await query("select id from city where name_en = 'Kovanköy'");
  const [into] = await query("select id from city where slug = 'ankara'");
  expect(await mergeCities(db, { id: adminId } as Member, { from: from.id, into: into.id })).toMatchObject({
    ok: true,
  });
  expect(await undoMerge()).toBe(200);
  await begin(undoImport, moved);
  expect(await details(moved)).toMatchObject({ state: "undone" });
  expect(await query(CITIES)).toEqual([
    { name: "Arı", slug: "ankara" },
    { name: "Bal", slug: "izmir" },
    { name: "Cam", slug: "ankara" },
  ]);
});

const VALUES = `select startup.name, array_agg(name_en order by name_en) filter (where merged_into is null) "values",
  count(*) filter (where merged_into is not null)::int merged
  from startup left join startup_choice choice on choice.startup_id = startup.id
  join type on type.id in (choice.type_id, sector_id) group by startup.name order by startup.name`;

test("where a value was merged into another one since, an undo brings back the other one, to each its own", async () => {
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
});

test("a value that an undo would bring back is not deleted", async () => {
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

test("a value merged into one that was merged on itself meanwhile leads to the last", async () => {
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
