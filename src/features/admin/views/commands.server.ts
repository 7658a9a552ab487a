import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { tableView } from "#db/tables/table-settings.server.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { VIEWS_MAX } from "#shared/table/column.ts";
import type { TableViewRow } from "#shared/table/viewer-calls.ts";

interface Owner {
  accountId: string;
  tableKey: string;
}

const ownedBy = ({ accountId, tableKey }: Owner) =>
  and(eq(tableView.accountId, accountId), eq(tableView.tableKey, tableKey));

/** Saves a view under its name, in place of the owner's own of that name. Fails with `conflict`: there are too many. */
export async function saveView(
  tx: Db,
  owner: Owner,
  view: Pick<TableViewRow, "name" | "isShared" | "query" | "settings">,
): Promise<Outcome<object, "conflict">> {
  // Two at once would pass the limit.
  await tx.execute(sql`select from account where id = ${owner.accountId} for no key update`);
  const { name, ...content } = view;
  const isName = and(ownedBy(owner), eq(tableView.name, name));
  const replaced = await tx.update(tableView).set(content).where(isName).returning({ id: tableView.id });
  if (replaced.length > 0) return { ok: true };
  if ((await tx.$count(tableView, ownedBy(owner))) >= VIEWS_MAX)
    return refuse("conflict", [{ field: "name", reason: "atMost", detail: `${VIEWS_MAX}` }]);
  await tx.insert(tableView).values({ ...owner, ...view });
  return { ok: true };
}

/** Deletes one's own view; one that is gone already is no error. */
export async function deleteView(tx: Db, owner: Owner, id: string): Promise<{ ok: true }> {
  await tx.delete(tableView).where(and(ownedBy(owner), eq(tableView.id, id)));
  return { ok: true };
}
