import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";

const MODULES = import.meta.glob<Record<string, unknown>>("../db/tables/*.server.ts", { eager: true });
const TABLES = Object.values(MODULES).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));

interface StoredColumn {
  table: string;
  column: string;
  /** As PostgreSQL writes it, "numeric(17,2)". */
  type: string;
  nullable: boolean;
}

/** How many digits a number has is a rule of the database alone. */
const withoutDigits = (type: string): string => type.replace(/\(.*\)/, "");

test("tables in code have the database's columns, types and nullability", async () => {
  const database = await testDatabase();
  const { rows } = await database.pool.query<StoredColumn>(`
    select relname "table", attname "column", format_type(atttypid, atttypmod) "type", not attnotnull nullable
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      and col_description(attrelid, attnum) is distinct from 'unused'`);
  for (const table of TABLES) {
    const name = getTableName(table);
    const inCode = Object.values(getTableColumns(table)).map(
      (column) => `${column.name} ${withoutDigits(column.getSQLType())}${column.notNull ? "" : "?"}`,
    );
    const inDatabase = rows
      .filter((row) => row.table === name)
      .map((row) => `${row.column} ${withoutDigits(row.type)}${row.nullable ? "?" : ""}`);
    expect.soft(inCode.sort(), name).toEqual(inDatabase.sort());
  }
  await database.close();
});
