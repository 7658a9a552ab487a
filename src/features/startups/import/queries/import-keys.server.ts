import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/**
 * The keys of this run, in a temporary table of its connection rather than in memory, because files may be of any size. When
 * a batch is rolled back, so are its keys.
 */
export async function openKeys(db: Db): Promise<void> {
  await db.execute(sql`
    create temporary table if not exists import_seen (
      key text collate "C" primary key, place text not null, times integer not null
    )
  `);
  await db.execute(sql`truncate import_seen`);
}

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
