import { useEffect, useRef, useState } from "react";
import { type DateRange, isReversed, type MoneyRange } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { FieldGroup } from "../field.tsx";
import { BoundInput } from "./bound-input.tsx";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";
import { useReset } from "./use-reset.ts";

export interface RangeFilterProps {
  panel: Panel;
  field: string;
  hideLabel: boolean;
}

const BOUNDS = [
  { bound: "gte", sign: "≥" },
  { bound: "lte", sign: "≤" },
] as const;

type Bound = "gte" | "lte";

interface TypedRangeProps<Value> extends RangeFilterProps {
  range: { gte?: Value | undefined; lte?: Value | undefined };
  names: Record<Bound, string>;
  change: (range: TypedRangeProps<Value>["range"], typed: "typed") => void;
  read: (typed: string, bound: Bound) => Value | undefined;
  write: (value: Value, bound: Bound) => string;
  /** The code of the currency of amounts. */
  currency?: string;
  /** Why what was typed means nothing. */
  unreadable: (typed: string) => string;
  /** The keys of a phone. */
  inputMode?: "decimal" | "text";
}

/** Two ends that are typed. What cannot be read, or ends before it begins, is explained and not applied. */
export function TypedRange<Value extends string | number>({
  panel,
  field,
  hideLabel,
  range,
  names,
  change,
  read,
  write,
  unreadable,
  currency,
  inputMode = "decimal",
}: TypedRangeProps<Value>) {
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
        error={
          typed
            ? unreadable(typed)
            : reversed
              ? reversedText(field, range as DateRange | MoneyRange, currency)
              : undefined
        }
      >
        <div className="grid grid-cols-2 gap-2">
          {BOUNDS.map(({ bound, sign }) => (
            <BoundInput<Value>
              key={bound}
              sign={sign}
              label={names[bound]}
              name={boundName(field, bound)}
              value={range[bound]}
              read={(entry) => read(entry, bound)}
              write={(value) => write(value, bound)}
              isWrong={reversed}
              resets={panel.resets}
              inputMode={inputMode}
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
