import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

type Row = Record<string, unknown>;
interface Reference extends Row {
  table: string;
  column: string;
  /** Goes with the account; else it stays without its name. */
  personal: boolean;
}

export interface PersonalTable {
  name: string;
  personal: boolean;
  rows: Row[];
}

/** Digests of passwords, tokens and codes: they say nothing to their owner and too much to a thief. */
const SECRET = /_hash$/;

/**
 * The account's row and every row that refers to it. Which tables those are is asked of the database itself, so that what
 * a feature adds later is found too. A row that would go with another account is that person's, whoever else it names.
 */
export async function personalData(db: Db, accountId: string): Promise<PersonalTable[]> {
  const { rows: references } = await db.execute<Reference>(sql`
    select relname as table, attname as column, confdeltype = 'c' as personal
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass and cardinality(conkey) = 1
    order by relname, attname`);
  const owned = new Set(references.flatMap(({ table, personal }) => (personal ? [table] : [])));
  const own = references.filter(({ table, personal }) => personal || !owned.has(table));
  const tables = [{ table: "account", column: "id", personal: true }, ...own];
  const found: PersonalTable[] = [];
  for (const { table, column, personal } of tables) {
    const { rows } = await db.execute<{ row: Row }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${accountId}`);
    if (rows.length > 0) found.push({ name: table, personal, rows: rows.map(({ row }) => withoutSecrets(row)) });
  }
  return found;
}

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)));
