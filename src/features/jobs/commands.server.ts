import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { jobList } from "./filters.ts";

/**
 * Brings the filter index of jobs in line with their rows. Call it in the transaction of every write to a job, and with the
 * ids of deleted ones too. Twice changes nothing.
 */
export const refreshJobs = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, jobList, ids);
