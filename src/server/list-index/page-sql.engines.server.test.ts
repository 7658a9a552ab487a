import { PgDialect } from "drizzle-orm/pg-core";
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
        const statement = pageStatement(
          startupSource,
          expressionOf(startupSource, filter, ({ term }, id) => `${term}:${id}`),
          { sort, locale: "tr", offset, limit: 9 },
        );
        const { sql, params } = new PgDialect().sqlToQuery(statement);
        const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan, `${sort} ${JSON.stringify(filter)}`).not.toMatch(/Seq Scan on (startup|funding|list_bits)\b/);
        expect(plan).toMatch(/Index (Only )?Scan using startup_(newest|name_tr|raised|founded|updated)/);
      }
  client.release();
  await database.close();
}, 60_000);
