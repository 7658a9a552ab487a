import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import { searchStartups } from "#features/search/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { getStartup } from "../detail/contract.ts";
import { pictureEndpoints } from "../editing/contract.ts";
import { managedStartupCalls, restoreStartup } from "../management/contract.ts";
import { startupMergeCalls, undoStartupMerge } from "./contract.ts";
import { FACTS } from "./limits.ts";
import { FACT_COLUMNS, MERGED_ROWS, STAYING_TABLES } from "./parts/merged-rows.server.ts";

const IDS = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000070${n}`) as [string, string, string];

/** Three startups with rows that two of them share, or not; the first two have the same owner, the third has none. */
async function withThree() {
  const built = await testApp();
  const { db, call, database } = built;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const owner = await signedIn(db, { [IDS[0]]: [SCOPE.FULL_ACCESS], [IDS[1]]: [SCOPE.FULL_ACCESS] });
  const run = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  for (const [index, id] of IDS.entries()) {
    const n = index + 1;
    await run(
      `insert into startup (id, seo_url, name, website, tagline_en, foundation_date, incorporated, is_visible, country_id)
       values ($1, 'arı-${n}', 'Arı ${n}', ${n === 1 ? "null" : `'https://ari${n}.example'`}, 'Honey ${n}', '2020-01-0${n}', ${n === 2}, true, (select id from country order by iso2 limit 1 offset ${n}))`,
      [id],
    );
    await run(
      `insert into startup_choice (startup_id, kind, type_id) select $1, 'technology', id from (select id from type where kind = 'technology' order by id limit ${n + 1} offset ${n}) t`,
      [id],
    );
    await run(
      `insert into funding (id, startup_id, announced_date, amount_usd, amount, amount_currency_id) values (gen_random_uuid(), $1, '2024-01-01', 1000, 1000, (select id from currency where code = 'USD')), (gen_random_uuid(), $1, '2024-02-0${n}', ${n}000, ${n}000, (select id from currency where code = 'USD'))`,
      [id],
    );
    await run(
      `insert into startup_competitor (id, startup_id, name) values (gen_random_uuid(), $1, 'Rival'), (gen_random_uuid(), $1, 'Rival ${n}')`,
      [id],
    );
    await run(
      `insert into startup_member (id, startup_id, kind, name) values (gen_random_uuid(), $1, 'team', 'Ada ${n}')`,
      [id],
    );
    const type = (kind: string) => `(select id from type where kind = '${kind}' order by id limit 1)`;
    await run(
      `insert into job (id, startup_id, seo_url, title_en, description_en, job_role_id, country_id, pay_plan_id, wage_currency_id, publication_date, expiration_date)
       select gen_random_uuid(), $1, 'job-${n}', 'Beekeeper ${n}', 'x', ${type("jobRole")}, country_id, ${type("payPlan")}, (select id from currency limit 1),
         ${HOUSE_TODAY} - 2, ${HOUSE_TODAY} + 10 from city where slug = 'izmir'`,
      [id],
    );
    await run(`insert into import_row (kind, source_key, entity_id) values ('startup', 'sample:/${n}', $1)`, [id]);
  }
  await run("select list_refresh('startups', $1)", [IDS]);
  await run("select list_rebuild('jobs')");
  /** Everything of them but versions and times; and the sums over all startups. */
  const snapshot = async () => {
    const tables = ["startup", ...MERGED_ROWS.map(({ table }) => table)];
    const all: Record<string, unknown> = {};
    for (const table of tables) {
      const { rows } = await run(
        `select to_jsonb(t) - '{updated_at,version,field_versions}'::text[] r from ${table} t order by (to_jsonb(t) - '{updated_at,version,field_versions}'::text[])::text`,
      );
      all[table] = rows.map(({ r }) => r);
    }
    const { rows } = await run("select day::text, rounds, usd from funding_day where rounds > 0 order by day");
    return { ...all, days: rows };
  };
  const faults = async () =>
    (await run("select fault from list_index_faults('startups') union all select fault from list_index_faults('jobs')"))
      .rows;
  return { ...built, token: admin.token, owner, run, snapshot, faults, call };
}

test("merges and their undoing in any order leave everything as before", async () => {
  const { call, token, snapshot, faults, run } = await withThree();
  const first = await snapshot();
  const step = fc.record({
    source: fc.nat(2),
    target: fc.nat(2),
    facts: fc.subarray([...FACTS]),
    undo: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const open: string[] = [];
      const undo = async () => {
        const { data, status } = await call(undoStartupMerge, { params: { id: open.pop()! } }, { token });
        expect([status, data]).toEqual([200, { changedSince: [] }]);
      };
      for (const { source, target, facts, undo: isUndo } of steps) {
        const body = { sourceId: IDS[source]!, targetId: IDS[target]!, facts };
        if (isUndo && open.length > 0) await undo();
        else {
          const answer = await call(startupMergeCalls.add, { body }, { token });
          if (answer.status === 200) open.push(answer.data.id);
          else expect(source === target ? 400 : 404).toBe(answer.status);
        }
        expect(await faults()).toEqual([]);
      }
      while (open.length > 0) await undo();
      expect(await snapshot()).toEqual(first);
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 12 },
  );
  expect((await run("select count(*)::int n from startup_merge where undone_at is null")).rows).toEqual([{ n: 0 }]);
});

testOnNewest("a merge fills gaps and chosen facts; undoing keeps later changes", async () => {
  const { call, token, run, owner } = await withThree();
  const [target, source] = [IDS[2], IDS[0]];
  const body = { sourceId: source, targetId: target, facts: ["tagline" as const, "foundationDate" as const] };
  const merge = await call(startupMergeCalls.add, { body }, { token });
  expect(merge.data).toMatchObject({ name: "Arı 3", merged: "Arı 1", mayUndo: true });
  const { data } = await call(getStartup, { params: { seoUrlOrId: "arı-1" } });
  expect(data).toMatchObject({
    id: target,
    tagline: "Honey 1",
    website: "https://ari3.example",
    funding: { rounds: 3 },
  });
  expect(data.competitors.map(({ competitorName }) => competitorName).sort()).toEqual(["Rival", "Rival 1", "Rival 3"]);
  // Its owner is the owner of what it became.
  const mine = await call(getStartup, { params: { seoUrlOrId: target } }, { token: owner.token });
  expect(mine.data.mayEdit).toBe(true);
  const restored = await call(restoreStartup, { params: { id: source } }, { token });
  expect([restored.status, restored.code]).toEqual([409, "mergedStartup"]);

  // A second merge has to go first.
  const second = await call(
    startupMergeCalls.add,
    { body: { sourceId: IDS[1], targetId: target, facts: [] } },
    { token },
  );
  const undo = (id: string) => call(undoStartupMerge, { params: { id } }, { token });
  expect((await undo(merge.data.id)).code).toBe("mergeNotLast");
  expect((await undo(second.data.id)).status).toBe(200);

  await run("update startup set tagline_en = 'Newer' where id = $1", [target]);
  expect((await undo(merge.data.id)).data).toEqual({ changedSince: ["tagline"] });
  expect((await undo(merge.data.id)).code).toBe("mergeUndone");
  const { rows } = await run(
    "select tagline_en, foundation_date::text from startup where id = any ($1) order by name",
    [[source, target]],
  );
  expect(rows).toEqual([
    { tagline_en: "Honey 1", foundation_date: "2020-01-01" },
    { tagline_en: "Newer", foundation_date: "2020-01-03" },
  ]);
  await run("update startup_merge set undone_at = null, created_at = now() - interval '31 days' where id = $1", [
    merge.data.id,
  ]);
  expect((await undo(merge.data.id)).code).toBe("mergeTooOld");
  // A deleted startup is neither merged nor merged into.
  await call(managedStartupCalls.remove, { params: { id: IDS[1] } }, { token });
  expect(
    (await call(startupMergeCalls.add, { body: { sourceId: IDS[1], targetId: target, facts: [] } }, { token })).status,
  ).toBe(404);
});

test("the target is found by the merged name until the merge is undone", async () => {
  const { call, token, run } = await withThree();
  const [targetId, sourceId] = [IDS[0], IDS[1]];
  await run("update startup set name = 'Balözü' where id = $1", [sourceId]);
  const found = async () =>
    (await call(searchStartups, { query: { text: "balozu" } }, { token })).data.map(({ id }: { id: string }) => id);
  expect(await found()).toEqual([sourceId]);
  const { data } = await call(startupMergeCalls.add, { body: { sourceId, targetId, facts: [] } }, { token });
  expect(await found()).toEqual([targetId]);
  expect((await call(undoStartupMerge, { params: { id: data.id } }, { token })).status).toBe(200);
  expect(await found()).toEqual([sourceId]);
});

testOnNewest("every reference to a startup moves or is said to stay", async () => {
  const { run } = await withThree();
  const { rows } = await run(`
    select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'startup'::regclass`);
  const named = new Set([...MERGED_ROWS.map(({ table }) => table), ...STAYING_TABLES]);
  expect(rows.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([]);
  const columns = (await run("select column_name from information_schema.columns where table_name = 'startup'")).rows;
  const names = new Set(columns.map(({ column_name }) => column_name));
  expect(
    Object.values(FACT_COLUMNS)
      .flat()
      .filter((column) => !names.has(column)),
  ).toEqual([]);
});

testOnNewest("a picture from a merge survives its replacement for the undo", async () => {
  const { call, token, run } = await withThree();
  const [sourceId, targetId] = IDS;
  const addressOf = (id: string) => `/files/public/${id}/0123456789abcdef-256.webp`;
  for (const id of [sourceId, targetId]) await run("update startup set logo = $2 where id = $1", [id, addressOf(id)]);
  const add = (facts: string[]) =>
    call(startupMergeCalls.add, { body: { sourceId, targetId, facts } as never }, { token });
  expect((await add(["logo", "logo"])).status).toBe(400);
  const { data } = await add(["logo"]);
  const removed = () => call(pictureEndpoints.logo.delete, { params: { id: targetId } }, { token });
  expect((await removed()).status).toBe(200);
  const jobs = () => run("select data from background_job where name = 'files.remove'");
  expect((await jobs()).rows).toEqual([]);
  expect((await call(undoStartupMerge, { params: { id: data.id } }, { token })).data.changedSince).toEqual(["logo"]);
  const { rows } = await run("select logo from startup where id = $1", [sourceId]);
  expect(rows).toEqual([{ logo: addressOf(sourceId) }]);
});
