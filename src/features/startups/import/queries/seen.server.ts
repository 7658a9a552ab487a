import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/**
 * Keys met in this run. They lie in a temporary table of the run's connection, not in memory: files may be of any size.
 * A batch that is rolled back takes its keys along.
 */
export async function openSeen(db: Db): Promise<void> {
  await db.execute(sql`
    create temporary table if not exists import_seen (
      key text collate "C" primary key, place text not null, times integer not null
    )
  `);
  await db.execute(sql`truncate import_seen`);
}

/** Where keys were met before in this run: key → place. */
export async function seenBefore(tx: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; place: string }>(
    sql`select key, place from import_seen where key = any (${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key, place }) => [key, place]));
}

/** Notes keys, and answers how often each was met before this call. A key may come more than once. */
export async function noteSeen(tx: Db, met: readonly { key: string; place: string }[]): Promise<Map<string, number>> {
  const places = new Map<string, { place: string; times: number }>();
  for (const { key, place } of met) {
    const known = places.get(key);
    if (known) known.times += 1;
    else places.set(key, { place, times: 1 });
  }
  const given = JSON.stringify([...places].map(([key, { place, times }]) => ({ key, place, times })));
  const { rows } = await tx.execute<{ key: string; times: number }>(sql`
    insert into import_seen as seen (key, place, times)
    select key, place, times from json_to_recordset(${given}::json) as given (key text, place text, times integer)
    on conflict (key) do update set times = seen.times + excluded.times
    returning key, times
  `);
  return new Map(rows.map(({ key, times }) => [key, times - places.get(key)!.times]));
}
