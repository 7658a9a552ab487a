import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Db } from "./open.server.ts";

/**
 * Runs hand-written SQL and parses its rows, so that a column that is missing, or of another type than the code expects, fails
 * here. Columns that the schema does not name are dropped. As the driver is set up (`open.server.ts`), `bigint` and `count(*)` are
 * numbers, `numeric` is text unless it is cast, days and instants are text ("2026-11-26", "2026-11-26 10:00:00+00").
 */
export async function rowsOf<Row extends z.ZodType>(
  db: Pick<Db, "execute">,
  row: Row,
  statement: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await db.execute(statement);
  return rows.map((columns) => row.parse(columns));
}

/** The columns of the table, which the statement calls `alias`, that a schema names; each under its name there. */
export function columnsNamed<T extends PgTable, Shape extends { [Name in keyof Shape]: z.ZodType }>(
  table: T,
  alias: string,
  { shape }: { shape: Shape & { [Name in Exclude<keyof Shape, keyof T["_"]["columns"]>]: never } },
): SQL {
  const columns = getTableColumns(table);
  return sql.join(
    Object.keys(shape).map(
      (name) => sql`${sql.identifier(alias)}.${sql.identifier(columns[name]!.name)} as ${sql.identifier(name)}`,
    ),
    sql`, `,
  );
}
