import type { PageContext } from "#shared/page-context.ts";
import { type SearchResult, searchAll, type Understood } from "../contract.ts";
import { isSearchable, searchForm } from "../limits.ts";
import type { Counted } from "../rules.ts";
import { countsOf, understoodLists } from "./offers.ts";
import { PAGE_OF_NOUN } from "./result-path.ts";

export interface Found {
  /** The searched text. */
  text: string;
  isTooShort: boolean;
  results: SearchResult[];
  /** Filtered lists that the text asks for, the one that uses most of it first. */
  understood: Understood[];
  counts: Counted[];
}

/** The results for the text in an address, for the search page and the box in the header. */
export async function findFor(page: PageContext, address: URL): Promise<Found> {
  const text = (address.searchParams.get("text") ?? "").trim();
  if (!isSearchable(searchForm(text))) return { text, isTooShort: true, results: [], understood: [], counts: [] };
  const [results, understood, counts] = await Promise.all([
    page.api(searchAll, { query: { text } }),
    page.extra(understoodLists(page, text), []),
    page.extra(countsOf(page, text), []),
  ]);
  const shown = results.filter(({ noun }) => page.pages.has(PAGE_OF_NOUN[noun]));
  return { text, isTooShort: false, results: shown, understood, counts };
}
