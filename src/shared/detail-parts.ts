const TAB_PARAM = "tab";

interface Part<Key> {
  key: Key;
  /** Entries in it; the summary counts none. */
  count: number | undefined;
}

/** The parts that have something to show; the first, the summary, always has, and those that are always there. */
export const partsOf = <Key extends string>(
  counts: Record<Key, number | undefined>,
  always: readonly NoInfer<Key>[] = [],
): Part<Key>[] =>
  (Object.keys(counts) as Key[])
    .map((key) => ({ key, count: counts[key] }))
    .filter(({ key, count }) => count !== 0 || always.includes(key));

/**
 * The place in the page that an address leads to: a part, and a page of its entries, which `pageParam` names. An absent
 * part leads to the summary, an invalid page to the first.
 */
export function readPlace<Key extends string>(
  search: URLSearchParams,
  parts: readonly Part<Key>[],
  pageParam: string,
): { tab: Key; currentPage: number } {
  const part = parts.find(({ key }) => key === search.get(TAB_PARAM)) ?? parts[0]!;
  const page = search.get(pageParam) ?? "";
  return { tab: part.key, currentPage: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1 };
}

/** The query of a part, "" for the summary. */
export function queryOf(tab: string, pageParam: string, currentPage = 1): string {
  const search = new URLSearchParams();
  if (tab !== "summary") search.set(TAB_PARAM, tab);
  if (currentPage > 1) search.set(pageParam, String(currentPage));
  return search.size > 0 ? `?${search}` : "";
}
