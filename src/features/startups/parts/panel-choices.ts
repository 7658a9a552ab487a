import { COLLATOR, type Locale } from "#shared/locale.ts";
import type { ChoiceCount, FacetName } from "../contract.ts";

/** Choices of a list that stand in the page; the others come on "show all". */
export const SHOWN_CHOICES = 8;
/** Lists in an order of their own, which counts must not change. */
const ORDERED: readonly FacetName[] = [
  "stages",
  "employeeCounts",
  "tours",
  "operatingStatuses",
  "seekingStatuses",
  "valuationCurrencies",
  "amountCurrencies",
];

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
export type PanelLists = { [Name in FacetName]?: PanelList };

/** The choices that matter most, and every ticked one; `whole`: all of them, in the order of that alphabet. */
export function panelList(name: FacetName, choices: readonly ChoiceCount[], whole: Locale | false): PanelList {
  const few = choices.length <= SHOWN_CHOICES + 1;
  const isOrdered = ORDERED.includes(name);
  const byName = (locale: Locale) =>
    isOrdered ? choices : choices.toSorted((a, b) => COLLATOR[locale].compare(a.name, b.name));
  const ranked = isOrdered ? choices : choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const first = new Set(ranked.slice(0, SHOWN_CHOICES));
  const kept = whole ? byName(whole) : few ? ranked : ranked.filter((choice) => first.has(choice) || choice.chosen);
  return { choices: kept.map(panelChoice), total: choices.length };
}

const panelChoice = ({ slug, name, count, seeking }: ChoiceCount): PanelChoice => ({
  value: slug,
  label: name,
  ...(count === null ? {} : { count }),
  ...(seeking ? { seeking } : {}),
});

/** Tells the investment-seeking statuses that count as seeking. */
export const isSeekingIn = (lists: PanelLists) => (status: string) =>
  lists.seekingStatuses?.choices.some(({ value, seeking }) => seeking && value === status) ?? false;

/** Counts of choices that leave anything, by list and slug: what changes while one ticks. */
export type PanelCounts = { [Name in FacetName]?: Record<string, number> };

export const countsOf = (choices: readonly ChoiceCount[]): Record<string, number> =>
  Object.fromEntries(choices.filter(({ count }) => count).map(({ slug, count }) => [slug, count!]));

/** The list with newer counts; where there are none it stays as it was. */
export function recounted(list: PanelList, counts: Record<string, number> | undefined): PanelList {
  if (!counts) return list;
  const newer = (choice: PanelChoice) =>
    choice.count === undefined ? choice : { ...choice, count: counts[choice.value] ?? 0 };
  return { ...list, choices: list.choices.map(newer) };
}
