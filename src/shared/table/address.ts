import type { TableColumn, TableSettings } from "./column.ts";
import { PAGE_SIZES, SCREEN_PAGE_SIZE } from "./column.ts";

/** What the address of a page with a table says. Everything else in the query is a filter. */
const RESERVED = ["page", "size", "search", "in", "sort", "order"];
/** Of these, what says which rows there are. */
const NARROWING = ["search", "in", "page"];

/** The list a table asks the server for; the names are those of its call. */
export interface TableRequest {
  pageIndex: number;
  pageSize: number;
  searchText: string;
  /** Only this column is searched. */
  searchColumn?: string | undefined;
  orderColumnName?: string | undefined;
  isDescending: "true" | "false";
}

/**
 * Reads the address; what it does not say is as the person has arranged it. Filters of no column
 * and not among the `others` are passed over.
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
  const known = new Set([...columns.flatMap(({ clickableFilter }) => clickableFilter ?? []), ...others]);
  const filters = Object.fromEntries([...query].filter(([name, value]) => known.has(name) && value !== ""));
  const request: TableRequest = {
    pageIndex: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: PAGE_SIZES.some((one) => one === size) ? size : SCREEN_PAGE_SIZE,
    searchText: (query.get("search") ?? "").trim().slice(0, 200),
    ...(searched ? { searchColumn: searched } : {}),
    ...(sort ? { orderColumnName: sort } : {}),
    isDescending: sort && descending ? "true" : "false",
  };
  return { request, filters };
}

type Change = Partial<Record<string, string | undefined>>;

/** The address with some of it changed; `undefined` or empty takes out. Whatever changes, one starts on the first page. */
export function tableAddress(query: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(query);
  next.delete("page");
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

/** Without search and filters. */
export function withoutFilters(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => RESERVED.includes(name) && !NARROWING.includes(name));
  return `?${new URLSearchParams(kept)}`;
}
