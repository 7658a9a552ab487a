import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { ProfileFile } from "../contract.ts";

/** A row of a list with all its columns: more than the item that an import reads and writes. */
export interface ListRow {
  table: string;
  row: Record<string, unknown>;
}

/** Where the values of before have the rows that an import took away; no column bears this name. */
export const GONE = "";

/** Lists whose rows have more than an item. */
const TABLES: Record<ProfileFile["kind"], readonly string[]> = {
  startup: [
    "startup_affiliation",
    "startup_competitor",
    "startup_member",
    "startup_patent",
    "startup_government_support",
    "startup_update",
  ],
  funding: ["funding_investor"],
  organization: [],
};

/** Rows of the lists by what they belong to. */
export async function listRows(
  tx: Db,
  kind: ProfileFile["kind"],
  ids: readonly string[],
): Promise<Map<string, ListRow[]>> {
  const byOwner = new Map<string, ListRow[]>();
  if (ids.length === 0 || TABLES[kind].length === 0) return byOwner;
  const owner = sql.raw(`${kind}_id`);
  const selects = TABLES[kind].map(
    (table) => sql`select ${owner} owner, ${table} "table", to_jsonb(t) "row" from ${sql.raw(table)} t
      where ${owner} = any (${sql.param(ids)}::uuid[])`,
  );
  const { rows } = await tx.execute<ListRow & { owner: string } & Record<string, unknown>>(
    sql.join(selects, sql` union all `),
  );
  for (const { owner: id, table, row } of rows) byOwner.set(id, [...(byOwner.get(id) ?? []), { table, row }]);
  return byOwner;
}

/** Those that are there no more, as a text; null: none. */
export function goneRows(before: readonly ListRow[] = [], after: readonly ListRow[] = []): string | null {
  const there = new Set(after.map(({ row }) => row.id));
  const gone = before.filter(({ row }) => !there.has(row.id));
  return gone.length === 0 ? null : JSON.stringify(gone);
}
