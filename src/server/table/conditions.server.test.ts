import { expect, test } from "vitest";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import type { TableDescription } from "#shared/table/calls.ts";
import { operatorsOf, writeConditions } from "#shared/table/conditions.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { recordStatements } from "#testing/statements.ts";

test("no condition on startups runs a statement for each of them", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const statements = recordStatements(database);
  const { columns: all } = managedStartupCalls.table as TableDescription;
  const columns = all.filter(({ condition }) => condition === "number" || condition === "text");
  for (const column of columns)
    for (const operator of operatorsOf(column)) {
      const bounds = operator === "between" ? ["1", "2"] : ["1"];
      const values = operator === "isEmpty" || operator === "isFilled" ? [] : bounds;
      const where = writeConditions([{ column: column.key, operator, values }]);
      expect((await call(managedStartupCalls.list, { query: { where } }, admin)).status).toBe(200);
    }
  const counts = [...new Set(statements.filter((text) => text.includes("count(*)::int count from (select")))];
  expect(counts.length).toBeGreaterThan(20);
  const perRow: string[] = [];
  for (const text of counts) {
    const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`);
    if (rows.some((row) => row["QUERY PLAN"].includes("SubPlan"))) perRow.push(text.replaceAll(/\s+/g, " "));
  }
  expect(perRow).toEqual([]);
  const client = await database.pool.connect();
  await client.query("set enable_seqscan = off");
  const bySite = counts.filter((text) => /website.* (like|=) \$/s.test(text) && !text.includes("is not true"));
  expect(bySite).toHaveLength(2);
  for (const text of bySite) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`);
    expect(rows.some((row) => row["QUERY PLAN"].includes("startup_website"))).toBe(true);
  }
  client.release(true);
});
