import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import {
  type Aggregate,
  type Group,
  QUERIES_PAGE_SIZE,
  type SavedQuery,
  SORTS,
  type StartupRow,
  type StartupSort,
  type ViewField,
} from "./contract.ts";
import { aggregateOfRounds, aggregateOfStartups, isRoundGroup } from "./parts/aggregate-sql.server.ts";
import { namedChoice } from "./parts/choices.server.ts";
import { all, type Expression, expressionOf, roundConditions } from "./parts/expression.ts";
import { inDollars } from "./parts/filter.server.ts";
import { isChoice } from "./parts/filter-fields.ts";
import { keptValues } from "./parts/kept-values.server.ts";
import { pageStatement } from "./parts/page-sql.server.ts";
import { pageOfRows } from "./parts/rows.server.ts";
import { filterOfRule, type SavedRule } from "./parts/saved-rule.ts";
import type { StartupFilter } from "./parts/schema-filter.ts";
import type { Values, ValuesRequest } from "./parts/values.server.ts";
import { GROUP_FIELDS } from "./rules.ts";

export interface StartupList {
  /** Choices are ids. */
  filter: StartupFilter;
  /** Rules of a saved filter that hold beside `filter`. */
  saved?: Expression | undefined;
  sort: StartupSort;
  locale: Locale;
  /** From 1. */
  currentPage: number;
  pageSize: number;
  /** Rows the viewer may see of all; the total stays what it is. */
  rowLimit?: number | undefined;
  view?: readonly ViewField[] | undefined;
}

/** A filter as the index answers it. */
export function startupsMatching(catalogue: Catalogue, filter: StartupFilter, saved?: Expression): Expression {
  const cityTerm = (id: string) => `city:${catalogue.cities.get(id)?.countryId ?? ""}:${id}`;
  const expression = expressionOf(inDollars(catalogue, filter), cityTerm);
  return saved ? all(saved, expression) : expression;
}

/** A page of the listed startups a filter takes, and their exact number. A page beyond the end is empty. */
export async function listOfStartups(
  db: Db,
  catalogue: Catalogue,
  { filter, saved, sort, locale, currentPage, pageSize, rowLimit, view }: StartupList,
): Promise<{ rows: StartupRow[]; totalCount: number }> {
  const offset = (currentPage - 1) * pageSize;
  const limit = rowLimit === undefined ? pageSize : Math.max(0, Math.min(pageSize, rowLimit - offset));
  const statement = pageStatement(startupsMatching(catalogue, filter, saved), { sort, locale, offset, limit });
  return pageOfRows(db, catalogue, statement, { view, locale });
}

/** Listed startups by id, in the order asked; those gone or hidden are left out. */
export { rowsOf as startupsById } from "./parts/rows.server.ts";

/** How many listed startups have how much of their entry filled, in steps of 20 percent. */
export async function fullnessCounts(db: Db): Promise<{ from: number; to: number; count: number }[]> {
  const { rows } = await db.execute<{ fullness: number; count: number }>(sql`
    select substr(b.term, 10)::integer fullness, sum(bit_count(b.bits & listed.bits))::integer count
    from startup_bits b join startup_bits listed on listed.term = 'listed' and listed.chunk = b.chunk
    where b.term >= 'fullness:' and b.term < 'fullness;' group by b.term`);
  return [0, 20, 40, 60, 80].map((from) => {
    const to = from === 80 ? 100 : from + 19;
    const within = rows.filter((row) => row.fullness >= from && row.fullness <= to);
    return { from, to, count: within.reduce((sum, row) => sum + row.count, 0) };
  });
}

/** Choices of the filters with the startups each would leave, and what dropping a filter would bring when none are left. */
export const valuesOfStartups = (
  db: Db,
  catalogue: Catalogue,
  { saved, ...request }: Omit<ValuesRequest, "expressionOf"> & { saved?: Expression | undefined },
): Promise<Values> =>
  keptValues(db, catalogue, { ...request, expressionOf: (filter) => startupsMatching(catalogue, filter, saved) });

/** Numbers and sums over startups, or over those of their rounds that meet the filter's conditions on rounds. */
export async function aggregatesOfStartups(
  db: Db,
  catalogue: Catalogue,
  request: {
    filter: StartupFilter;
    saved?: Expression | undefined;
    of: "startups" | "fundings";
    groupBy: Group;
    locale: Locale;
  },
): Promise<Aggregate> {
  const { filter, saved, of, groupBy, locale } = request;
  const expression = startupsMatching(catalogue, filter, saved);
  const rows =
    of === "startups" && !isRoundGroup(groupBy)
      ? await aggregateOfStartups(db, expression, groupBy)
      : await aggregateOfRounds(db, expression, roundConditions(filter), groupBy);
  const field = groupBy === "none" ? undefined : GROUP_FIELDS[groupBy];
  const nameOf = (key: string | null) =>
    key === null ? null : field && isChoice(field) ? namedChoice(catalogue, field, key, locale).name : key;
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    // Whole cents: sums of groups as floating numbers would drift.
    sumUsd: rows.reduce((sum, row) => sum + Math.round(row.sumUsd * 100), 0) / 100,
    groups: groupBy === "none" ? [] : rows.map(({ key, count, sumUsd }) => ({ key, name: nameOf(key), count, sumUsd })),
  };
}

const savedRow = ({
  accountId: _,
  rule,
  sort,
  createdAt,
  updatedAt,
  ...row
}: typeof savedQuery.$inferSelect): SavedQuery => ({
  ...row,
  rule: rule as SavedRule,
  filter: filterOfRule(rule as SavedRule) ?? null,
  sort: SORTS.find((known) => known === sort) ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** One's own saved filter. */
export async function savedQueryOf(db: Db, id: string, accountId: string): Promise<SavedQuery | undefined> {
  const [row] = await db
    .select()
    .from(savedQuery)
    .where(and(eq(savedQuery.id, id), eq(savedQuery.accountId, accountId)));
  return row && savedRow(row);
}

/** A page of one's own saved filters, the newest first. */
export async function savedQueriesOf(db: Db, accountId: string, currentPage: number) {
  const mine = eq(savedQuery.accountId, accountId);
  const rows = await db
    .select()
    .from(savedQuery)
    .where(mine)
    .orderBy(desc(savedQuery.createdAt), desc(savedQuery.id))
    .limit(QUERIES_PAGE_SIZE)
    .offset((currentPage - 1) * QUERIES_PAGE_SIZE);
  return {
    rows: rows.map(savedRow),
    totalCount: await db.$count(savedQuery, mine),
    currentPage,
    pageSize: QUERIES_PAGE_SIZE,
  };
}
