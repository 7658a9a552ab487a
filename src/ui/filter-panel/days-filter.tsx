import { useState } from "react";
import { useLocale } from "use-intl";
import { type DateRange, isReversed } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { parseDay } from "#shared/typed-day.ts";
import { DateField } from "../date-field.tsx";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { RangeFilterProps } from "./range-filter.tsx";
import { useReset } from "./use-reset.ts";

const BOUNDS = [
  { bound: "gte", name: "from" },
  { bound: "lte", name: "until" },
] as const;

/** From and until a day, both included. */
export function DaysFilter({ panel, field, hideLabel, range }: RangeFilterProps & { range: DateRange }) {
  const text = useTranslations("ui");
  const locale = useLocale();
  const { nameOf, reversedText } = useFilterTexts();
  /** The typed text that is no day yet. */
  const [typed, setTyped] = useState<{ gte?: string | undefined; lte?: string | undefined }>({});
  useReset(panel.resets, () => setTyped({}));
  const reversed = isReversed(range);
  const change = (bound: "gte" | "lte", day: string) => {
    const isWhole = day === "" || parseDay(day, locale) === day;
    setTyped({ ...typed, [bound]: isWhole ? undefined : day });
    if (isWhole) panel.change(field, { ...range, [bound]: day || undefined }, "typed");
    else panel.waitForTyping();
  };
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel} error={reversed ? reversedText(field, range) : undefined}>
      <div className="grid gap-2">
        {BOUNDS.map(({ bound, name }) => (
          <DateField
            key={bound}
            label={text(name)}
            name={boundName(field, bound)}
            value={typed[bound] ?? range[bound] ?? ""}
            isWrong={reversed}
            onChange={(day) => change(bound, day)}
            onLeave={panel.finishTyping}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
