import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { SourceNote } from "#server/import/nouns.server.ts";
import type { ProfileFile } from "../contract.ts";
import type { Digests } from "../parts/field-changes.server.ts";

/** What a row of a source becomes; also the name of its table. */
export type ImportKind = ProfileFile["kind"];

export interface ImportedRow {
  id: string;
  /** Of all values of the row at the last import. */
  digest: string | null;
  digests: Digests;
  /** Deleted here since. */
  isDeleted: boolean;
}

/** What earlier imports made of rows, by their keys. */
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

/** What is noted of rows before an import writes them, by key. */
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
