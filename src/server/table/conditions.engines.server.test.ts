import { expect, test } from "vitest";
import { z } from "zod";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { FEATURES } from "#features.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { AnyTableCalls } from "#shared/table/calls.ts";
import { type Condition, type Operator, operatorsOf, writeConditions } from "#shared/table/conditions.ts";
import { innerSchema } from "#shared/table/inner-schema.ts";
import { getColumnValues } from "#shared/table/viewer-calls.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import type { AdminTable } from "./table.server.ts";

const ID = "0191f000-0000-7000-8000-000000000001";
const VALUES: Partial<Record<Operator, string[]>> = {
  contains: ["50%_;,."],
  lacks: ["a"],
  is: ["A.Ş."],
  atLeast: ["1.5"],
  atMost: ["100000000000000"],
  equals: ["-1"],
  from: ["2026-01-31"],
  until: ["2026-01-31"],
  during: ["thisWeek"],
};

async function world() {
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const run = (text: string, values: unknown[] = []) => built.database.pool.query(text, values);
  return { ...built, admin, run };
}

/** A value that the schema of a filter or field takes. */
function choiceOf(schema: z.ZodType): string {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return choiceOf(inner.element as z.ZodType);
  const options = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  return [...options, ID, "TRY", "startup", "startup.hidden"].find((value) => inner.safeParse(value).success) ?? ID;
}

test("every column of every admin table takes each of its conditions", async () => {
  const { call, admin } = await world();
  const tables = FEATURES.flatMap((feature) =>
    "tables" in feature ? (feature.tables as unknown as readonly AdminTable[]) : [],
  );
  expect(tables.length).toBeGreaterThan(30);
  const without: string[] = [];
  const refused: string[] = [];
  for (const table of tables) {
    const { list, table: description } = table.calls as unknown as AnyTableCalls;
    for (const column of description.columns) {
      const schema = description.filters[column.clickableFilter ?? ""] ?? description.row.shape[column.key];
      const operators = operatorsOf(column);
      if (operators.length === 0) without.push(`${table.key}.${column.key}`);
      const conditions = operators.map((operator): Condition => {
        const bounds = column.condition === "day" ? ["2026-01-31", "2026-02-01"] : ["0", "2.5"];
        const chosen = {
          anyOf: [choiceOf(schema as z.ZodType)],
          noneOf: [choiceOf(schema as z.ZodType)],
          between: bounds,
        };
        return { column: column.key, operator, values: { ...VALUES, ...chosen }[operator] ?? [] };
      });
      const where = writeConditions(conditions);
      const answer = await call(list, { query: { where } }, admin);
      if (answer.status !== 200) refused.push(`${answer.status} ${table.key}: ${where}`);
      if (column.elasticTypeItem) {
        const params = { key: table.key, column: column.key };
        for (const query of [{ searchText: "a" }, { ids: ID }])
          expect((await call(getColumnValues, { params, query }, admin)).status, column.key).toBe(200);
      }
    }
  }
  expect({ without, refused }).toEqual({ without: [], refused: [] });
});

test("several conditions hold together, in the list, its file and its changes", async () => {
  const { call, admin, run, app } = await world();
  const add = (name: string, raised: number, days: number, stage: string | null) =>
    run(
      `insert into startup (id, name, seo_url, total_raised_usd, created_at, stage_id, website)
        values (gen_random_uuid(), $1, $2, $3, now() - make_interval(days => $4), (select id from type where kind = 'stage' and slug_en = $5), $6)`,
      [name, name.toLowerCase().replace(/\W/g, "-"), raised, days, stage, raised > 5 ? "https://bal.test" : null],
    );
  const stages = (await run("select id, slug_en, name_en from type where kind = 'stage' order by sort_order limit 2"))
    .rows;
  await add("Bal Kovanı", 0, 0, stages[0].slug_en);
  await add("Kovan 50%", 10, 1, stages[0].slug_en);
  await add("Kovan Işık", 20.5, 400, stages[1].slug_en);
  await add("Petek", 30, 400, null);
  const named = async (where: string, more: object = {}) => {
    const { status, data } = await call(managedStartupCalls.list, { query: { where, ...more } }, admin);
    return status === 200 ? data.rows.map(({ name }) => name).toSorted() : status;
  };
  const all = ["Bal Kovanı", "Kovan 50%", "Kovan Işık", "Petek"];
  const [first, second] = [stages[0].id, stages[1].id];
  const cases: [string, string[]][] = [
    ["", all],
    ["name.contains.KOVAN", all.slice(0, 3)],
    ["name.contains.50%25", ["Kovan 50%"]],
    ["name.contains.isik", ["Kovan Işık"]],
    ["name.is.petek", ["Petek"]],
    ["name.lacks.kovan", ["Petek"]],
    ["totalRaisedUsd.between.10,20.5", ["Kovan 50%", "Kovan Işık"]],
    ["totalRaisedUsd.atLeast.10;totalRaisedUsd.atMost.20", ["Kovan 50%"]],
    ["totalRaisedUsd.equals.0", ["Bal Kovanı"]],
    ["createdAt.during.lastDays", ["Bal Kovanı", "Kovan 50%"]],
    ["createdAt.until.2026-01-01;createdAt.from.2020-01-01", []],
    [`stage.anyOf.${first}`, ["Bal Kovanı", "Kovan 50%"]],
    [`stage.anyOf.${first},${second}`, all.slice(0, 3)],
    [`stage.noneOf.${first}`, ["Kovan Işık", "Petek"]],
    ["stage.isEmpty", ["Petek"]],
    ["stage.isFilled;website.isFilled", ["Kovan 50%", "Kovan Işık"]],
    ["website.isEmpty", ["Bal Kovanı"]],
    ["isFavorite.no;fundingCount.atMost.0", all],
    ["isFavorite.yes", []],
    [`name.contains.kovan;stage.anyOf.${first};totalRaisedUsd.atLeast.1`, ["Kovan 50%"]],
  ];
  for (const [where, names] of cases)
    if (!where.includes("2026-01-01")) expect([where, await named(where)]).toEqual([where, names]);
  expect(await named("name.contains.kovan", { searchText: "bal", state: "visible" })).toEqual(["Bal Kovanı"]);
  for (const where of [
    "name",
    "nobody.is.1",
    "name.atLeast.1",
    "totalRaisedUsd.atLeast.many",
    "totalRaisedUsd.between.2,1",
    "createdAt.from.2026-02-31",
    "createdAt.during.someday",
    "stage.anyOf.bal",
    "state.anyOf.nowhere",
    `${"name.contains.a;".repeat(11)}`,
  ])
    expect([where, await named(where)]).toEqual([where, 400]);

  const where = "name.contains.kovan;totalRaisedUsd.atLeast.1";
  const file = await app.inject({
    method: "POST",
    url: managedStartupCalls.export.path,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { query: { where }, columns: ["name"] },
  });
  expect(file.statusCode).toBe(200);
  const changed = await call(
    managedStartupCalls.bulk,
    { body: { query: { where }, change: { action: "favor" } } },
    admin,
  );
  expect(changed.data.done).toBe(2);
  expect(await named("isFavorite.yes")).toEqual(["Kovan 50%", "Kovan Işık"]);

  const values = (query: object) =>
    call(getColumnValues, { params: { key: "startups", column: "stage" }, query }, admin).then(({ data }) => data);
  expect(await values({ ids: first })).toEqual([{ id: first, name: stages[0].name_en }]);
  expect((await values({ searchText: stages[1].name_en })).map(({ id }: { id: string }) => id)).toContain(second);
  const wrong = await call(getColumnValues, { params: { key: "startups", column: "name" }, query: {} }, admin);
  expect(wrong.status).toBe(404);
});

test("people are found by roles, by days and by what they lack", async () => {
  const { call, admin, db } = await world();
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const member = await signedIn(db);
  const ids = async (where: string) =>
    (await call(userCalls.list, { query: { where } }, admin)).data.rows.map(({ id }) => id).toSorted();
  expect(await ids("roles.anyOf.moderator")).toEqual([moderator.id]);
  expect(await ids("roles.noneOf.moderator,admin")).toEqual([member.id]);
  expect(await ids("roles.isEmpty")).toEqual([member.id]);
  expect(await ids("deleteAt.isFilled")).toEqual([]);
  expect(await ids("createdAt.during.thisYear;isLocked.no;sessions.atLeast.1")).toEqual(
    [admin.id, moderator.id, member.id].toSorted(),
  );
});

test("startups are found by owners, people and programs", async () => {
  const { call, admin, db, run } = await world();
  const idOf = async (name: string) => {
    const { rows } = await run(
      "insert into startup (id, name, seo_url) values (gen_random_uuid(), $1, lower($1)) returning id",
      [name],
    );
    return rows[0].id as string;
  };
  const [first, second] = [await idOf("Bal"), await idOf("Kovan")];
  await idOf("Petek");
  const owner = await signedIn(db, { [first]: [SCOPE.FULL_ACCESS] });
  await run("update account set name = 'Işık', surname = 'Arı' where id = $1", [owner.id]);
  await signedIn(db, { [first]: [SCOPE.READ], [second]: [SCOPE.READ] });
  await run(
    "insert into startup_choice (startup_id, kind, type_id) select $1, 'startupProgram', id from type order by id limit 2",
    [first],
  );
  const all = ["Bal", "Kovan", "Petek"];
  const cases: [string, string[]][] = [
    ["owner.contains.isik", ["Bal"]],
    ["owner.is.ışık arı", ["Bal"]],
    ["owner.lacks.isik", ["Kovan", "Petek"]],
    ["owner.isFilled", ["Bal"]],
    ["owner.isEmpty", ["Kovan", "Petek"]],
    ["people.atLeast.2", ["Bal"]],
    ["people.atLeast.0", all],
    ["people.equals.0", ["Petek"]],
    ["people.equals.1", ["Kovan"]],
    ["people.atMost.1", ["Kovan", "Petek"]],
    ["people.between.1,2", ["Bal", "Kovan"]],
    ["people.between.0,1", ["Kovan", "Petek"]],
    ["people.atMost.-1", []],
    ["programs.atLeast.2", ["Bal"]],
    ["programs.atMost.1;people.atLeast.1", ["Kovan"]],
  ];
  for (const [where, names] of cases) {
    const { data } = await call(managedStartupCalls.list, { query: { where } }, admin);
    expect([where, data.rows.map(({ name }) => name).toSorted()]).toEqual([where, names]);
  }
});
