import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, onTestFinished, test } from "vitest";
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

/** Values of catalogues: there are few, and one that is used is not deleted. */
const CATALOGUES = ["type", "currency", "country", "city", "county", "language", "list_kind"];

test("every foreign key to what is erased has an index", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { rows } = await database.pool.query<{ key: string }>(
    `select conname as key from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid::regclass::text <> all($1)
      and not exists (
        select from pg_index where indrelid = conrelid and indisvalid and indkey[0] = any(conkey)
          and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
    order by 1`,
    [CATALOGUES],
  );
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test("no index is the beginning of another one", async () => {
  const database = await testDatabase();
  onTestFinished(database.close);
  const { rows } = await database.pool.query<{ index: string }>(
    `with plain as (
      select tablename, indexname, indexdef, substring(indexdef from ' USING .*\\)$') columns from pg_indexes
      where schemaname = 'public' and indexdef !~ ' (INCLUDE|WHERE) ')
    select one.indexname as index from plain one join plain other using (tablename)
    where one.indexdef !~ 'UNIQUE' and one.indexname <> other.indexname
      and starts_with(other.columns, left(one.columns, -1) || ',') order by 1`,
  );
  expect(rows.map(({ index }) => index)).toEqual([]);
});
