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

/** When something that waits is to be done. */
export const WAITING_TIMES = ["soon", "week", "later"] as const;
type WaitingTime = (typeof WAITING_TIMES)[number];

const WEEK_DAYS = 7;
/** Nobody else waits for these. */
const OWN_ACTS: readonly WaitingItem["act"][] = ["confirm", "correct", "download", "finish"];

/** What ends today or tomorrow; what ends in a week or others wait for; the rest. */
function timeOf({ daysLeft, act }: Pick<WaitingItem, "daysLeft" | "act">): WaitingTime {
  if (daysLeft !== null && daysLeft <= 1) return "soon";
  if (daysLeft !== null && daysLeft <= WEEK_DAYS) return "week";
  return OWN_ACTS.includes(act) ? "later" : "week";
}

/** Lines by when they are to be done, in their order; times with nothing to do are left out. */
export function groupsByTime<Item extends Pick<WaitingItem, "daysLeft" | "act">>(items: readonly Item[]) {
  const groups = Map.groupBy(items, timeOf);
  return WAITING_TIMES.flatMap((time) => {
    const ofTime = groups.get(time);
    return ofTime ? [{ time, items: ofTime }] : [];
  });
}

/** For whom a line is done: the key of its owner, "jury", "house" or "own". */
export const sideOf = ({
  isOfJury,
  isOfHouse,
  owner,
}: Pick<WaitingItem, "isOfJury" | "isOfHouse" | "owner">): string => {
  if (isOfHouse) return "house";
  return isOfJury ? "jury" : (owner?.id ?? "own");
};

/** The sides with the number of things that wait for each, in the order of the lines. */
export function sidesOf(items: readonly WaitingItem[]): { side: string; name: string | undefined; count: number }[] {
  const sides = Map.groupBy(items, sideOf);
  return [...sides].map(([side, ofSide]) => ({
    side,
    name: ofSide[0]!.owner?.name,
    count: ofSide.reduce((sum, { count }) => sum + count, 0),
  }));
}
