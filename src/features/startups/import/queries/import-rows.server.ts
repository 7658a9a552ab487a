import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { rowsNamed } from "#server/import/named-rows.server.ts";
import type { SourceNote } from "#server/import/nouns.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { FundingFile, ProfileFile } from "../contract.ts";
import type { Digests } from "../parts/field-changes.server.ts";

/** The noun that a row of a source becomes; also the name of its table. */
export type ImportKind = ProfileFile["kind"];

export interface ImportedRow {
  id: string;
  /** Of all values of the row at the last import. */
  digest: string | null;
  digests: Digests;
  /** Deleted here since. */
  isDeleted: boolean;
}

/** The entries that earlier imports made of rows, by their keys. */
export async function importedRows(
  tx: Db,
  kind: ImportKind,
  keys: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const isThere = kind === "funding" ? sql`t.id is not null` : sql`t.id is not null and t.deleted_at is null`;
  const { rows } = await tx.execute<{ key: string } & Record<keyof ImportedRow, never>>(sql`
    select source_key key, entity_id id, digest, digests, not (${isThere}) "isDeleted"
    from import_row left join ${sql.raw(kind)} t on t.id = entity_id
    where import_row.kind = ${kind} and source_key = any (${sql.param(keys)}::text[])`);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Rows of earlier imports that no file of this run has, a page of them after a key. */
export async function vanishedKeys(tx: Db, kind: ImportKind, source: string, after: string, count: number) {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select source_key key from import_row
    where kind = ${kind} and source_key > ${after} and source_key < ${`${source};`}
      and not exists (select from import_seen where key = ${`${kind} `} || source_key)
    order by source_key limit ${count}`);
  return rows.map(({ key }) => key);
}

/** The notes about rows before an import writes them, by key. */
export async function sourcesBefore(
  tx: Db,
  kind: ImportKind,
  keys: readonly string[],
): Promise<Map<string, SourceNote>> {
  const { rows } = await tx.execute<{ key: string; entityId: string } & Pick<ImportedRow, "digest" | "digests">>(sql`
    select source_key key, entity_id "entityId", digest, digests from import_row
    where kind = ${kind} and source_key = any (${sql.param(keys)}::text[])`);
  return new Map(rows.map(({ key, ...note }) => [key, note]));
}

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
  const ids = [...named.values()].flatMap((item) => ("id" in item && item.id !== "" ? [item.id] : []));
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
