import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";

const unusedRow = z.object({ unused: z.boolean() });

/** True of a database without an account, a startup and an organization: the demo may fill it. */
export async function isUnused(db: Db): Promise<boolean> {
  const rows = await rowsOf(
    db,
    unusedRow,
    sql`
    select not (exists (select from account) or exists (select from startup) or exists (select from organization)) unused`,
  );
  return rows[0]!.unused;
}
