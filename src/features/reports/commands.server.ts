import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { reportList } from "./filters.ts";

/**
 * Brings the filter index of reports in line with their rows. Call it in the transaction of every write to a report, and with
 * the ids of deleted ones too. Twice changes nothing.
 */
export const refreshReports = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, reportList, ids);
