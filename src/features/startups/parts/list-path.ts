import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { StartupSort } from "../contract.ts";
import { writeAddress } from "./address.ts";
import type { StartupFilter } from "./schema-filter.ts";

/** What an address of the list says; choices are slugs. */
export interface ListState {
  filter: StartupFilter;
  sort?: StartupSort | undefined;
  queryId?: string | undefined;
  page?: number | undefined;
}

/** The address of the list in this state. `extra` are further names of its query; `segments` are not resolved yet. */
export function listPath(
  locale: Locale,
  state: ListState,
  extra: Record<string, string> = {},
  segments: readonly string[] = [],
): string {
  const { splat, search } = writeAddress({ page: 1, sort: undefined, queryId: undefined, ...state });
  for (const [name, value] of Object.entries(extra)) if (value !== "") search.set(name, value);
  return pathTo("startups", locale, { "*": [...segments, splat].join("/") }, search);
}

/** In the query of a list address: only the counts of the panel are asked for. */
export const CHOICES_PARAM = "choices";
/** In the query of a list address: the page of the viewer's saved searches that stands above the list. */
export const SAVED_PARAM = "saved";
/** In the query of a list address: only that page of saved searches is asked for. */
export const SAVED_ONLY_PARAM = "savedOnly";
/** In the query of a list address: sections of the panel that stand open. */
export const OPEN_PARAM = "open";
/** In the query of a list address: lists of the panel that are shown to their ends. */
export const WHOLE_PARAM = "all";
