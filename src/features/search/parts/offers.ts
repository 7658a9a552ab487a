import { organizationCalls } from "#features/organizations/contract.ts";
import { organizationList } from "#features/organizations/filters.ts";
import { foldedWords } from "#shared/fold.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { PageContext } from "#shared/page-context.ts";
import { type Understood, understandText } from "../contract.ts";
import { PAGE_OF_LIST } from "./result-path.ts";

/** The filtered lists that the text asks for and that have a page: empty ones only where there is no other. */
export async function understoodLists({ api, pages }: PageContext, text: string): Promise<Understood[]> {
  const lists = await api(understandText, { query: { text } });
  const shown = lists.filter(({ noun }) => pages.has(PAGE_OF_LIST[noun]));
  const filled = shown.filter(({ count }) => count !== 0);
  return filled.length > 0 ? filled : shown.slice(0, 1);
}

/** The list of organizations whose names have the words of the text. */
export interface NamedOrganizations {
  name: string;
  count: number;
  to: string;
}

/** That list, unless it is empty. */
export async function organizationsNamed({ api, locale }: PageContext, text: string): Promise<NamedOrganizations[]> {
  const words = foldedWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const { totalCount } = await api(organizationCalls.page, { body: { filter: { words }, pageSize: 1 } });
  const to = listPath(organizationList, locale, { filter: { words } });
  return totalCount === 0 ? [] : [{ name: text, count: totalCount, to }];
}
