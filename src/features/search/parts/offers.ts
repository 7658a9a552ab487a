import { foldedWords } from "#shared/fold.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { searchCounts, type Understood, understandText } from "../contract.ts";
import type { Counted } from "../rules.ts";
import { PAGE_OF_LIST } from "./result-path.ts";

/** The filtered lists that the text asks for and that have a page: empty ones only where there is no other. */
export async function understoodLists({ api, pages }: PageContext, text: string): Promise<Understood[]> {
  const lists = await api(understandText, { query: { text } });
  const shown = lists.filter(({ noun }) => pages.has(PAGE_OF_LIST[noun]));
  const filled = shown.filter(({ count }) => count !== 0);
  return filled.length > 0 ? filled : shown.slice(0, 1);
}

/** The counts of nouns. A noun with fewer than are shown has no word of the text: its names are written otherwise. */
export async function countsOf({ api, locale, pages }: PageContext, text: string): Promise<Counted[]> {
  const counts = await api(searchCounts, { query: { text } });
  const words = foldedWords(text).slice(0, MAX_WORDS).join(",");
  return counts.map(({ noun, count, isMore }) => {
    const page = PAGE_OF_LIST[noun];
    const to =
      noun === "posts" || !pages.has(page) ? undefined : `${pathTo(page, locale)}?${new URLSearchParams({ words })}`;
    return { noun, count: `${new Intl.NumberFormat(locale).format(count)}${isMore ? "+" : ""}`, to };
  });
}
