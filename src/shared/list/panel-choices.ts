import { COLLATOR, type Locale } from "../locale.ts";
import type { ChoiceCount } from "./contract.ts";
import type { IsSeeking } from "./filter.ts";
import { choiceRow, type List } from "./list.ts";

/** Choices of a list that stand in the page; the others come on "show all". */
export const SHOWN_CHOICES = 8;

/** One choice of the panel. `count` is left out where the viewer may not use the filter. */
export interface PanelChoice {
  value: string;
  label: string;
  count?: number;
  /** Of investment-seeking statuses: counts as seeking. */
  seeking?: true;
}

/** A list of the panel; `total` counts the choices that stand in it and those that come on "show all". */
export interface PanelList {
  choices: PanelChoice[];
  total: number;
}
export type PanelLists = { [facet: string]: PanelList | undefined };

/** The choices that matter most, and every ticked one; `whole`: all of them, in the order of that alphabet. */
export function panelList(
  list: List,
  facet: string,
  choices: readonly ChoiceCount[],
  whole: Locale | false,
): PanelList {
  const few = choices.length <= SHOWN_CHOICES + 1;
  const isOrdered = choiceRow(list, list.facets[facet]!)?.ordered === true;
  const byName = (locale: Locale) =>
    isOrdered ? choices : choices.toSorted((a, b) => COLLATOR[locale].compare(a.name, b.name));
  const ranked = isOrdered ? choices : choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const first = new Set(ranked.slice(0, SHOWN_CHOICES));
  const shown = whole ? byName(whole) : few ? ranked : ranked.filter((choice) => first.has(choice) || choice.chosen);
  return { choices: shown.map(panelChoice), total: choices.length };
}

const panelChoice = ({ slug, name, count, seeking }: ChoiceCount): PanelChoice => ({
  value: slug,
  label: name,
  ...(count === null ? {} : { count }),
  ...(seeking ? { seeking } : {}),
});

/** Tells the statuses that count as seeking, wherever they stand in these lists. */
export const isSeekingIn =
  (lists: PanelLists): IsSeeking =>
  (status) =>
    Object.values(lists).some((list) => list?.choices.some(({ value, seeking }) => seeking && value === status));

/** Counts of choices that leave anything, by list and slug: what changes while one ticks. */
export type PanelCounts = { [facet: string]: Record<string, number> | undefined };

export const countsOf = (choices: readonly ChoiceCount[]): Record<string, number> =>
  Object.fromEntries(choices.filter(({ count }) => count).map(({ slug, count }) => [slug, count!]));

/** The list with newer counts; where there are none it stays as it was. */
export function recounted(list: PanelList, counts: Record<string, number> | undefined): PanelList {
  if (!counts) return list;
  const newer = (choice: PanelChoice) =>
    choice.count === undefined ? choice : { ...choice, count: counts[choice.value] ?? 0 };
  return { ...list, choices: list.choices.map(newer) };
}

/**
 * The list in the order in which its choices stood before, so that nothing moves while one ticks. A choice that the newer
 * list leaves out keeps its place, and its count until the newer one is known; of new ones only chosen ones come, at the end.
 */
export function inFormerOrder(
  list: PanelList,
  former: readonly PanelChoice[],
  chosen: readonly string[],
  counts: Record<string, number> | undefined,
): PanelList {
  // A list that had nothing before, as cities without a country, has no order to keep.
  if (former.length === 0) return recounted(list, counts);
  const newer = new Map(list.choices.map((choice) => [choice.value, choice]));
  const stayed = recounted({ ...list, choices: [...former] }, counts);
  const values = new Set(former.map(({ value }) => value));
  const added = list.choices.filter(({ value }) => chosen.includes(value) && !values.has(value));
  return { ...list, choices: [...stayed.choices.map((choice) => newer.get(choice.value) ?? choice), ...added] };
}
