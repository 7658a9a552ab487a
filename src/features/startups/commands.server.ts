import type { Db } from "#db/open.server.ts";
import { rebuildList, refreshList } from "#server/list-index/refresh.server.ts";
import { startupList } from "./filters.ts";

/**
 * Brings sums, fullness and filter index of startups in line with their rows. Call it in the transaction of every write
 * to a startup, its details or its rounds, and with the ids of deleted startups too. Twice changes nothing.
 */
export const refreshStartups = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, startupList, ids);

/** Builds the whole filter index anew, after a bulk load that did without `refreshStartups`. */
export const rebuildStartupIndex = (db: Db): Promise<void> => rebuildList(db, startupList);
