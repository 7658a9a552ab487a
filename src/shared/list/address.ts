import { fold, typedWords } from "../fold.ts";
import { FORM_PARAM, OPEN_PARAM, PATH_PARAM, SAVED_PARAM, WHOLE_PARAM } from "../list-params.ts";
import { choicesIn, type Filter, type FilterInput, type FilterValue } from "./filter.ts";
import { type FilterKind, type List, rowOf } from "./list.ts";
import { dayOfPeriod } from "./periods.ts";

/** The parts of a list's address. Segments are resolved where the catalogue is: by the list call. */
export interface ListAddress {
  segments: string[];
  filter: FilterInput;
  page: number;
  sort: string | undefined;
  queryId: string | undefined;
  /** Names in its query that no list knows. */
  unknown: string[];
}

/** Names that mean something to the page, or that others add to links they share. */
const PAGE_PARAMS = new Set(["page", "sort", "queryid", FORM_PARAM, SAVED_PARAM, OPEN_PARAM, WHOLE_PARAM, PATH_PARAM]);
const FOREIGN_PARAM = /^(utm_.*|.*clid|_g.*|mc_[ce]id|ref|igshid)$/;

/** True if a name in the query of an address means something to the list's page. */
export const isOwnParam = (list: List, name: string): boolean =>
  list.fieldsByQuery.has(name.toLowerCase()) || PAGE_PARAMS.has(name.toLowerCase());

/** Reads an address. Whatever makes no sense is passed on for the call to refuse, or dropped where it is no filter at all. */
export function readAddress(list: List, splat: string | undefined, search: URLSearchParams): ListAddress {
  const filter: Record<string, unknown> = {};
  for (const [name, field] of list.fieldsByQuery) {
    // A name that stands twice is read as one list of values: a range or an answer is then refused.
    const texts = [...search].flatMap(([key, text]) =>
      key.toLowerCase() === name && text.trim() ? [text.trim()] : [],
    );
    if (texts.length > 0) filter[field] = readValue(list, field, texts.join(","));
  }
  const names = [...search.keys()].map((name) => name.toLowerCase());
  return {
    segments: (splat ?? "")
      .split("/")
      .map(fold)
      .filter((segment) => segment !== ""),
    filter: filter as FilterInput,
    page: readPage(search.get("page")),
    sort: search.get("sort")?.toLowerCase() || undefined,
    queryId: search.get("queryId") || search.get("queryid") || undefined,
    unknown: [...new Set(names.filter((name) => name !== "" && !isOwnParam(list, name) && !FOREIGN_PARAM.test(name)))],
  };
}

/** The page that an address names, 1 without one. What is no number is 0, which calls refuse. */
export function readPage(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : text === null || text === "" ? 1 : 0;
}

function readValue(list: List, field: string, text: string): unknown {
  const { kind } = rowOf(list, field);
  if (kind === "words") return typedWords(text);
  if (kind === "choice")
    return text
      .split(",")
      .map((value) => fold(value.trim()))
      .filter((value) => value !== "");
  if (kind === "answer") return text === "true" ? true : text === "false" ? false : text;
  const separator = kind === "dates" ? ".." : "-";
  const [from = "", ...rest] = text.split(separator);
  const to = rest.join(separator);
  const end = (value: string, bound: "gte" | "lte") => {
    if (value === "") return undefined;
    if (kind === "dates") return dayOfPeriod(value, bound) ?? value;
    return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  };
  return { gte: end(from, "gte"), lte: end(to, "lte") };
}

/** Segments and query of an address. Choices of the filter are slugs. Page 1 and the first order are not written. */
export function writeAddress(
  list: List,
  { filter, page = 1, sort, queryId }: Partial<Pick<ListAddress, "page" | "sort" | "queryId">> & { filter: Filter },
) {
  const segments = list.pathFields.flatMap((field) => choicesIn(filter, field)).map(fold);
  const search = new URLSearchParams();
  for (const [name, field] of list.fieldsByQuery) {
    const text = writeValue(filter[field], rowOf(list, field).kind);
    if (text !== "") search.set(name, text);
  }
  if (sort && sort !== list.sorts[0]) search.set("sort", sort);
  if (queryId) search.set("queryId", queryId);
  if (page > 1) search.set("page", String(page));
  return { splat: segments.join("/"), search };
}

function writeValue(value: FilterValue | undefined, kind: FilterKind): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return (kind === "words" ? value : value.map(fold)).join(",");
  const { gte = "", lte = "" } = value;
  const between = typeof gte === "string" && typeof lte === "string" && `${gte}${lte}`.includes("-") ? ".." : "-";
  return gte === "" && lte === "" ? "" : `${gte}${between}${lte}`;
}
