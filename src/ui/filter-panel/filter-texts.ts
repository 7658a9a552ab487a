import { useLocale } from "use-intl";
import { formatDate, formatMoney, formatPercent } from "#shared/format.ts";
import type { DateRange, MoneyRange } from "#shared/list/filter.ts";
import { choiceRow, DEFAULT_CURRENCY, rowOf } from "#shared/list/list.ts";
import { textKey } from "#shared/list/list-texts.ts";
import { isWholeYears } from "#shared/list/years.ts";
import { useTranslations } from "../translations.ts";
import { useList, useNounTexts } from "./list-context.tsx";

/** Names of filters and of what is chosen in them, as panel, chips and notices write them. */
export function useFilterTexts() {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("list");
  const locale = useLocale();
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
