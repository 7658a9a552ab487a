import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { LEAD } from "#shared/import/lists.ts";

/**
 * The keys of this run and the investors of rounds that take several rows, in temporary tables of its connection rather than in
 * memory, because files may be of any size. When a batch is rolled back, so are its keys.
 */
export async function openRunTables(db: Db): Promise<void> {
  await db.execute(sql`
    create temporary table if not exists import_seen (
      key text collate "C" primary key, place text not null, times integer not null
    )`);
  await db.execute(sql`
    create temporary table if not exists import_investor (
      place integer generated always as identity, key text collate "C" not null, name text not null, is_lead boolean not null
    )`);
  await db.execute(sql`create index if not exists import_investor_key on import_investor (key)`);
  await db.execute(sql`truncate import_seen, import_investor`);
}

export const DROP_RUN_TABLES = "drop table if exists import_seen, import_investor";

/** Earlier rows of this run with these keys: key → place. */
export async function earlierPlaces(tx: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; place: string }>(
    sql`select key, place from import_seen where key = any (${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key, place }) => [key, place]));
}

/** Adds keys. Returns how often each came before this call. A key may come more than once. */
export async function addKeys(tx: Db, keys: readonly { key: string; place: string }[]): Promise<Map<string, number>> {
  const places = new Map<string, { place: string; times: number }>();
  for (const { key, place } of keys) {
    const entry = places.get(key);
    if (entry) entry.times += 1;
    else places.set(key, { place, times: 1 });
  }
  const input = JSON.stringify([...places].map(([key, { place, times }]) => ({ key, place, times })));
  const { rows } = await tx.execute<{ key: string; times: number }>(sql`
    insert into import_seen as seen (key, place, times)
    select key, place, times from json_to_recordset(${input}::json) as input (key text, place text, times integer)
    on conflict (key) do update set times = seen.times + excluded.times
    returning key, times
  `);
  return new Map(rows.map(({ key, times }) => [key, times - places.get(key)!.times]));
}

/** Adds investors of rounds, by the key of the round. */
export async function addInvestors(db: Db, rows: readonly { key: string; investors: string[] }[]): Promise<void> {
  const inputs = rows.flatMap(({ key, investors }) =>
    investors.map((item) => ({ key, name: item.replace(LEAD, ""), is_lead: item.endsWith(LEAD) })),
  );
  await db.execute(sql`
    insert into import_investor (key, name, is_lead)
    select key, name, is_lead from json_to_recordset(${JSON.stringify(inputs)}::json)
      as input (key text, name text, is_lead boolean)`);
}

/** By the key of the round; one who led in any row led. */
export async function investorsOf(tx: Db, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ key: string; name: string; isLead: boolean }>(sql`
    select key, name, bool_or(is_lead) "isLead" from import_investor where key = any (${sql.param(keys)}::text[])
    group by key, name order by min(place)`);
  const investors = new Map<string, string[]>();
  for (const { key, name, isLead } of rows)
    investors.set(key, [...(investors.get(key) ?? []), isLead ? name + LEAD : name]);
  return investors;
}
