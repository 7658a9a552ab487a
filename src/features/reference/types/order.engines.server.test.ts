import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { typeList } from "../contract.ts";
import { typeValueCalls as calls } from "./contract.ts";

const [SECTORS, STAGES, HEALTH, ENERGY] = [
  typeId("sector"),
  typeId("stage"),
  typeId("sector", "health"),
  typeId("sector", "energy"),
];

async function house() {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const rowsBelow = async (parentId: string) =>
    (await call(calls.list, { query: { list: "sector", pageSize: 1000 } }, admin)).data.rows.filter(
      ({ parent }) => parent.id === parentId,
    );
  const idsBelow = async (parentId: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from type where parent_id = $1 order by sort_order, id",
      [parentId],
    );
    return rows.map(({ id }) => id);
  };
  const place = (
    id: string,
    body: { after: string | null; before: string | null; parentId?: string; version?: number },
  ) => call(calls.place, { params: { id }, body }, admin);
  return { call, db, database, admin, rowsBelow, idsBelow, place };
}

testOnNewest("a value is moved between two others; a stale order is refused", async () => {
  const { call, admin, database, place, idsBelow, rowsBelow } = await house();
  const [a, b, c, ...rest] = await idsBelow(STAGES);
  const offered = async () => (await call(typeList, { query: { parentId: STAGES } })).data.map(({ id }) => id);
  expect((await place(c!, { after: null, before: a! })).status).toBe(200);
  expect(await offered()).toEqual([c, a, b, ...rest]);
  // A second admin still sees a, b, c.
  const seen = [
    { after: b!, before: c! },
    { after: null, before: b! },
    { after: c!, before: null },
    { after: a!, before: a! },
    { after: HEALTH, before: null },
  ];
  for (const between of seen) expect((await place(a!, between)).code, JSON.stringify(between)).toBe("orderChanged");
  expect(await idsBelow(STAGES)).toEqual([c, a, b, ...rest]);

  // The same value was moved by somebody else, though its neighbours are still beside each other.
  const [sector, second, third, fourth] = await rowsBelow(SECTORS);
  const { version } = sector!;
  expect((await place(sector!.id, { after: third!.id, before: fourth!.id, version })).status).toBe(200);
  expect(await place(sector!.id, { after: second!.id, before: third!.id, version })).toMatchObject({
    status: 409,
    code: "orderChanged",
  });
  // Another name is no other place, and the place of others is no change of this one.
  const rename = { params: { id: second!.id }, body: { nameEn: "Beekeeping", version: second!.version } };
  expect((await call(calls.change, rename, admin)).status).toBe(200);
  // Its present place is no change.
  expect((await place(c!, { after: null, before: a! })).status).toBe(200);
  const { rows: audit } = await database.pool.query("select action, detail from audit order by id");
  expect(audit).toEqual([
    { action: "type.placed", detail: { after: null, before: a } },
    { action: "type.placed", detail: { after: third!.id, before: fourth!.id } },
    { action: "type.changed", detail: { before: { nameEn: second!.nameEn }, after: { nameEn: "Beekeeping" } } },
  ]);
});

testOnNewest("a sub-sector moves to another sector only; a list is no value", async () => {
  const { call, admin, place, idsBelow, rowsBelow } = await house();
  const [moved, other] = await idsBelow(HEALTH);
  const before = await idsBelow(ENERGY);
  const into = { parentId: ENERGY, after: before[0]!, before: before[1]! };
  expect(await place(moved!, into)).toMatchObject({ status: 200, data: { parent: { id: ENERGY } } });
  expect(await idsBelow(ENERGY)).toEqual([before[0], moved, ...before.slice(1)]);
  expect(await idsBelow(HEALTH)).not.toContain(moved);
  for (const parentId of [SECTORS, STAGES, other!, typeId("stage", "idea"), typeId("subSector")])
    expect((await place(moved!, { parentId, after: null, before: null })).code, parentId).toBe("invalidInput");
  for (const id of [moved!, HEALTH])
    expect((await place(id, { parentId: id, after: null, before: null })).code).toBe("typeOwnParent");
  expect((await place(HEALTH, { parentId: ENERGY, after: null, before: null })).code).toBe("typeNotMovable");
  expect((await place(SECTORS, { after: null, before: null })).status).toBe(404);
  // One of the same name is there already.
  const [row] = (await rowsBelow(ENERGY)).slice(-1);
  await call(calls.change, { params: { id: other! }, body: { nameEn: row!.nameEn } }, admin);
  expect(await place(other!, { parentId: ENERGY, after: row!.id, before: null })).toMatchObject({
    code: "conflict",
    data: [{ field: "nameEn" }],
  });
});

test("whatever is moved, in whatever order, no value is lost or there twice", async () => {
  const { place, idsBelow } = await house();
  const model = new Map([
    [HEALTH, await idsBelow(HEALTH)],
    [ENERGY, await idsBelow(ENERGY)],
  ]);
  const all = [...model.values()].flat().sort();
  const move = fc.record({ which: fc.nat(), to: fc.constantFrom(HEALTH, ENERGY), at: fc.nat() });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
      for (const { which, to, at } of moves) {
        const id = all[which % all.length]!;
        for (const [parent, ids] of model)
          model.set(
            parent,
            ids.filter((one) => one !== id),
          );
        const others = model.get(to)!;
        const index = at % (others.length + 1);
        const between = { after: others[index - 1] ?? null, before: others[index] ?? null };
        expect((await place(id, { parentId: to, ...between })).status).toBe(200);
        model.set(to, others.toSpliced(index, 0, id));
      }
      for (const [parent, ids] of model) expect(await idsBelow(parent)).toEqual(ids);
      expect([...model.values()].flat().sort()).toEqual(all);
    }),
    { numRuns: 12 },
  );
});

test("concurrent orders of one list are applied or refused whole", async () => {
  const { place, idsBelow } = await house();
  const old = await idsBelow(SECTORS);
  const answers = await Promise.all(
    old.slice(0, 12).map((id, index) => {
      const others = old.filter((one) => one !== id);
      const at = (index * 7) % others.length;
      return place(id, { after: others[at - 1] ?? null, before: others[at] ?? null });
    }),
  );
  for (const { status, code } of answers) expect([200, "orderChanged"]).toContain(status === 200 ? 200 : code);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const after = await idsBelow(SECTORS);
  expect(after.toSorted()).toEqual(old.toSorted());
});

testOnNewest("a value is deleted only when unused, childless and not shipped", async () => {
  const { call, admin, database } = await house();
  const add = async (parentId: string, nameEn: string) =>
    (await call(calls.add, { body: { parentId, nameEn, nameTr: nameEn } }, admin)).data;
  const remove = (id: string) => call(calls.remove, { params: { id } }, admin);
  const sector = await add(SECTORS, "Beekeeping");
  const below = await add(sector.id, "Hives");
  expect([sector.mayDelete, below.kind]).toEqual([true, "subSector"]);
  expect(await remove(sector.id)).toMatchObject({ status: 409, code: "inUse" });
  const { rows } = await database.pool.query(
    "insert into startup (id, seo_url, name) values (gen_random_uuid(), 's', 'S') returning id",
  );
  await database.pool.query("insert into startup_choice (startup_id, kind, type_id) values ($1, 'subSector', $2)", [
    rows[0].id,
    below.id,
  ]);
  expect(await remove(below.id)).toMatchObject({ status: 409, code: "inUse" });
  await database.pool.query("delete from startup where id = $1", [rows[0].id]);
  expect((await remove(below.id)).status).toBe(200);
  expect((await remove(sector.id)).status).toBe(200);
  expect((await remove(sector.id)).status).toBe(404);
  expect(await remove(HEALTH)).toMatchObject({ status: 409, code: "inUse" });
});
