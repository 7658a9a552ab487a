import { AppError } from "./errors.ts";
import type { ListPathKey } from "./paths.ts";

/** Entries that stand side by side. */
export const MAX_COMPARED = 4;
/** In the address of a comparison: the last parts of the addresses of its entries, "mikro-ses,raf". */
export const ENTRIES_PARAM = "entries";

/** The lists whose entries can be compared, and the page that does it. */
export const COMPARISONS = {
  startups: "compareStartups",
  incubation: "comparePrograms",
  techCenters: "compareOrganizations",
} as const satisfies Partial<Record<ListPathKey, string>>;
export type ComparedList = keyof typeof COMPARISONS;
export const isCompared = (page: ListPathKey): page is ComparedList => page in COMPARISONS;

/** What of an entry stands in the head of its column. */
export interface ComparedEntry {
  name: string;
  seoUrl: string;
  logo: string | null;
}

export interface Comparison<Entry> {
  /** In the order of the address; `entry` is null where there is none that this viewer may see. */
  columns: { seoUrl: string; entry: Entry | null }[];
  /** The address names more than there is room for. */
  isCut: boolean;
}

/** The entries that an address names, each once. It comes from a form (`entries=a&entries=b`) or from a link (`entries=a,b`). */
export const entriesIn = (search: URLSearchParams): string[] => [
  ...new Set(
    search
      .getAll(ENTRIES_PARAM)
      .flatMap((text) => text.split(","))
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  ),
];

/** Reads the entries as their pages would; those that are gone or hidden from the viewer are none. */
export async function comparisonOf<Entry>(
  search: URLSearchParams,
  read: (seoUrl: string) => Promise<Entry>,
): Promise<Comparison<Entry>> {
  const named = entriesIn(search);
  const columns = await Promise.all(
    named.slice(0, MAX_COMPARED).map(async (seoUrl) => ({ seoUrl, entry: await read(seoUrl).catch(noneThere) })),
  );
  return { columns, isCut: named.length > MAX_COMPARED };
}

function noneThere(error: unknown): null {
  if (error instanceof AppError && (error.code === "notFound" || error.code === "invalidInput")) return null;
  throw error;
}
