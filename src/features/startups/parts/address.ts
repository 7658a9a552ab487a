import { fold } from "#shared/fold.ts";
import type { StartupSort } from "../contract.ts";
import { FILTER_FIELDS, FILTER_NAMES, type FilterName } from "./filter-fields.ts";
import type { FilterInput, StartupFilter } from "./schema-filter.ts";

/** Filters whose values are segments of the address; in this order a segment is looked up. */
export const PATH_FIELDS = ["sector", "country", "city", "stage"] as const satisfies FilterName[];
export type PathField = (typeof PATH_FIELDS)[number];

/** Names of the other filters in the query of an address. */
const QUERY_NAMES: Record<Exclude<FilterName, PathField>, string> = {
  subSectors: "subsector",
  region: "region",
  startupPrograms: "program",
  incubationCenters: "center",
  operatingStatus: "status",
  incorporated: "incorporated",
  employeeCount: "employees",
  foundationDate: "founded",
  businessModels: "business-model",
  revenueModels: "revenue-model",
  technologies: "technology",
  patents: "patents",
  hasGovernmentSupport: "supported",
  governmentSupports: "support",
  hasInvestment: "invested",
  "hasInvestment.tour": "tour",
  "investments.valuationCurrency": "valuation-currency",
  "fundings.premValuationUsd": "valuation-usd",
  "investments.amountCurrency": "amount-currency",
  "fundings.amountUsd": "amount-usd",
  "fundings.announcedDate": "announced",
  investmentSeekingStatus: "seeking",
  seekingInvestmentAmountCurrency: "seeking-currency",
  seekingInvestmentAmount: "seeking-amount",
};
const FIELD_OF = new Map(Object.entries(QUERY_NAMES).map(([field, name]) => [name, field as keyof typeof QUERY_NAMES]));
const SORTS = ["newest", "name", "raised", "founded", "updated"] as const satisfies StartupSort[];

/** What an address of the list says. Segments are resolved where the catalogue is: by the list call. */
export interface ListAddress {
  segments: string[];
  filter: FilterInput;
  page: number;
  sort: StartupSort | undefined;
  queryId: string | undefined;
}

/** Reads an address. Whatever makes no sense is passed on for the call to refuse, or dropped where it is no filter at all. */
export function readAddress(splat: string | undefined, search: URLSearchParams): ListAddress {
  const filter: Record<string, unknown> = {};
  for (const [name, text] of search) {
    const field = FIELD_OF.get(name.toLowerCase());
    if (field && text.trim() !== "") filter[field] = readValue(field, text.trim());
  }
  const sort = search.get("sort")?.toLowerCase();
  return {
    segments: (splat ?? "")
      .split("/")
      .map(fold)
      .filter((segment) => segment !== ""),
    filter: filter as FilterInput,
    page: readPage(search.get("page")),
    sort: SORTS.find((known) => known === sort),
    queryId: search.get("queryId") || search.get("queryid") || undefined,
  };
}

function readPage(text: string | null): number {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : text === null || text === "" ? 1 : 0;
}

function readValue(field: FilterName, text: string): unknown {
  const { kind } = FILTER_FIELDS[field];
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
export function writeAddress({
  filter,
  page = 1,
  sort,
  queryId,
}: Partial<Omit<ListAddress, "segments" | "filter">> & { filter: StartupFilter }) {
  const segments = PATH_FIELDS.flatMap((field) => filter[field] ?? []).map(fold);
  const search = new URLSearchParams();
  for (const field of FILTER_NAMES) {
    if (!Object.hasOwn(QUERY_NAMES, field)) continue;
    const text = writeValue(filter[field]);
    if (text !== "") search.set(QUERY_NAMES[field as keyof typeof QUERY_NAMES], text);
  }
  if (sort && sort !== SORTS[0]) search.set("sort", sort);
  if (queryId) search.set("queryId", queryId);
  if (page > 1) search.set("page", String(page));
  return { splat: segments.join("/"), search };
}

function writeValue(value: StartupFilter[FilterName]): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(fold).join(",");
  const { gte = "", lte = "" } = value;
  const between = typeof gte === "string" && typeof lte === "string" && `${gte}${lte}`.includes("-") ? ".." : "-";
  return gte === "" && lte === "" ? "" : `${gte}${between}${lte}`;
}
