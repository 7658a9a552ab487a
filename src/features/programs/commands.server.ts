import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { programList } from "./filters.ts";

/**
 * Brings the filter index of programs in line with their rows. Call it in the transaction of every write to a program, and with
 * the ids of deleted ones too. Twice changes nothing.
 */
export const refreshPrograms = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, programList, ids);
