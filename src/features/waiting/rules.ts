import type { WaitingItem } from "./contract.ts";

/** Lines in the menu of the header; the landing has all. */
const SHOWN_ITEMS = 8;

/** What the header and the menus need of what waits. */
export interface WaitingSummary {
  total: number;
  /** By the page that lists it. */
  counts: Readonly<Record<string, number>>;
  /** The first lines. */
  items: readonly Pick<WaitingItem, "kind" | "text" | "path" | "daysLeft">[];
}

export function summaryOf(all: readonly WaitingItem[]): WaitingSummary {
  const counts: Record<string, number> = {};
  for (const { page, count } of all) counts[page] = (counts[page] ?? 0) + count;
  return {
    total: all.reduce((sum, { count }) => sum + count, 0),
    counts,
    items: all.slice(0, SHOWN_ITEMS).map(({ kind, text, path, daysLeft }) => ({ kind, text, path, daysLeft })),
  };
}

/** How much of each line a mail has told; a line whose deadline is a day away is another one. */
export const mailedCounts = (items: readonly WaitingItem[]): Record<string, number> =>
  Object.fromEntries(
    items.map(({ kind, path, count, daysLeft }) => [
      [kind, path, ...(daysLeft !== null && daysLeft <= 1 ? ["soon"] : [])].join(" "),
      count,
    ]),
  );

/** True if there is more of a line than was told before. */
export const hasNews = (counts: Readonly<Record<string, number>>, mailed: Readonly<Record<string, number>>): boolean =>
  Object.entries(counts).some(([line, count]) => count > (mailed[line] ?? 0));
