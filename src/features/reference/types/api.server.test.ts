import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertReports, TYPES } from "#testing/reports.ts";
import { typeList } from "../contract.ts";
import { typeValueCalls as calls } from "./contract.ts";

test("values of every list are added, renamed and switched off at once", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const sectorList = typeId("sector");
  const offered = async () =>
    (await call(typeList, { query: { parentId: sectorList } })).data.map(({ nameEn }) => nameEn);
  const add = (parentId: string, nameEn: string, nameTr: string) =>
    call(calls.add, { body: { parentId, nameEn, nameTr } }, admin);
  const { data: bees } = await add(sectorList, "Beekeeping", "Arıcılık");
  expect(bees).toMatchObject({ kind: "sector", slugEn: "beekeeping", parent: { id: sectorList }, isActive: true });
  expect(await offered()).toContain("Beekeeping");
  expect(await add(sectorList, "BEEKEEPING", "Başka")).toMatchObject({
    code: "conflict",
    data: [{ field: "nameEn", reason: "exists" }],
  });
  expect(await add(admin.id, "Hives", "Kovanlar")).toMatchObject({ status: 404 });
  const health = typeId("sector", "health");
  const { data: below } = await add(health, "Apitherapy", "Apiterapi");
  expect(below).toMatchObject({ kind: "subSector", parent: { id: health } });
  const rows = (await call(calls.list, { query: { parentId: health, searchText: "apiterapi" } }, admin)).data.rows;
  expect(rows).toMatchObject([{ id: below.id, parent: { id: health } }]);
  const changed = await call(calls.change, { params: { id: bees.id }, body: { nameEn: "Apiculture" } }, admin);
  // The address stays.
  expect(changed.data).toMatchObject({ nameEn: "Apiculture", slugEn: "beekeeping" });
  const body = { query: { parentId: sectorList }, ids: [bees.id], change: { action: "withdraw" as const } };
  expect((await call(calls.bulk, { body }, admin)).data).toMatchObject({ done: 1 });
  expect(await offered()).not.toContain("Apiculture");
  // A list itself is none of its values.
  expect((await call(calls.change, { params: { id: sectorList }, body: { nameEn: "Branch" } }, admin)).status).toBe(
    404,
  );
  const { rows: audit } = await database.pool.query("select action from audit order by id");
  expect(audit.map(({ action }) => action)).toEqual(["type.added", "type.added", "type.changed", "type.changed"]);
});

test("a value says how many entries have it, over all filtered lists", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const health = typeId("sector", "health");
  const { rows } = await database.pool.query(
    "insert into startup (id, seo_url, name, sector_id, is_visible, deleted_at) select gen_random_uuid(), 's' || n, 'S', $1, n < 3, case when n = 4 then now() end from generate_series(1, 4) n returning id",
    [health],
  );
  await database.pool.query("select list_refresh('startups', $1)", [rows.map(({ id }) => id)]);
  const usedBy = async (id: string) => (await call(calls.get, { params: { id } }, admin)).data.usedBy;
  // The third is hidden, the fourth deleted.
  expect([await usedBy(health), await usedBy(typeId("sector", "energy"))]).toEqual([2, 0]);
  // A report that is not out yet is not in its list, nor is it counted.
  await insertReports(db, [{ typeId: TYPES[1]! }, { typeId: TYPES[1]!, releaseDate: "2999-01-01" }]);
  expect(await usedBy(TYPES[1]!)).toBe(1);
  // No list is filtered by it.
  expect(await usedBy(typeId("degree", "bachelor"))).toBe(null);
});
