import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsNamed } from "#server/import/named-rows.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { FundingFile } from "../contract.ts";

export interface ImportedStartup {
  id: string;
  founded: string | null;
}
type Named = { id: string } | { problem: Reason };

/** The startups that rows name, by their key in the source, or by their address or name; or why there is none. */
export async function importedStartups(
  tx: Db,
  by: FundingFile["startupBy"],
  { source, words, dryRun }: { source: string; words: readonly string[]; dryRun: boolean },
): Promise<Map<string, ImportedStartup | { problem: Reason }>> {
  const named =
    by === "name" ? await namedStartups(tx, words) : await startupsOfKeys(tx, source, [...new Set(words)], dryRun);
  const ids = [...named.values()].flatMap((one) => ("id" in one && one.id !== "" ? [one.id] : []));
  const { rows: days } = await tx.execute<{ id: string; founded: string | null }>(
    sql`select id, foundation_date::text founded from startup where id = any (${sql.param(ids)}::uuid[])`,
  );
  const founded = new Map(days.map((row) => [row.id, row.founded]));
  return new Map(
    [...named].map(([word, one]) => [word, "id" in one ? { ...one, founded: founded.get(one.id) ?? null } : one]),
  );
}

async function namedStartups(tx: Db, words: readonly string[]): Promise<Map<string, Named>> {
  const named = await rowsNamed(tx, "startup", words, { or: "name", isHiddenToo: true });
  const isClear = (one: Named) => "id" in one || one.problem.code !== "severalCalled";
  const problemOf = (one: Named) => because(isClear(one) ? "noStartupNamed" : "severalStartups");
  return new Map([...named].map(([word, one]) => [word, "id" in one ? one : { problem: problemOf(one) }]));
}

/** Startups of an earlier file of this run have no id in a dry run, which has not written them. */
async function startupsOfKeys(
  tx: Db,
  source: string,
  keys: readonly string[],
  dryRun: boolean,
): Promise<Map<string, Named>> {
  const { rows } = await tx.execute<{ key: string; id: string | null; planned: boolean }>(sql`
    select named.key, t.id, exists (select from import_seen where import_seen.key = ${`startup ${source}:`} || named.key) planned
    from unnest(${sql.param(keys)}::text[]) named (key)
    left join import_row on kind = 'startup' and source_key = ${`${source}:`} || named.key
    left join startup t on t.id = entity_id`);
  return new Map(
    rows.map(({ key, id, planned }): [string, Named] => {
      if (id === null && !(dryRun && planned)) return [key, { problem: because("noStartupKey") }];
      return [key, { id: id ?? "" }];
    }),
  );
}
