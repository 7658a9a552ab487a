// Hand-written SQL: tables and columns are those that the database itself names.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { isKey, keyOfAddress, ownerOfKey } from "#server/files/keys.server.ts";

type Row = Record<string, unknown>;
const referenceRow = z.object({
  table: z.string(),
  column: z.string(),
  /** Rows are deleted with the account; otherwise they stay without its name. */
  personal: z.boolean(),
});
const jsonRow = z.object({ row: z.record(z.string(), z.unknown()) });

export interface PersonalTable {
  name: string;
  personal: boolean;
  rows: Row[];
}

/** Hashes of passwords, tokens and codes: useless to their owner, useful to a thief. */
const SECRET = /_hash$|^id_token$|^secret$/;

/**
 * The row of the account and every row that refers to it. The tables are read from the catalogue of the database, so
 * that tables of later features are included; what was written down of the account is added. A row that is deleted with another account belongs to that person,
 * whoever else it names.
 */
export async function personalData(db: Db, accountId: string): Promise<PersonalTable[]> {
  const references = await rowsOf(
    db,
    referenceRow,
    sql`
    select relname as table, attname as column, confdeltype = 'c' as personal
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass and cardinality(conkey) = 1
    order by relname, attname`,
  );
  // A table may name several accounts: its owner is `account_id`.
  const ofOwner = new Set(references.flatMap(({ table, column }) => (column === "account_id" ? [table] : [])));
  const owned = new Set(references.flatMap(({ table, personal }) => (personal ? [table] : [])));
  const own = references.filter(({ table, column, personal }) =>
    personal ? column === "account_id" || !ofOwner.has(table) : !owned.has(table),
  );
  const tables = [{ table: "account", column: "id", personal: true }, ...own];
  const found: PersonalTable[] = [];
  for (const { table, column, personal } of tables) {
    const rows = await rowsOf(
      db,
      jsonRow,
      sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${accountId}`,
    );
    if (rows.length > 0) found.push({ name: table, personal, rows: rows.map(({ row }) => withoutSecrets(row)) });
  }
  const logged = await rowsOf(
    db,
    jsonRow,
    sql`
    select case when account_id = ${accountId} then logged
      else logged - 'account_id' || jsonb_build_object('detail', (logged -> 'detail') - 'networkAddress') end as row
    from audit, lateral (select to_jsonb(audit) - 'search' - 'ids' as logged) as line
    where account_id = ${accountId} or (entity = 'account' and entity_id = ${accountId}::text) order by created_at`,
  );
  if (logged.length > 0) found.push({ name: "audit", personal: false, rows: logged.map(({ row }) => row) });
  return found;
}

/** Keys of the files of an account that its rows name. */
export function fileKeysIn(tables: readonly PersonalTable[], accountId: string): string[] {
  const texts = tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
  const keys = texts.flatMap((text) => {
    if (typeof text !== "string") return [];
    return keyOfAddress(text) ?? (isKey(text) ? text : []);
  });
  return [...new Set(keys)].filter((key) => ownerOfKey(key) === accountId);
}

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)));
