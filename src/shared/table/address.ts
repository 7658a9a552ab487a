import { cut } from "../cut.ts";
import type { TableColumn, TableSettings } from "./column.ts";
import { PAGE_SIZES, SCREEN_PAGE_SIZE } from "./column.ts";
import { readConditions, writeConditions } from "./conditions.ts";

/** Names with a meaning in the address of a table's page. All others are filters. */
const RESERVED_NAMES = ["page", "size", "search", "in", "where", "sort", "order"];
/** Of these, the names that decide which rows there are. */
const NARROWING_NAMES = ["search", "in", "where", "page"];

/** In place of a column to sort by: the list in its own order, whatever the person has arranged. */
export const OWN_ORDER = "own";

/** The part of a list that a table requests; the names are those of its call. */
export interface TableRequest {
  pageIndex: number;
  pageSize: number;
  searchText: string;
  /** Only this column is searched. */
  searchColumn?: string | undefined;
  /** Conditions on columns (`writeConditions`). */
  where?: string | undefined;
  orderColumnName?: string | undefined;
  isDescending: "true" | "false";
}

/**
 * Reads the address. What it leaves out is as the person has arranged it. Filters that are neither of a column nor among the
 * `others` are ignored.
 */
export function readTableAddress(
  query: URLSearchParams,
  columns: readonly TableColumn[],
  settings: TableSettings,
  others: readonly string[] = [],
) {
  const sortKey = query.get("sort") ?? settings.sort?.key;
  const sort = columns.find((column) => column.sortable && column.key === sortKey)?.key;
  const searched = columns.find((column) => column.searchable && column.key === query.get("in"))?.key;
  const descending = query.has("sort") ? query.get("order") === "desc" : settings.sort?.descending === true;
  const size = Number(query.get("size") ?? settings.pageSize);
  const page = Number(query.get("page"));
  const filterNames = new Set([...columns.flatMap(({ clickableFilter }) => clickableFilter ?? []), ...others]);
  const filters = Object.fromEntries([...query].filter(([name, value]) => filterNames.has(name) && value !== ""));
  const where = writeConditions(readConditions(query.get("where") ?? "", columns));
  const request: TableRequest = {
    pageIndex: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.some((pageSize) => pageSize === size) ? size : SCREEN_PAGE_SIZE,
    searchText: cut((query.get("search") ?? "").trim(), 200),
    ...(searched ? { searchColumn: searched } : {}),
    ...(where ? { where } : {}),
    ...(sort ? { orderColumnName: sort } : {}),
    isDescending: sort && descending ? "true" : "false",
  };
  return { request, filters };
}

/** Names in the address the row that is open at the side of its table. */
const EDITED_PARAM = "edit";

export const editedRowIn = (query: URLSearchParams): string | undefined => query.get(EDITED_PARAM) || undefined;

/** The address with a row open at the side of its table; undefined: without any. */
export const editedRowAddress = (query: URLSearchParams, id: string | undefined): string =>
  rowAddress(query, EDITED_PARAM, id);

/** The address that names a row beside the list, which stays as it is; undefined: none. */
export function rowAddress(query: URLSearchParams, name: string, id: string | undefined): string {
  const next = new URLSearchParams(query);
  if (id) next.set(name, id);
  else next.delete(name);
  return `?${next}`;
}

type Change = Partial<Record<string, string | undefined>>;

/** The address with some names changed; `undefined` or an empty value removes one. It starts on the first page. */
export function tableAddress(query: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

/** The address without search and filters; `within` is the filter that says which list it is. */
export function withoutFilters(query: URLSearchParams, within?: string): string {
  const others = [...query].filter(
    ([name]) => name === within || (RESERVED_NAMES.includes(name) && !NARROWING_NAMES.includes(name)),
  );
  return `?${new URLSearchParams(others)}`;
}
