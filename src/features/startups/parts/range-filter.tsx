import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatNumber, parseNumber } from "#shared/format.ts";
import { FieldGroup } from "#ui/field.tsx";
import type { RangeName } from "./filter-fields.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { boundName } from "./form-filter.ts";
import type { DateRange, MoneyRange } from "./schema-filter.ts";
import type { Panel } from "./use-panel.ts";

type DatesName = Extract<RangeName, "foundationDate" | "fundings.announcedDate">;
interface RangeFilterProps<Name extends RangeName> {
  panel: Panel;
  field: Name;
  hideLabel?: boolean;
}

const BOUNDS = [
  { bound: "gte", sign: "≥", name: "atLeast", day: "from" },
  { bound: "lte", sign: "≤", name: "atMost", day: "until" },
] as const;

/** At least and at most so many US dollars, written the way of the language. */
export function MoneyFilter({ panel, field, hideLabel }: RangeFilterProps<Exclude<RangeName, DatesName>>) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const range: MoneyRange = panel.draft[field] ?? {};
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel ?? false}>
      <div className="grid grid-cols-2 gap-2">
        {BOUNDS.map(({ bound, sign, name }) => (
          <label key={bound} className="relative block">
            <span className="sr-only">{text(name)}</span>
            <span className="absolute inset-y-0 start-3 grid place-items-center text-ink-muted" aria-hidden="true">
              {sign}
            </span>
            <AmountInput
              name={boundName(field, bound)}
              value={range[bound]}
              onChange={(amount) => panel.change(field, { ...range, [bound]: amount })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface AmountInputProps {
  name: string;
  value: number | undefined;
  onChange: (amount: number | undefined) => void;
}

function AmountInput({ name, value, onChange }: AmountInputProps) {
  const locale = useLocale();
  const written = (amount: number | undefined) => (amount === undefined ? "" : formatNumber(amount, locale));
  const [typed, setTyped] = useState(written(value));
  // Changed from outside, as by "clear all": what was typed no longer stands for it.
  const shown = parseNumber(typed, locale) === value || (value === undefined && !isAmount(typed)) ? typed : written(value);
  return (
    <input
      className="input ps-8 tabular-nums"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      value={shown}
      aria-invalid={(shown.trim() !== "" && !isAmount(shown)) || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(isAmount(target.value) ? parseNumber(target.value, locale) : undefined);
      }}
      onBlur={() => setTyped(isAmount(shown) ? written(parseNumber(shown, locale)) : shown)}
    />
  );

  function isAmount(entry: string): boolean {
    const amount = parseNumber(entry, locale);
    return amount !== undefined && amount >= 0;
  }
}

/** From and until a day, both included. */
export function DatesFilter({ panel, field, hideLabel }: RangeFilterProps<DatesName>) {
  const text = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const range: DateRange = panel.draft[field] ?? {};
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel ?? false}>
      <div className="grid gap-2">
        {BOUNDS.map(({ bound, day }) => (
          <label key={bound} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 text-sm text-ink-muted">
            {text(day)}
            <DayInput
              name={boundName(field, bound)}
              value={range[bound]}
              onChange={(value) => panel.change(field, { ...range, [bound]: value })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface DayInputProps {
  name: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

const DayInput = ({ name, value, onChange }: DayInputProps) => (
  <input
    type="date"
    className="input"
    name={name}
    value={value ?? ""}
    onChange={(event) => onChange(event.target.value || undefined)}
  />
);
