import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { providerList } from "./filters.ts";

/**
 * Brings the filter index of service providers in line with their rows. Call it in the transaction of every write to one, and
 * with the ids of deleted ones too. Twice changes nothing.
 */
export const refreshProviders = (db: Db, ids: readonly string[]): Promise<void> => refreshList(db, providerList, ids);
