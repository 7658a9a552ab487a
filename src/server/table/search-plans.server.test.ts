import { expect, test } from "vitest";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { managedStartupCalls } from "#features/startups/management/contract.ts";
import { managedTalentCalls } from "#features/talents/management/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { recordStatements } from "#testing/statements.ts";

/** Rows of each large table: enough that an index is worth its way. */
const ROW_COUNT = 3_000;

test("what is pasted into large tables is found by an index, short words too", async () => {
  const { call, db, database } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const client = await database.pool.connect();
  // Startups alone: what triggers keep beside them is not asked here.
  await client.query("set session_replication_role = replica");
  const fill = (text: string) => client.query(`${text} from generate_series(1, ${ROW_COUNT}) n`);
  await fill(
    "insert into startup (id, name, seo_url) select gen_random_uuid(), 'Rüzgâr ' || n || ' ' || md5(n::text) || ' A.Ş.', 's-' || n",
  );
  await client.query("set session_replication_role = default");
  await fill(`insert into account (id, email, name, surname, title, seo_url)
    select gen_random_uuid(), n || '@example.test', 'Ad' || n, md5(n::text), 'Kurucu ' || n || ' ve Müdür', 'a-' || n`);
  await client.query("analyze");
  client.release();
  const lists = [
    [managedStartupCalls.list, "Rüzgâr 27 A.Ş.", "startup_managed_search"],
    [userCalls.list, "2718@example.test", "account_search"],
    [managedTalentCalls.list, "Kurucu 2718 ve Müdür", "account_search_title"],
  ] as const;
  const statements = recordStatements(database);
  const without: string[] = [];
  for (const [list, searchText, index] of lists) {
    statements.length = 0;
    expect((await call(list as typeof userCalls.list, { query: { searchText } }, admin)).status).toBe(200);
    const count = statements.find((text) => text.includes("count(*)::int count from (select"))!;
    const planner = await database.pool.connect();
    const { rows } = await planner.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${count}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (!plan.includes(`Bitmap Index Scan on ${index} `)) without.push(`${index}: ${plan}`);
    planner.release();
  }
  expect(without).toEqual([]);
}, 120_000);
