import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Investor } from "../rules.ts";

/** The investors of rounds that take several rows of a file, in a temporary table like the keys of the run. */
export async function openInvestors(db: Db): Promise<void> {
  await db.execute(sql`
    create temporary table if not exists import_investor (
      place integer generated always as identity, key text collate "C" not null, name text not null, is_lead boolean not null
    )`);
  await db.execute(sql`create index if not exists import_investor_key on import_investor (key)`);
  await db.execute(sql`truncate import_investor`);
}

export async function addInvestors(db: Db, rows: readonly { key: string; investors: Investor[] }[]): Promise<void> {
  const inputs = rows.flatMap(({ key, investors }) =>
    investors.map(({ name, isLead }) => ({ key, name, is_lead: isLead })),
  );
  await db.execute(sql`
    insert into import_investor (key, name, is_lead)
    select key, name, is_lead from json_to_recordset(${JSON.stringify(inputs)}::json)
      as input (key text, name text, is_lead boolean)`);
}

/** By the key of the round; one who led in any row led. */
export async function investorsOf(tx: Db, keys: readonly string[]): Promise<Map<string, Investor[]>> {
  const { rows } = await tx.execute<{ key: string; name: string; isLead: boolean }>(sql`
    select key, name, bool_or(is_lead) "isLead" from import_investor where key = any (${sql.param(keys)}::text[])
    group by key, name order by min(place)`);
  const investors = new Map<string, Investor[]>();
  for (const { key, ...investor } of rows) investors.set(key, [...(investors.get(key) ?? []), investor]);
  return investors;
}
