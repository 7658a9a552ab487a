import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Applied } from "#shared/list/contract.ts";
import type { Filter, FilterInput } from "#shared/list/filter.ts";
import { refusalOf } from "#shared/list/rights.ts";
import type { Locale } from "#shared/locale.ts";
import type { Viewer } from "#shared/viewer.ts";
import { pageStatement } from "./page-sql.server.ts";
import { namesOfFilter, readFilter, slugged } from "./read-filter.server.ts";
import { matching } from "./read-list.server.ts";
import { type ListQueries, readerOf } from "./serve-list.server.ts";
import type { ListReference } from "./source.server.ts";

const countRow = z.object({ totalCount: z.int() });

/** A filter as a list applies it, with what it finds. */
export interface CountedFilter {
  /** Choices are slugs of the reader's language, a city has its country. */
  filter: Filter;
  /** Names of the chosen values. */
  applied: Applied[];
  /** Rows that the viewer would see; null where the list refuses the filter to them. */
  count: number | null;
  /** Why it is refused; null: it is not. */
  refusal: ErrorCode | null;
}

/** Counts what a filter finds for a viewer. Whoever may not use it gets its values, and why. Throws `invalidInput` as the list does. */
export async function countFilter<Row, Reference extends ListReference>(
  queries: ListQueries<Row, Reference>,
  db: Db,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  input: FilterInput,
): Promise<CountedFilter> {
  const { source } = queries;
  const { list } = source;
  const { reference, rights, within } = await readerOf(queries, db, viewer);
  const open = { manyChoices: true, premiumFilters: new Set<string>(), opensPremium: true };
  const filter = await readFilter(db, reference, list, { filter: input, segments: [] }, open);
  const applied = await namesOfFilter(db, reference, list, filter, locale, rights.premiumFilters);
  const counted = { filter: slugged(list, filter, applied), applied };
  const refusal = rights.mustSignIn ? "unauthorized" : (refusalOf(list, filter, rights)?.code ?? null);
  if (refusal) return { ...counted, count: null, refusal };
  const expression = matching(source, reference, filter, within && { expression: within, used: [] });
  const page = pageStatement(source, expression, { sort: list.sorts[0]!, locale, offset: 0, limit: 1 });
  const [row] = await rowsOf(db, countRow, page);
  return { ...counted, count: row?.totalCount ?? 0, refusal: null };
}
