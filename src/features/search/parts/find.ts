import type { PageContext } from "#shared/page-context.ts";
import { type SearchResult, searchAll } from "../contract.ts";
import { isSearchable, searchForm } from "../limits.ts";
import { grantOffers, type Offer, offersFor, organizationsNamed, placedOffers } from "./offers.ts";
import { PAGE_OF_NOUN } from "./result-path.ts";

export interface Found {
  /** The searched text. */
  text: string;
  isTooShort: boolean;
  results: SearchResult[];
  /** Lists of startups that the text names, and organizations with its words. */
  offers: Offer[];
}

/** The results for the text in an address, for the search page and the box in the header. */
export async function findFor(page: PageContext, address: URL): Promise<Found> {
  const text = (address.searchParams.get("text") ?? "").trim();
  if (!isSearchable(searchForm(text))) return { text, isTooShort: true, results: [], offers: [] };
  const [results, ...offers] = await Promise.all([
    page.api(searchAll, { query: { text } }),
    ...[offersFor, placedOffers, grantOffers, organizationsNamed].map((find) => page.extra(find(page, text), [])),
  ]);
  const shown = results.filter(({ noun }) => page.pages.has(PAGE_OF_NOUN[noun]));
  return { text, isTooShort: false, results: shown, offers: offers.flat() };
}
