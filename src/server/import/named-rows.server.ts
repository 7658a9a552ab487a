import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";

type Named = "startup" | "organization" | "service_provider";

/** The row that an address, also a whole one, or a name means; or why none: nothing is called so, or several are. */
export async function rowNamed(tx: Db, table: Named, name: string): Promise<{ id: string } | { problem: Reason }> {
  const isThere = sql.raw(table === "startup" ? "deleted_at is null and is_visible" : "is_visible");
  const address = name.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";
  const { rows } = await tx.execute<{ id: string; by: string }>(sql`
    (select id, 'address' by from ${sql.raw(table)} where seo_url = ${address} and ${isThere})
    union all
    (select id, 'name' by from ${sql.raw(table)} where name_fold collate "C" = fold(${name}) and ${isThere} limit 2)`);
  // An address says more than a name.
  const found = rows.filter(({ by }) => by === "address")[0] ?? (rows.length === 1 ? rows[0] : undefined);
  if (found) return { id: found.id };
  return { problem: because(rows.length > 1 ? "severalCalled" : "nothingCalled") };
}
