import { useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber, parseNumber } from "#shared/format.ts";
import { type DateRange, isReversed, type MoneyRange, rangeIn } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { dayOfYear, isWholeYears } from "#shared/list/years.ts";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { BoundInput } from "./bound-input.tsx";
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

/** At least and at most so much, written the way of the language. */
export function MoneyFilter(props: RangeFilterProps) {
  const text = useTranslations("list");
  const locale = useLocale();
  const range = rangeIn<MoneyRange>(props.panel.draft, props.field) ?? {};
  return (
    <TypedRange
      {...props}
      range={range}
      read={(typed) => {
        const amount = parseNumber(typed, locale);
        return amount !== undefined && amount >= 0 ? amount : undefined;
      }}
      write={(amount) => formatNumber(amount, locale)}
      unreadable={(typed) => text("unreadable.amount", { typed, example: formatNumber(1_500_000, locale) })}
    />
  );
}

/** From and until a year; an address that names days gets days. */
export function DatesFilter(props: RangeFilterProps) {
  const text = useTranslations("list");
  const range = rangeIn<DateRange>(props.panel.draft, props.field) ?? {};
  const [inDays] = useState(!isWholeYears(range));
  if (inDays) return <DaysFilter {...props} range={range} />;
  return (
    <TypedRange
      {...props}
      range={range}
      read={dayOfYear}
      write={(day) => day.slice(0, 4)}
      unreadable={(typed) => text("unreadable.year", { typed })}
    />
  );
}

type Bound = "gte" | "lte";

interface TypedRangeProps<Value> extends RangeFilterProps {
  range: { gte?: Value | undefined; lte?: Value | undefined };
  read: (typed: string, bound: Bound) => Value | undefined;
  write: (value: Value) => string;
  /** Why what was typed means nothing. */
  unreadable: (typed: string) => string;
}

/** Two ends that are typed. What cannot be read, or ends before it begins, is explained and not applied. */
function TypedRange<Value extends string | number>({
  panel,
  field,
  hideLabel,
  range,
  read,
  write,
  unreadable,
}: TypedRangeProps<Value>) {
  const text = useTranslations("ui");
  const { nameOf, reversedText } = useFilterTexts();
  const [wrong, setWrong] = useState<Partial<Record<Bound, string>>>({});
  const typed = wrong.gte ?? wrong.lte;
  const reversed = isReversed(range);
  return (
    <FieldGroup
      label={nameOf(field)}
      hideLabel={hideLabel}
      error={typed ? unreadable(typed) : reversed ? reversedText(field, range as DateRange | MoneyRange) : undefined}
    >
      <div className="grid grid-cols-2 gap-2">
        {BOUNDS.map(({ bound, sign, name }) => (
          <BoundInput<Value>
            key={bound}
            sign={sign}
            label={text(name)}
            name={boundName(field, bound)}
            value={range[bound]}
            read={(entry) => read(entry, bound)}
            write={write}
            isWrong={reversed}
            onChange={(value) => panel.change(field, { ...range, [bound]: value } as DateRange | MoneyRange, "typed")}
            onLeave={(unread) => {
              setWrong((now) => ({ ...now, [bound]: unread }));
              panel.finishTyping();
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** From and until a day, both included. */
function DaysFilter({ panel, field, hideLabel, range }: RangeFilterProps & { range: DateRange }) {
  const text = useTranslations("ui");
  const { nameOf, reversedText } = useFilterTexts();
  const reversed = isReversed(range);
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel} error={reversed ? reversedText(field, range) : undefined}>
      <div className="grid gap-2">
        {BOUNDS.map(({ bound, day }) => (
          <label key={bound} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-2 text-sm text-ink-muted">
            {text(day)}
            <input
              type="date"
              className="input"
              name={boundName(field, bound)}
              value={range[bound] ?? ""}
              aria-invalid={reversed || undefined}
              onChange={(event) => panel.change(field, { ...range, [bound]: event.target.value || undefined }, "typed")}
              onBlur={panel.finishTyping}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
