import type { Db } from "#db/open.server.ts";
import { errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Outcome } from "#shared/outcome.ts";
import { BULK_MAX } from "#shared/table/column.ts";
import type { BulkAnswer } from "#shared/table/schemas.ts";

interface Bulk {
  /** At most `BULK_ID_LIMIT`. */
  ids: readonly string[];
  locale: Locale;
  /** Names a row for those who read why its change was refused. */
  nameOf: (tx: Db, id: string) => Promise<string | undefined>;
  /** Changes one row. What it wrote is undone when it is refused. */
  change: (tx: Db, id: string) => Promise<Outcome>;
}

/** Ids to read: one more than may be changed shows that there are too many. */
export const BULK_ID_LIMIT = BULK_MAX + 1;

/**
 * Changes many rows in the caller's transaction, each in a savepoint of its own: a refusal leaves the others changed. Throws
 * `invalidInput` for more rows than `BULK_MAX`.
 */
export async function inBulk(tx: Db, { ids, locale, nameOf, change }: Bulk): Promise<BulkAnswer> {
  if (ids.length > BULK_MAX)
    throw new AppError("invalidInput", [{ field: "ids", reason: "atMost", detail: `${BULK_MAX}` }]);
  const refused: BulkAnswer["refused"] = [];
  for (const id of ids) {
    const error = await tx.transaction((row) => changeOrThrow(row, id, change)).catch(refusalOf);
    if (!error) continue;
    const { code, fields } = error;
    refused.push({ id, name: (await nameOf(tx, id)) ?? "", code, value: errorText(code, locale), fields });
  }
  return { done: ids.length - refused.length, refused };
}

async function changeOrThrow(tx: Db, id: string, change: Bulk["change"]): Promise<undefined> {
  const outcome = await change(tx, id);
  if (!outcome.ok) throw new AppError(outcome.reason, outcome.fields);
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
