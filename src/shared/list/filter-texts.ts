import { formatDate, formatMoney, formatMonth, formatNumber, formatPercent } from "../format.ts";
import type { Locale } from "../locale.ts";
import type { Applied } from "./contract.ts";
import { currencyOf, type DateRange, type Filter, type MoneyRange } from "./filter.ts";
import { choiceRow, DEFAULT_CURRENCY, type FilterRow, isChoice, isUnit, type List, rowOf } from "./list.ts";
import { textKey } from "./list-texts.ts";
import { lengthOfRange } from "./periods.ts";

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
    const values = { name, ...boundTexts(row, range, currency) };
    if (range.gte !== undefined && range.lte !== undefined)
      return text(values.from === values.to ? "chips.equal" : "chips.between", values);
    if (range.gte !== undefined) return text(isDates ? "chips.since" : "chips.atLeast", values);
    return text(isDates ? "chips.until" : "chips.atMost", values);
  }

  /** Both ends as text: years or months where the range is of whole ones. */
  function boundTexts(row: FilterRow, range: DateRange | MoneyRange, currency = DEFAULT_CURRENCY) {
    const measure = row.kind === "money" ? row.measure : undefined;
    const bound = (value: string | number | undefined) => {
      if (typeof value === "string") return dayText(value, lengthOfRange(range as DateRange));
      if (value === undefined || measure === undefined) return money(value, currency);
      return measure === "percent" ? formatPercent(value / 100, locale) : formatNumber(value, locale);
    };
    return { from: bound(range.gte), to: bound(range.lte) };
  }

  function dayText(day: string, length: "year" | "month" | "day"): string {
    if (length === "year") return day.slice(0, 4);
    return length === "month" ? formatMonth(day, locale) : formatDate(day, locale);
  }

  function reversedText(field: string, range: DateRange | MoneyRange, currency?: string): string {
    const row = rowOf(list, field);
    return text(row.kind === "dates" ? "reversed.dates" : "reversed.amounts", boundTexts(row, range, currency));
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
