import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { DateRange, MoneyRange } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { textKey } from "#shared/list/list-texts.ts";
import { useTranslations } from "../translations.ts";
import { useList, useNounTexts } from "./list-context.tsx";

/** Names of filters and of what is chosen in them, as panel, chips and notices write them. */
export function useFilterTexts() {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("list");
  const locale = useLocale();
  const nameOf = (field: string) => noun(`filters.${textKey(field)}`);
  const money = (amount: number | undefined) => (amount === undefined ? "" : formatMoney(amount, "USD", locale, true));

  const answerText = (field: string, answer: boolean) =>
    text("chips.answer", { name: nameOf(field), answer: text(answer ? "yes" : "no") });

  function rangeText(field: string, range: DateRange | MoneyRange): string {
    const row = rowOf(list, field);
    const name = "shortName" in row && row.shortName ? noun(`shortFilters.${textKey(field)}`) : nameOf(field);
    const isDates = row.kind === "dates";
    const bound = (value: string | number | undefined) =>
      typeof value === "string" ? formatDate(value, locale) : money(value);
    const values = { name, from: bound(range.gte), to: bound(range.lte) };
    if (range.gte !== undefined && range.lte !== undefined) return text("chips.between", values);
    if (range.gte !== undefined) return text(isDates ? "chips.since" : "chips.atLeast", values);
    return text(isDates ? "chips.until" : "chips.atMost", values);
  }
  return { nameOf, answerText, rangeText };
}
