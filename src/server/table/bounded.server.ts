import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { AppError } from "#shared/errors.ts";
import type { TableRequest } from "#shared/table/address.ts";
import { isCancelled } from "../failures.server.ts";

/** Milliseconds that a statement of a list with conditions may take: some of them look at every row. */
const STATEMENT_MS = 4_000;

const limitRow = z.object({ limit: z.string() });

/** Reads a list; with conditions that take too long it fails with `slowConditions`, before the limit of all statements. */
export async function bounded<Answer>(
  db: Db,
  { where }: Pick<TableRequest, "where">,
  read: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  if (!where) return read(db);
  try {
    return await db.transaction(async (tx) => {
      const [before] = await rowsOf(tx, limitRow, sql`select current_setting('statement_timeout') as limit`);
      const limitTo = (limit: string) => tx.execute(sql`select set_config('statement_timeout', ${limit}, true)`);
      await limitTo(`${STATEMENT_MS}`);
      const answer = await read(tx);
      // Of the caller's transaction, which may go on.
      await limitTo(before!.limit);
      return answer;
    });
  } catch (error) {
    if (isCancelled(error)) throw new AppError("slowConditions");
    throw error;
  }
}
