import { useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber, parseAmount } from "#shared/format.ts";
import { choicesIn, type MoneyRange, rangeIn } from "#shared/list/filter.ts";
import { currencyFieldOf, DEFAULT_CURRENCY, rowOf } from "#shared/list/list.ts";
import { facetOf } from "#shared/list/sections.ts";
import type { Locale } from "#shared/locale.ts";
import { Select } from "../select.tsx";
import { useTranslations } from "../translations.ts";
import { AmountPresets } from "./amount-presets.tsx";
import { useFilterTexts } from "./filter-texts.ts";
import { useList } from "./list-context.tsx";
import { type RangeFilterProps, TypedRange } from "./typed-range.tsx";
import { useReset } from "./use-reset.ts";

/** At least and at most so much, written the way of the language; usual ranges; and the currency, where amounts have one. */
export function MoneyFilter(props: RangeFilterProps) {
  const { panel, field } = props;
  const list = useList();
  const text = useTranslations("listPage");
  const label = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const row = rowOf(list, field);
  const measure = row.kind === "money" ? row.measure : undefined;
  const unit = currencyFieldOf(list, field);
  const chosen = unit === undefined ? undefined : choicesIn(panel.draft, unit)[0];
  const range = rangeIn<MoneyRange>(panel.draft, field) ?? {};
  const currencies = unit === undefined ? [] : panel.listOf(facetOf(list, unit) ?? "").choices;
  /** Chosen before there is an amount it can stand beside. */
  const usual = () => {
    const isFree = row.kind === "money" && row.usualCurrency === true && panel.draft[field] === undefined;
    return chosen ?? (isFree ? mostUsed(currencies) : DEFAULT_CURRENCY);
  };
  const [waiting, setWaiting] = useState(usual);
  useReset(panel.resets, () => setWaiting(usual));
  const currency = chosen ?? waiting;
  const change = (value: MoneyRange, typed?: "typed") =>
    panel.change(field, value, typed, unit && currency !== DEFAULT_CURRENCY ? { [unit]: [currency] } : {});
  return (
    <div className="grid gap-2">
      <TypedRange
        {...props}
        range={range}
        currency={currency}
        change={change}
        names={{ gte: label("atLeast"), lte: label("atMost") }}
        read={(typed) => readAmount(typed, locale, measure)}
        write={(amount) => formatNumber(amount, locale)}
        unreadable={(typed) =>
          measure === undefined
            ? text("unreadable.amount", { typed, example: formatNumber(1_500_000, locale) })
            : text(`unreadable.${measure}`, { typed })
        }
      />
      {unit !== undefined && (
        <Select
          label={text("currency")}
          hideLabel
          className="text-sm"
          name={unit}
          value={currency}
          onChange={({ target }) => {
            setWaiting(target.value);
            if (panel.draft[field] !== undefined)
              panel.change(unit, target.value === DEFAULT_CURRENCY ? undefined : [target.value]);
          }}
          options={currencies.map(({ value, label }) => ({ value, label }))}
        />
      )}
      {row.kind === "money" && row.least && <p className="text-sm text-ink-muted">{text("overlaps")}</p>}
      {row.kind === "money" && row.presets !== "none" && (
        <AmountPresets
          of={row.presets ?? "investments"}
          label={nameOf(field)}
          currency={currency}
          range={range}
          choose={change}
        />
      )}
    </div>
  );
}

/** The currency of most rows. */
function mostUsed(currencies: readonly { value: string; count?: number | undefined }[]): string {
  const [first] = currencies.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return first?.count ? first.value : DEFAULT_CURRENCY;
}

/** The typed amount; undefined where it is none that the filter takes. */
function readAmount(typed: string, locale: Locale, measure: "percent" | "count" | undefined): number | undefined {
  const amount = parseAmount(typed, locale);
  if (amount === undefined || amount < 0) return undefined;
  const isTaken = measure === "percent" ? amount <= 100 : measure !== "count" || Number.isInteger(amount);
  return isTaken ? amount : undefined;
}
