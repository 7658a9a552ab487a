import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Expression } from "./expression.server.ts";
import { matchedBits } from "./filter-sql.server.ts";
import { columnsIn, orderOf } from "./page-sql.server.ts";
import { rowsIn } from "./rows-sql.server.ts";
import type { ListSource } from "./source.server.ts";

interface Search {
  source: ListSource;
  /** The saved filter. */
  id: string;
  expression: Expression;
}

/** Notes that the owner of a saved filter has seen all rows that it finds now. */
export async function markSeen(db: Db, { source, id, expression }: Search): Promise<void> {
  await db.execute(sql`${matchedBits(source, [expression])}
    insert into saved_query_seen as seen (query_id, chunk, bits)
    select ${id}, chunk, m0 from matched where bit_count(m0) > 0
    on conflict (query_id, chunk) do update set bits = seen.bits | excluded.bits`);
}

/** Rows that a saved filter finds and its owner has not seen, in the first order of the list: as `pageStatement` says them. */
export function newRowsStatement({ source, id, expression }: Search, locale: Locale, limit: number): SQL {
  const columns = orderOf(source, { sort: source.orders.newest ? "newest" : source.list.sorts[0]!, locale });
  const order = sql.raw(columns);
  return sql`${matchedBits(source, [expression])}, fresh as materialized (
      select matched.chunk, matched.m0 & ~ coalesce(seen.bits, B'0'::bit(30000)) bits
      from matched left join saved_query_seen seen on seen.query_id = ${id} and seen.chunk = matched.chunk
    ), total as (
      select coalesce(sum(bit_count(bits)), 0)::integer count from fresh
    ), page as (
      select s.id, row_number() over (order by ${order}) place from ${rowsIn(source, "fresh", "bits", columnsIn(columns))}
      order by ${order} limit ${limit}
    ) select total.count "totalCount", page.id, page.place from total left join page on true`;
}
