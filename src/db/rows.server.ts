import type { SQL } from "drizzle-orm";
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
