import { useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber, parseNumber } from "#shared/format.ts";
import { type DateRange, type MoneyRange, rangeIn } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";

interface RangeFilterProps {
  panel: Panel;
  field: string;
  hideLabel: boolean;
}

const BOUNDS = [
  { bound: "gte", sign: "≥", name: "atLeast", day: "from" },
  { bound: "lte", sign: "≤", name: "atMost", day: "until" },
] as const;

/** At least and at most so many US dollars, written the way of the language. */
export function MoneyFilter({ panel, field, hideLabel }: RangeFilterProps) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const range = rangeIn<MoneyRange>(panel.draft, field) ?? {};
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <div className="grid grid-cols-2 gap-2">
        {BOUNDS.map(({ bound, sign, name }) => (
          <AmountInput
            key={bound}
            sign={sign}
            label={text(name)}
            name={boundName(field, bound)}
            value={range[bound]}
            onChange={(amount) => panel.change(field, { ...range, [bound]: amount })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface AmountInputProps {
  sign: string;
  label: string;
  name: string;
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
}

function AmountInput({ sign, label, name, value, onChange }: AmountInputProps) {
  const locale = useLocale();
  const amountOf = (entry: string) => {
    const amount = parseNumber(entry, locale);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  };
  const written = (amount: number | undefined) => (amount === undefined ? "" : formatNumber(amount, locale));
  const [typed, setTyped] = useState(written(value));
  // Changed from outside, as by "clear all": then what was typed no longer stands for the value.
  const shown = amountOf(typed) === value ? typed : written(value);
  const isWrong = shown.trim() !== "" && amountOf(shown) === undefined;
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <span className="absolute inset-y-0 start-3 grid place-items-center text-ink-muted" aria-hidden="true">
        {sign}
      </span>
      <input
        className="input ps-8 tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        value={shown}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(amountOf(target.value));
        }}
        onBlur={() => !isWrong && setTyped(written(amountOf(shown)))}
      />
    </label>
  );
}

/** From and until a day, both included. */
export function DatesFilter({ panel, field, hideLabel }: RangeFilterProps) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const range = rangeIn<DateRange>(panel.draft, field) ?? {};
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <div className="grid gap-2">
        {BOUNDS.map(({ bound, day }) => (
          <label key={bound} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 text-sm text-ink-muted">
            {text(day)}
            <input
              type="date"
              className="input"
              name={boundName(field, bound)}
              value={range[bound] ?? ""}
              onChange={(event) => panel.change(field, { ...range, [bound]: event.target.value || undefined })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
