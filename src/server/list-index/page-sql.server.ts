import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";
import { type Expression, narrowed } from "./expression.server.ts";
import { matchedBits } from "./filter-sql.server.ts";
import { IS_IN_PLACE, placeOfMatched, rangesOfOrder, rowsIn } from "./rows-sql.server.ts";
import type { ListSource } from "./source.server.ts";

/**
 * An entry of a sort's index costs about a thirtieth of looking a row up by its ordinal. A walk reads (offset + limit) / share of
 * matches entries, looking up reads every match, after finding those of each chunk by its bits.
 */
const LOOK_UP_COST = 30;
const EXPAND_COST = 750;

export interface Page {
  sort: string;
  locale: Locale;
  offset: number;
  limit: number;
}

export function orderOf({ orders }: ListSource, { sort, locale }: Pick<Page, "sort" | "locale">): string {
  const order = orders[sort];
  if (order === undefined) throw new Error(`There is no order ${sort}.`);
  return typeof order === "string" ? order : order[locale];
}

/** The columns of the table that an order names, and the id: with them the index of ordinals is enough, but for names. */
export const columnsIn = (order: string): string =>
  [...new Set(["id", ...[...order.matchAll(/\bs\.(\w+)/g)].map(([, column]) => column)])].join(", ");

/**
 * One statement for the exact total and the ids of a page: rows (totalCount, id, place on the page); one row with a null id
 * when the page is empty. Many matches: the sort's index is walked, testing bits, until the page is full. Few: they are looked up and sorted.
 */
export function pageStatement(source: ListSource, expression: Expression, page: Page): SQL {
  const columns = orderOf(source, page);
  const order = sql.raw(columns);
  const kind = sql.raw(`'${source.list.kind}'`);
  const table = sql.raw(source.table);
  const listed = sql.raw(source.listed);
  const window = sql`order by ${order} offset ${page.offset} limit ${page.limit}`;
  if (expression.kind === "all" && expression.of.length === 0)
    return sql`select total.count "totalCount", page.id, page.place from (
        select coalesce(sum(bit_count(bits)), 0)::integer count from list_bits where kind = ${kind} and term = 'listed'
      ) total left join (
        select s.id, row_number() over (order by ${order}) place from ${table} s where ${listed} ${window}
      ) page on true`;
  return sql`${matchedBits(source, [narrowed(expression)])}, total as materialized (
      select coalesce(sum(bit_count(m0)), 0)::integer count, coalesce(sum(bit_count(listed)), 0)::integer listed,
        ${page.offset + page.limit}::float8 * coalesce(sum(bit_count(listed)), 0) <
          coalesce(sum(bit_count(m0)), 0)::float8 * (${LOOK_UP_COST} * coalesce(sum(bit_count(m0)), 0) + ${EXPAND_COST} * count(*)) walks
      from matched
    ), ${placeOfMatched(source)}, page as (
      (select s.id, row_number() over (order by ${order}) place from ${table} s
        where ${listed} and (select walks from total)
          and ${IS_IN_PLACE}${rangesOfOrder(source, expression, columns)}
        ${window})
      union all
      (select s.id, row_number() over (order by ${order}) place from ${rowsIn(source, "matched", "m0", columnsIn(columns))}
        where not (select walks from total)
        ${window})
    ) select total.count "totalCount", page.id, page.place from total left join page on true`;
}
