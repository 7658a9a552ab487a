import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { patentList } from "./filters.ts";

/**
 * Brings the filter index of patents in line with their rows. Call it in the transaction of every write to a patent, and with
 * the ids of deleted ones too. Twice changes nothing.
 */
export const refreshPatents = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, patentList, ids);
