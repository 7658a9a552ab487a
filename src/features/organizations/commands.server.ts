import type { Db } from "#db/open.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { organizationList } from "./filters.ts";

/**
 * Brings the filter index of organizations in line with their rows. Call it in the transaction of every write to an
 * organization, and with the ids of deleted ones too. Twice changes nothing.
 */
export const refreshOrganizations = (db: Db, ids: readonly string[]): Promise<void> =>
  refreshList(db, organizationList, ids);
