import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import { FILTER_FIELDS, type FilterName } from "./filter-fields.ts";
import type { DateRange, MoneyRange } from "./schema-filter.ts";

type Key<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : Name;

/** Names of messages hold no dots. */
const keyOf = (field: FilterName) => field.replace(".", "_") as Key<FilterName>;

/** Ranges with a shorter name where it stands beside amounts. */
const SHORT = {
  "fundings.amountUsd": "raised",
  "fundings.premValuationUsd": "valuation",
  seekingInvestmentAmount: "sought",
} as const;

/** Names of filters and of what is chosen in them, as panel, chips and notices write them. */
export function useFilterTexts() {
  const text = useTranslations("startups");
  const locale = useLocale();
  const nameOf = (field: FilterName) => text(`filters.${keyOf(field)}`);
  const money = (amount: number | undefined) => (amount === undefined ? "" : formatMoney(amount, "USD", locale, true));

  const answerText = (field: FilterName, answer: boolean) =>
    text("chips.answer", { name: nameOf(field), answer: text(answer ? "list.yes" : "list.no") });

  function rangeText(field: FilterName, range: DateRange | MoneyRange): string {
    const short = field in SHORT ? text(`chips.${SHORT[field as keyof typeof SHORT]}`) : nameOf(field);
    const isDates = FILTER_FIELDS[field].kind === "dates";
    const bound = (value: string | number | undefined) =>
      typeof value === "string" ? formatDate(value, locale) : money(value);
    const values = { name: short, from: bound(range.gte), to: bound(range.lte) };
    if (range.gte !== undefined && range.lte !== undefined) return text("chips.between", values);
    if (range.gte !== undefined) return text(isDates ? "chips.since" : "chips.atLeast", values);
    return text(isDates ? "chips.until" : "chips.atMost", values);
  }
  return { nameOf, answerText, rangeText };
}
