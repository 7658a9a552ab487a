import { and, eq, or } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { tableView } from "#db/tables/table-settings.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { TableViewRow } from "#shared/table/viewer-calls.ts";

/** More than one person may save, for all of them together. */
const SHOWN_MAX = 200;

interface Reader {
  accountId: string;
  tableKey: string;
  locale: Locale;
}

/** The views of a table that somebody has saved, and those that others share, by name. */
export async function viewsOf(db: Db, { accountId, tableKey, locale }: Reader): Promise<TableViewRow[]> {
  const rows = await db
    .select({ view: tableView, by: nameOrLeft(account, locale).mapWith(String) })
    .from(tableView)
    .innerJoin(account, eq(account.id, tableView.accountId))
    .where(and(eq(tableView.tableKey, tableKey), or(eq(tableView.accountId, accountId), eq(tableView.isShared, true))))
    .orderBy(tableView.name, tableView.id)
    .limit(SHOWN_MAX);
  return rows.map(({ view: { id, name, isShared, query, settings, accountId: owner }, by }) => ({
    id,
    name,
    isShared,
    query,
    settings,
    by: owner === accountId ? null : by,
  }));
}
