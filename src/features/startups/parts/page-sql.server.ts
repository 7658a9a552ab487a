import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";
import type { StartupSort } from "../contract.ts";
import type { Expression } from "./expression.ts";
import { matchedBits } from "./filter-sql.server.ts";

/** The columns of a sort and their direction; each has an index of this very order that carries the ordinal. */
const ORDERS: Record<StartupSort, Record<Locale, string>> = {
  newest: both("s.created_at desc, s.id desc"),
  name: { en: `s.name_fold collate "C", s.id`, tr: `s.name_order_tr collate "C", s.id` },
  raised: both("s.total_raised_usd desc, s.id desc"),
  founded: both("s.foundation_date desc nulls last, s.id desc"),
  updated: both("s.updated_at desc, s.id desc"),
};
function both(order: string): Record<Locale, string> {
  return { en: order, tr: order };
}

const LISTED = sql.raw("s.is_visible and s.deleted_at is null");
/**
 * An entry of a sort's index costs about a tenth of looking a startup up by its ordinal. A walk reads (offset + limit) / share of
 * matches entries, looking up reads every match.
 */
const LOOK_UP_COST = 10;

export interface Page {
  sort: StartupSort;
  locale: Locale;
  offset: number;
  limit: number;
}

export const orderOf = ({ sort, locale }: Pick<Page, "sort" | "locale">): SQL => sql.raw(ORDERS[sort][locale]);

/**
 * One statement for the exact total and the ids of a page: rows (totalCount, id, place on the page); one row with a null id
 * when the page is empty. Many matches: the sort's index is walked, testing bits, until the page is full. Few: they are looked up and sorted.
 */
export function pageStatement(expression: Expression, page: Page): SQL {
  const order = orderOf(page);
  const window = sql`order by ${order} offset ${page.offset} limit ${page.limit}`;
  if (expression.kind === "all" && expression.of.length === 0)
    return sql`select total.count "totalCount", page.id, page.place from (
        select coalesce(sum(bit_count(bits)), 0)::integer count from startup_bits where term = 'listed'
      ) total left join (
        select s.id, row_number() over (order by ${order}) place from startup s where ${LISTED} ${window}
      ) page on true`;
  return sql`${matchedBits([expression])}, total as materialized (
      select coalesce(sum(bit_count(m0)), 0)::integer count, coalesce(sum(bit_count(listed)), 0)::integer listed,
        ${page.offset + page.limit}::float8 * coalesce(sum(bit_count(listed)), 0) < ${LOOK_UP_COST} * coalesce(sum(bit_count(m0)), 0)::float8 ^ 2 walks
      from matched
    ), place as materialized (
      select array(select coalesce(m0, B'0'::bit(30000)) from generate_series(0, (select max(chunk) from matched)) chunk
        left join matched using (chunk) order by chunk) bits
    ), page as (
      (select s.id, row_number() over (order by ${order}) place from startup s
        where ${LISTED} and (select walks from total)
          and get_bit((select bits from place)[s.ordinal / 30000 + 1], s.ordinal % 30000) = 1
        ${window})
      union all
      (select s.id, row_number() over (order by ${order}) place from matched
        cross join lateral startup_ordinals(chunk, m0) candidate (ordinal) join startup s on s.ordinal = candidate.ordinal
        where not (select walks from total)
        ${window})
    ) select total.count "totalCount", page.id, page.place from total left join page on true`;
}
