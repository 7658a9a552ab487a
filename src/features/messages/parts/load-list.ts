import { cut } from "#shared/cut.ts";
import type { Api } from "#shared/endpoint.ts";
import { conversationList, searchMessages } from "../contract.ts";

/** The part of the list that its address names: a page, or the words of a search. */
export async function loadList(api: Api, search: URLSearchParams) {
  const page = search.get("page") ?? "";
  const currentPage = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  const searchText = cut((search.get("q") ?? "").trim(), 100);
  const [list, found] = await Promise.all([
    api(conversationList, { query: { currentPage } }),
    searchText.length > 1 ? api(searchMessages, { query: { text: searchText } }) : undefined,
  ]);
  return { ...list, searchText, found };
}
export type ListData = Awaited<ReturnType<typeof loadList>>;
