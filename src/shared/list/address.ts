import { fold } from "../fold.ts";
import { choicesIn, type Filter, type FilterInput, type FilterValue } from "./filter.ts";
import { type List, rowOf } from "./list.ts";

/** What an address of the list says. Segments are resolved where the catalogue is: by the list call. */
export interface ListAddress {
  segments: string[];
  filter: FilterInput;
  page: number;
  sort: string | undefined;
  queryId: string | undefined;
}

/** Reads an address. Whatever makes no sense is passed on for the call to refuse, or dropped where it is no filter at all. */
export function readAddress(list: List, splat: string | undefined, search: URLSearchParams): ListAddress {
  const filter: Record<string, unknown> = {};
  for (const [name, text] of search) {
    const field = list.fieldsByQuery.get(name.toLowerCase());
    if (field && text.trim() !== "") filter[field] = readValue(list, field, text.trim());
  }
  const sort = search.get("sort")?.toLowerCase();
  return {
    segments: (splat ?? "")
      .split("/")
      .map(fold)
      .filter((segment) => segment !== ""),
    filter: filter as FilterInput,
    page: readPage(search.get("page")),
    sort: list.sorts.find((known) => known === sort),
    queryId: search.get("queryId") || search.get("queryid") || undefined,
  };
}

function readPage(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : text === null || text === "" ? 1 : 0;
}

function readValue(list: List, field: string, text: string): unknown {
  const { kind } = rowOf(list, field);
  if (kind === "choice")
    return text
      .split(",")
      .map((value) => fold(value.trim()))
      .filter((value) => value !== "");
  if (kind === "answer") return text === "true" ? true : text === "false" ? false : text;
  const [from = "", to = ""] = kind === "dates" ? (text.includes("..") ? text.split("..") : [text]) : text.split("-");
  const end = (value: string) =>
    value === "" ? undefined : kind === "money" && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return { gte: end(from), lte: end(to) };
}

/** Segments and query of an address. Choices of the filter are slugs. Page 1 and the first order are not written. */
export function writeAddress(
  list: List,
  { filter, page = 1, sort, queryId }: Partial<Omit<ListAddress, "segments" | "filter">> & { filter: Filter },
) {
  const segments = list.pathFields.flatMap((field) => choicesIn(filter, field)).map(fold);
  const search = new URLSearchParams();
  for (const [name, field] of list.fieldsByQuery) {
    const text = writeValue(filter[field]);
    if (text !== "") search.set(name, text);
  }
  if (sort && sort !== list.sorts[0]) search.set("sort", sort);
  if (queryId) search.set("queryId", queryId);
  if (page > 1) search.set("page", String(page));
  return { splat: segments.join("/"), search };
}

function writeValue(value: FilterValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(fold).join(",");
  const { gte = "", lte = "" } = value;
  const between = typeof gte === "string" && typeof lte === "string" && `${gte}${lte}`.includes("-") ? ".." : "-";
  return gte === "" && lte === "" ? "" : `${gte}${between}${lte}`;
}
