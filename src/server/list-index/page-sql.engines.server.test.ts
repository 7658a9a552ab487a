import { PgDialect } from "drizzle-orm/pg-core";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { type StartupFilter, startupList } from "#features/startups/filters.ts";
import { startupSource } from "#features/startups/parts/source.server.ts";
import { testDatabase } from "#testing/database.ts";
import { fakeStartup, fakeTypes, insertFakeReferences, insertStartups, randomNumbers } from "#testing/startups.ts";
import { expressionOf } from "./expression.server.ts";
import { pageStatement } from "./page-sql.server.ts";

const FILTERS: StartupFilter[] = [
  {},
  { sector: fakeTypes("sector", 1), stage: fakeTypes("stage", 1), incorporated: true },
  { "fundings.amountUsd": { gte: 257_000 }, foundationDate: { gte: "2011-02-05" } },
  { "fundings.amountUsd": { gte: 1_000 }, "hasInvestment.tour": fakeTypes("investmentTour", 1) },
];

test("pages are read by indexes without scanning startups or rounds", async () => {
  const database = await testDatabase();
  await insertFakeReferences(database);
  const random = randomNumbers(2);
  const startups = Array.from({ length: 300 }, () => fakeStartup(random));
  await insertStartups(database, startups);
  await refreshStartups(
    database.db,
    startups.map((startup) => startup.id),
  );
  await database.pool.query("analyze");
  const client = await database.pool.connect();
  // So few rows are read fastest in ways that a real table is not: what is asked is whether the indexes serve.
  await client.query("set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
  for (const filter of FILTERS)
    for (const sort of startupList.sorts)
      for (const offset of [0, 90]) {
        const plan = await planOf(client, filter, sort, offset);
        expect(plan, `${sort} ${JSON.stringify(filter)}`).not.toMatch(/Seq Scan on (startup|funding|list_block)\b/);
        expect(plan).toMatch(/Index (Only )?Scan using startup_(newest|name_tr|raised|founded|updated)/);
      }
  await client.query("reset all");
  await client.query("update pg_class set reltuples = 1e6 where relname = 'startup'");
  for (const filter of FILTERS.slice(1)) {
    const plan = await planOf(client, filter, "newest", 0);
    // Among a million rows few matches are looked up one by one, however many the planner expects.
    const lookUps = plan.match(/Scan using startup_(?!newest).*\n.*|Seq Scan on startup.*/g) ?? [];
    expect(lookUps.length, JSON.stringify(filter)).toBeGreaterThan(0);
    for (const lookUp of lookUps) expect(lookUp, JSON.stringify(filter)).toContain("Index Cond");
  }
  client.release();
  await database.close();
});

test("a bound's cut is found by other terms' few rows or by its index", async () => {
  const database = await testDatabase();
  await insertFakeReferences(database);
  const [rare, frequent] = fakeTypes("sector", 2);
  // Every hundredth row is of the rare sector; days and amounts all lie in one bucket.
  await database.pool.query(
    `insert into startup (id, seo_url, name, sector_id, foundation_date)
     select gen_random_uuid(), 'startup-' || n, 'Startup ' || n, case when n % 100 = 0 then $1 else $2 end::uuid, date '2020-05-01' + n % 31
     from generate_series(1, 3000) n`,
    [rare, frequent],
  );
  await database.pool.query(
    `insert into funding (id, startup_id, amount, amount_currency_id, amount_usd, usd_rate)
     select gen_random_uuid(), id, amount, (select id from currency where code = 'USD'), amount, 1
     from startup cross join lateral (select 1000001 + 10 * extract(day from foundation_date) amount) made`,
  );
  await database.pool.query("select list_rebuild('startups')");
  const ranges = [
    [{ foundationDate: { gte: "2020-05-11", lte: "2020-05-30" } }, (day: number) => day >= 11 && day <= 30],
    [{ "fundings.amountUsd": { gte: 1_000_111, lte: 1_000_301 } }, (day: number) => day >= 11 && day <= 30],
    // Whole months, and what lies beyond all known years.
    [{ foundationDate: { gte: "2020-05-01" } }, () => true],
    [
      { foundationDate: { gte: "2020-05-11" }, "fundings.amountUsd": { lte: 1_000_201 } },
      (day: number) => day >= 11 && day <= 20,
    ],
  ] as const;
  for (const [range, takes] of ranges)
    for (const [sector, step] of [
      [rare, 100],
      [frequent, 1],
    ] as const) {
      const filter = { sector: [sector!], ...range };
      const expression = expressionOf(startupSource, filter, ({ term }, id) => `${term}:${id}`);
      const page = { sort: "name", locale: "en", offset: 0, limit: 9 } as const;
      const { rows } = await database.db.execute<{ totalCount: number }>(
        pageStatement(startupSource, expression, page),
      );
      const numbers = Array.from({ length: 3000 }, (_, index) => index + 1);
      const wanted = numbers.filter((n) => (n % 100 === 0) === (step === 100) && takes(1 + (n % 31)));
      expect(rows[0]?.totalCount, JSON.stringify(filter)).toBe(wanted.length);
    }
  await database.close();
});

test("conditions on one round exclude others, with days before known years", async () => {
  const database = await testDatabase();
  await insertFakeReferences(database);
  const [rare, frequent] = fakeTypes("sector", 2);
  const tour = fakeTypes("investmentTour", 1);
  await database.pool.query(
    `insert into startup (id, seo_url, name, sector_id)
     select gen_random_uuid(), 'startup-' || n, 'Startup ' || n, case when n % 100 = 0 then $1 else $2 end::uuid from generate_series(1, 3000) n`,
    [rare, frequent],
  );
  await database.pool.query(
    `insert into funding (id, startup_id, stage_id, announced_date)
     select gen_random_uuid(), id, $2, case when sector_id = $1 then date '1850-01-01' else date '2019-05-01' end from startup`,
    [rare, tour[0]],
  );
  await database.pool.query("select list_rebuild('startups')");
  for (const [sector, count] of [
    [rare, 30],
    [frequent, 2970],
  ] as const) {
    const filter = {
      sector: [sector!],
      "fundings.announcedDate": { lte: "2019-12-31" },
      "hasInvestment.tour": tour,
    } satisfies StartupFilter;
    const expression = expressionOf(startupSource, filter, ({ term }, id) => `${term}:${id}`);
    const page = { sort: "name", locale: "en", offset: 0, limit: 9 } as const;
    const { rows } = await database.db.execute<{ totalCount: number }>(pageStatement(startupSource, expression, page));
    expect(rows[0]?.totalCount).toBe(count);
  }
  await database.close();
});

async function planOf(client: PoolClient, filter: StartupFilter, sort: string, offset: number): Promise<string> {
  const expression = expressionOf(startupSource, filter, ({ term }, id) => `${term}:${id}`);
  const statement = pageStatement(startupSource, expression, { sort, locale: "tr", offset, limit: 9 });
  const { sql, params } = new PgDialect().sqlToQuery(statement);
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
