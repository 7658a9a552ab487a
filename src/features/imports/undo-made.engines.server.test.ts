import { expect, test } from "vitest";
import { mergeCities } from "#features/reference/commands/merge-cities.server.ts";
import { mergeType } from "#features/reference/types/contract.ts";
import type { Member } from "#shared/viewer.ts";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { startImport, undoImport } from "./contract.ts";

const TABLE = [
  "Name,Sector,Technologies,Country,City,Tagline",
  "Arı,Energy,Machine learning,TR,Kovanköy,One",
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

test("rows whose values and cities were merged since go with the undo of the import that made them, but for the edited one", async () => {
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
  const [from] = await query("select id from city where name_en = 'Kovanköy'");
  const [into] = await query("select id from city where slug = 'ankara'");
  expect(await mergeCities(db, { id: adminId } as Member, { from: from.id, into: into.id })).toMatchObject({
    ok: true,
  });
  await query("update startup set tagline_en = 'Two' where name = 'Cam'");
  expect(await undone()).toMatchObject({ removed: 2, kept: 1 });
  expect(await query("select name from startup")).toEqual([{ name: "Cam" }]);
});

test("columns and tables that an update of the portal brings are no change of the rows that an import made", async () => {
  const { query, first, undone, snapshot } = await withMade();
  await query("alter table startup add column of_a_later_version integer not null default 1");
  await query("alter table startup_choice add column of_a_later_version text default 'new'");
  expect(await undone()).toMatchObject({ removed: 3, kept: 0 });
  expect(await snapshot()).toEqual(first);
});

test("a row of a list that somebody added to what an import made is a change, and one taken away, too", async () => {
  const { query, undone } = await withMade();
  await query(
    "insert into startup_competitor (id, startup_id, name) select gen_random_uuid(), id, 'Dut' from startup where name = 'Cam'",
  );
  await query("delete from startup_choice using startup where startup_id = startup.id and name = 'Arı'");
  expect(await undone()).toMatchObject({ removed: 1, kept: 2 });
});
