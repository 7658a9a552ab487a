import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber, parseAmount } from "#shared/format.ts";
import { choicesIn, type DateRange, isReversed, type MoneyRange, rangeIn } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { currencyFieldOf, DEFAULT_CURRENCY, rowOf } from "#shared/list/list.ts";
import { facetOf } from "#shared/list/sections.ts";
import { dayOfYear, isWholeYears } from "#shared/list/years.ts";
import { FieldGroup } from "../field.tsx";
import { Select } from "../select.tsx";
import { useTranslations } from "../translations.ts";
import { AmountPresets } from "./amount-presets.tsx";
import { BoundInput } from "./bound-input.tsx";
import { useFilterTexts } from "./filter-texts.ts";
import { useList } from "./list-context.tsx";
import type { Panel } from "./use-panel.ts";
import { useReset } from "./use-reset.ts";

export interface RangeFilterProps {
  panel: Panel;
  field: string;
  hideLabel: boolean;
}

const BOUNDS = [
  { bound: "gte", sign: "≥", name: "atLeast" },
  { bound: "lte", sign: "≤", name: "atMost" },
] as const;
/** Loaded only for the rare address that names days. */
const DaysFilter = lazy(() => import("./days-filter.tsx").then((part) => ({ default: part.DaysFilter })));

/** At least and at most so much, written the way of the language; usual ranges; and the currency, where amounts have one. */
export function MoneyFilter(props: RangeFilterProps) {
  const { panel, field } = props;
  const list = useList();
  const text = useTranslations("listPage");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const row = rowOf(list, field);
  const isPercent = row.kind === "money" && row.percent === true;
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
        change={change}
        read={(typed) => {
          const amount = parseAmount(typed, locale);
          return amount !== undefined && amount >= 0 && (!isPercent || amount <= 100) ? amount : undefined;
        }}
        write={(amount) => formatNumber(amount, locale)}
        unreadable={(typed) =>
          isPercent
            ? text("unreadable.percent", { typed })
            : text("unreadable.amount", { typed, example: formatNumber(1_500_000, locale) })
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

/** From and until a year; an address that names days gets days. */
export function DatesFilter(props: RangeFilterProps) {
  const text = useTranslations("listPage");
  const range = rangeIn<DateRange>(props.panel.draft, props.field) ?? {};
  const [inDays, setInDays] = useState(!isWholeYears(range));
  useReset(props.panel.resets, () => setInDays(!isWholeYears(range)));
  if (inDays)
    return (
      <Suspense>
        <DaysFilter {...props} range={range} />
      </Suspense>
    );
  return (
    <TypedRange
      {...props}
      range={range}
      change={(years, typed) => props.panel.change(props.field, years, typed)}
      read={dayOfYear}
      write={(day) => day.slice(0, 4)}
      unreadable={(typed) => text("unreadable.year", { typed })}
    />
  );
}

type Bound = "gte" | "lte";

interface TypedRangeProps<Value> extends RangeFilterProps {
  range: { gte?: Value | undefined; lte?: Value | undefined };
  change: (range: TypedRangeProps<Value>["range"], typed: "typed") => void;
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
  change,
  read,
  write,
  unreadable,
}: TypedRangeProps<Value>) {
  const text = useTranslations("ui");
  const { nameOf, reversedText } = useFilterTexts();
  const [wrong, setWrong] = useState<Partial<Record<Bound, string>>>({});
  useReset(panel.resets, () => setWrong({}));
  const typed = wrong.gte ?? wrong.lte;
  const reversed = isReversed(range);
  const group = useRef<HTMLDivElement>(null);
  const isWrong = typed !== undefined || reversed;
  // An error stands below the fields, maybe below the visible part of the panel.
  useEffect(() => {
    if (isWrong) group.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [isWrong]);
  return (
    <div ref={group}>
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
              resets={panel.resets}
              onChange={(value) => change({ ...range, [bound]: value }, "typed")}
              onUnreadable={panel.waitForTyping}
              onLeave={(unread) => {
                setWrong((now) => ({ ...now, [bound]: unread }));
                panel.finishTyping();
              }}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
