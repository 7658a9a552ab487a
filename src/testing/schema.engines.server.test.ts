import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "./database.ts";

const MODULES = import.meta.glob<Record<string, unknown>>("../db/tables/*.server.ts", { eager: true });
const TABLES = Object.values(MODULES).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));

test("the tables in code are the tables in the database: columns, and which may be empty", async () => {
  const database = await testDatabase();
  const { rows } = await database.pool.query<{ table_name: string; column_name: string; nullable: boolean }>(
    "select table_name, column_name, is_nullable = 'YES' nullable from information_schema.columns where table_schema = 'public'",
  );
  for (const table of TABLES) {
    const name = getTableName(table);
    const inCode = Object.values(getTableColumns(table)).map((column) => `${column.name}${column.notNull ? "" : "?"}`);
    const inDatabase = rows
      .filter((row) => row.table_name === name)
      .map((row) => `${row.column_name}${row.nullable ? "?" : ""}`);
    expect(inCode.sort(), name).toEqual(inDatabase.sort());
  }
  await database.close();
});
