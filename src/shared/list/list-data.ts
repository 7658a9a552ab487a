import type { z } from "zod";
import type { Locale } from "../locale.ts";
import type { Alternates } from "../meta.ts";
import type { PageContext } from "../page-context.ts";
import { pathTo } from "../paths.ts";
import { fixedId } from "../type-id.ts";
import type { ListAddress } from "./address.ts";
import type { ListCalls } from "./contract.ts";
import { type Filter, type FilterInput, withoutEmpty } from "./filter.ts";
import { choiceRow, isPast, type List, rowOf } from "./list.ts";
import type { ListCard, ListPage } from "./list-page.ts";
import { TABLE_PAGE_SIZE } from "./list-view.ts";
import { countsOf, type PanelCounts, type PanelLists, panelList } from "./panel-choices.ts";
import { filterOfRule, joinedFilters, type SavedRule } from "./saved-rule.ts";

type Api = PageContext["api"];
type FilterState = Pick<ListAddress, "filter" | "segments" | "queryId">;

interface ExpandedLists {
  /** Lists shown to their ends. */
  whole: readonly string[];
  /** The language whose alphabet those follow. */
  locale: Locale;
}

/** Lists of the panel, those in `whole` to their ends. */
export async function panelData(
  calls: ListCalls,
  api: Api,
  state: FilterState,
  facets: readonly string[],
  { whole, locale }: ExpandedLists,
) {
  const body = { ...bodyOf(state), facets: [...facets] };
  const { data, totalCount, drops, nearest, lockedFilters } = await api(calls.availableValues, { body });
  const lists: PanelLists = {};
  const counts: PanelCounts = {};
  for (const facet of facets) {
    const choices = data[facet];
    if (!choices) continue;
    lists[facet] = panelList(calls.list, facet, choices, whole.includes(facet) && locale);
    counts[facet] = countsOf(choices);
  }
  return { lists, counts, locked: lockedFilters, totalCount, drops, nearest };
}

type PanelData = Awaited<ReturnType<typeof panelData>>;

/** A list stays without its panel's choices and counts where those cannot be had. */
export const NO_PANEL: PanelData = { lists: {}, counts: {}, locked: [], totalCount: 0, drops: [], nearest: [] };

/** Lists that change with other choices: sent anew whenever those change. */
const isDependent = (list: List, facet: string): boolean => {
  const field = list.facets[facet]!;
  return choiceRow(list, field)?.parent !== undefined || rowOf(list, field).needs?.is === "one";
};

/** The same while one ticks: counts of every list in sight, and only the lists the page does not have yet. */
export async function choicesData(
  calls: ListCalls,
  api: Api,
  state: FilterState,
  facets: readonly string[],
  opened: readonly string[],
  expanded: ExpandedLists,
) {
  const { lists, counts, totalCount } = await panelData(calls, api, state, facets, expanded);
  const wanted = facets.filter(
    (facet) => isDependent(calls.list, facet) || opened.includes(facet) || expanded.whole.includes(facet),
  );
  const sent: PanelLists = Object.fromEntries(wanted.map((facet) => [facet, lists[facet]]));
  return { lists: sent, counts, totalCount };
}

/** A page of cards, or of rows of a table with these columns, and of how many there are in all. */
export async function pageData<Card extends ListCard, Row extends z.ZodType>(
  { calls, view, cardOf, table }: ListPage<Card, Row>,
  api: Api,
  { page, sort, ...state }: ListAddress,
  columns: readonly string[] | undefined,
) {
  const size = table && columns ? { view: table.viewOf(columns), pageSize: TABLE_PAGE_SIZE } : { view };
  const body = { ...bodyOf(state), currentPage: page, sort, ...size };
  const { segments, rows, ...answer } = await api(calls.page, { body });
  const isFiltered = answer.applied.length > 0 || state.queryId !== undefined;
  const whole = { filter: wholeOf(calls.list, answer.filter), pageSize: 1, view: [] };
  const all = isFiltered ? (await api(calls.page, { body: whole })).totalCount : answer.totalCount;
  const query = answer.query && { id: answer.query.id, name: answer.query.name };
  const filter = withoutEmpty(answer.filter);
  const list = { ...answer, filter, rows: rows.map(cardOf), query, all };
  return { list, alternates: alternatesOf(calls.list, segments), unfolded: unfolded(calls.list, filter, answer.query) };
}

/**
 * The filter of all rows a filtered list is a part of. Rows whose day is over have nothing in common with those of today; of a
 * choice that leaves rows out unless they are asked for, all values.
 */
const wholeOf = (list: List, filter: FilterInput): FilterInput =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]) => {
      const { every, source } = choiceRow(list, field) ?? {};
      if (every && Array.isArray(value) && value.length > 0)
        return [[field, every.map((key) => fixedId(`type/${source}/${key}`))]];
      return isPast(rowOf(list, field)) ? [[field, value]] : [];
    }),
  );

/** A saved search and the filter beside it as one filter, where a filter can say both: then each value can be removed by itself. */
function unfolded(list: List, filter: Filter, query: { rule: SavedRule } | null): Filter | undefined {
  const saved = query && filterOfRule(list, query.rule);
  return saved ? joinedFilters(saved, filter) : undefined;
}

/** The address without its query in each language, where they are not the same words. */
function alternatesOf({ page }: List, segments: Record<Locale, string[]>): Alternates | undefined {
  if (segments.en.length === 0) return undefined;
  const pathIn = (locale: Locale) => pathTo(page, locale, { "*": segments[locale].join("/") });
  return { en: pathIn("en"), tr: pathIn("tr") };
}

const bodyOf = ({ filter, segments, queryId }: FilterState) => ({ filter, segments, queryId });
