import { PATH_PARAM } from "../list-params.ts";
import type { Locale } from "../locale.ts";
import { pathTo } from "../paths.ts";
import { RESOURCE_PATHS } from "../resource-paths.ts";
import { type ListAddress, readAddress, writeAddress } from "./address.ts";
import type { Filter } from "./filter.ts";
import type { List } from "./list.ts";

/** The state of a list's address; choices are slugs. */
export interface ListState {
  filter: Filter;
  sort?: string | undefined;
  queryId?: string | undefined;
  page?: number | undefined;
}

/** The address of the list in this state. `extra` are further names of its query; `segments` are not resolved yet. */
export function listPath(
  list: List,
  locale: Locale,
  state: ListState,
  extra: Record<string, string> = {},
  segments: readonly string[] = [],
): string {
  const { splat, search } = writeAddress(list, { page: 1, sort: undefined, queryId: undefined, ...state });
  for (const [name, value] of Object.entries(extra)) if (value !== "") search.set(name, value);
  return pathTo(list.page, locale, { "*": [...segments, splat].join("/") }, search);
}

/** The data that a list fetches besides its page. */
export type ListData = "choices" | "saved";

/** The address that answers it about a list in this state. */
export function listDataPath(
  list: List,
  data: ListData,
  locale: Locale,
  state: ListState,
  extra: Record<string, string> = {},
): string {
  const { splat, search } = writeAddress(list, state);
  for (const [name, value] of Object.entries({ [PATH_PARAM]: splat, ...extra }))
    if (value !== "") search.set(name, value);
  const address = RESOURCE_PATHS.listData[locale].replace(":list", list.kind).replace(":data", data);
  return `${address}?${search}`;
}

/** The list that such an address is about. */
export const listOfDataPath = (list: List, search: URLSearchParams): ListAddress =>
  readAddress(list, search.get(PATH_PARAM) ?? "", search);
