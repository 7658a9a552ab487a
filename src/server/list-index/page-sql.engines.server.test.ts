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

test("pages are read by indexes: no statement of the list scans startups or rounds", async () => {
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
        expect(plan, `${sort} ${JSON.stringify(filter)}`).not.toMatch(/Seq Scan on (startup|funding|list_bits)\b/);
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
}, 60_000);

async function planOf(client: PoolClient, filter: StartupFilter, sort: string, offset: number): Promise<string> {
  const expression = expressionOf(startupSource, filter, ({ term }, id) => `${term}:${id}`);
  const statement = pageStatement(startupSource, expression, { sort, locale: "tr", offset, limit: 9 });
  const { sql, params } = new PgDialect().sqlToQuery(statement);
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
