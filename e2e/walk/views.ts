import type { Locale } from "#shared/locale.ts";
import { inLocale } from "#shared/paths.ts";
import { inBoth } from "../open-pages.ts";
import { LISTS_AND_ROWS, type Load, pathOf, type WalkedPage } from "./load.ts";

/** Parameters whose every value is another view; of others the first value will do. */
const VIEW_PARAMETERS = ["section", "view"];
/** A table looks the same in every order; its filters stand beside it. */
const TABLES = /^\/(tr\/)?admin\//;

/** Finds the views of a page: sections, boards, one of several things, as its links to itself name them; each once. */
export function findViews(): (load: Load) => Promise<WalkedPage[]> {
  const seen = new Set<string>();
  return async ({ page, shown, locale }) => {
    if (!shown.views) return [];
    const links = await page.locator("main a[href]").evaluateAll((anchors) =>
      anchors
        .map((anchor) => new URL(anchor.getAttribute("href")!, location.href))
        .filter(({ pathname, search }) => pathname === location.pathname && search !== "")
        .map(({ pathname, search }) => ({ pathname, search })),
    );
    return links.flatMap(({ pathname, search }) => {
      const state = stateOf(pathname, search);
      if (seen.has(state) || TABLES.test(pathname)) return [];
      seen.add(state);
      // The page's own twin, since words in addresses have other ones there; a page that leads on to another one has that one's.
      const twinOf = (other: Locale) =>
        pathname === pathOf(shown[locale]) ? pathOf(shown[other]) + search : inLocale(pathname, search, other);
      // Orders, pages and saved filters of a list are not combined.
      return [{ ...shown, ...inBoth(twinOf), views: !LISTS_AND_ROWS.includes(shown.key) }];
    });
  };
}

/** The part of an address on which the look of the page depends. */
function stateOf(pathname: string, search: string): string {
  const names = [...new URLSearchParams(search)].map(([name, value]) =>
    VIEW_PARAMETERS.includes(name) ? `${name}=${value}` : name,
  );
  return `${pathname}?${names.sort()}`;
}
