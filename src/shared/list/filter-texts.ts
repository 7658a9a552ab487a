import { formatDate, formatMoney, formatPercent } from "../format.ts";
import type { Locale } from "../locale.ts";
import type { Applied } from "./contract.ts";
import { currencyOf, type DateRange, type Filter, type MoneyRange } from "./filter.ts";
import { choiceRow, DEFAULT_CURRENCY, isChoice, isUnit, type List, rowOf } from "./list.ts";
import { textKey } from "./list-texts.ts";
import { isWholeYears } from "./years.ts";

type Text = (key: string, values?: Record<string, string>) => string;
export type FilterTexts = ReturnType<typeof filterTexts>;

/**
 * Names of filters and of what is chosen in them, as panel, chips, notices and files write them. `text`: of every list; `noun`: of
 * this one.
 */
export function filterTexts(list: List, locale: Locale, text: Text, noun: Text) {
  const notText = (values: string) => text("saved.without", { values });
  function nameOf(field: string): string {
    const negates = choiceRow(list, field)?.negates;
    return negates ? notText(nameOf(negates)) : noun(`filters.${textKey(field)}`);
  }
  const money = (amount: number | undefined, currency: string) =>
    amount === undefined ? "" : formatMoney(amount, currency.toUpperCase(), locale, true);

  const answerText = (field: string, answer: boolean) =>
    text("chips.answer", { name: nameOf(field), answer: text(answer ? "yes" : "no") });

  /** `currency`: its code, for amounts. */
  function rangeText(field: string, range: DateRange | MoneyRange, currency = DEFAULT_CURRENCY): string {
    const row = rowOf(list, field);
    const name = "shortName" in row && row.shortName ? noun(`shortFilters.${textKey(field)}`) : nameOf(field);
    const isDates = row.kind === "dates";
    const isPercent = row.kind === "money" && row.percent === true;
    const values = { name, ...boundTexts(range, currency, isPercent) };
    if (range.gte !== undefined && range.lte !== undefined) return text("chips.between", values);
    if (range.gte !== undefined) return text(isDates ? "chips.since" : "chips.atLeast", values);
    return text(isDates ? "chips.until" : "chips.atMost", values);
  }

  /** Both ends as text: years where the range is of whole years. */
  function boundTexts(range: DateRange | MoneyRange, currency = DEFAULT_CURRENCY, isPercent = false) {
    const isYears = isWholeYears(range as DateRange);
    const bound = (value: string | number | undefined) => {
      if (typeof value === "string") return isYears ? value.slice(0, 4) : formatDate(value, locale);
      return isPercent && value !== undefined ? formatPercent(value / 100, locale) : money(value, currency);
    };
    return { from: bound(range.gte), to: bound(range.lte) };
  }

  function reversedText(field: string, range: DateRange | MoneyRange, currency?: string): string {
    const row = rowOf(list, field);
    const isPercent = row.kind === "money" && row.percent === true;
    return text(row.kind === "dates" ? "reversed.dates" : "reversed.amounts", boundTexts(range, currency, isPercent));
  }

  return { nameOf, notText, answerText, rangeText, reversedText };
}

/** A chosen value by its name. */
export const choiceText = (list: List, field: string, name: string, texts: FilterTexts): string =>
  choiceRow(list, field)?.negates ? texts.notText(name) : name;

/** The text of a filter without choices; undefined: it is not set. */
export function valueText(list: List, filter: Filter, field: string, texts: FilterTexts): string | undefined {
  const value = filter[field];
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return `“${value.join(" ")}”`;
  return typeof value === "boolean"
    ? texts.answerText(field, value)
    : texts.rangeText(field, value, currencyOf(list, filter, field));
}

/** A filter in words, one for each value. */
export function wordsOfFilter(
  list: List,
  applied: readonly Pick<Applied, "field" | "values">[],
  filter: Filter,
  texts: FilterTexts,
): string[] {
  return applied.flatMap(({ field, values }) => {
    // Named with its amount.
    if (isUnit(list, field)) return [];
    if (isChoice(list, field)) return values.map(({ name }) => choiceText(list, field, name, texts));
    return valueText(list, filter, field, texts) ?? [];
  });
}
