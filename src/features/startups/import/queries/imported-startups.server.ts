import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { FundingFile } from "../contract.ts";

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
  by: FundingFile["startupBy"],
): Promise<Map<string, ImportedStartup>> {
  if (by === "name") return namedStartups(tx, rows);
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

/** By address, also a whole one, or by name; a name of several has no id. */
async function namedStartups(
  tx: Db,
  rows: readonly { values: { startup: string } }[],
): Promise<Map<string, ImportedStartup>> {
  const names = [...new Set(rows.map(({ values }) => values.startup))];
  const { rows: found } = await tx.execute<{ name: string; id: string; founded: string | null; times: number }>(sql`
    select named.name, t.id, t.foundation_date::text founded, t.times
    from unnest(${sql.param(names)}::text[]) named (name)
    join lateral (
      select id, foundation_date, 1 times from startup
      where deleted_at is null and seo_url = regexp_replace(rtrim(named.name, '/'), '^.*/', '')
      union all
      (select id, foundation_date, count(*) over () from startup
      where deleted_at is null and is_visible and name_fold collate "C" = fold(named.name) limit 1)
    ) t on true`);
  const startups = new Map<string, ImportedStartup>();
  // An address says more than a name, and comes first.
  for (const { name, id, founded, times } of found)
    if (!startups.has(name)) startups.set(name, { id: Number(times) > 1 ? "" : id, founded });
  return startups;
}
