import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

export interface ImportedStartup {
  id: string;
  founded: string | null;
}

/** The startups that rows name, by their key in the source. */
export async function importedStartups(
  tx: Db,
  source: string,
  rows: readonly { values: { startup: string } }[],
  dryRun: boolean,
): Promise<Map<string, ImportedStartup>> {
  const keys = [...new Set(rows.map(({ values }) => values.startup))];
  const { rows: stored } = await tx.execute<{ key: string } & Record<keyof ImportedStartup, never>>(sql`
    select key, t.id, t.foundation_date::text founded from unnest(${sql.param(keys)}::text[]) named (key)
    join import_row on kind = 'startup' and source_key = ${`${source}:`} || named.key
    join startup t on t.id = entity_id`);
  const startups = new Map(stored.map(({ key, ...startup }) => [key, startup as ImportedStartup]));
  if (!dryRun) return startups;
  // Startups of an earlier file of this run, which a dry run has not written.
  const { rows: planned } = await tx.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) named (key)
    where exists (select from import_seen where import_seen.key = ${`startup ${source}:`} || named.key)`);
  for (const { key } of planned) if (!startups.has(key)) startups.set(key, { id: "", founded: null });
  return startups;
}
