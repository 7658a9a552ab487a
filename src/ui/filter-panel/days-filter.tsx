import { type DateRange, isReversed } from "#shared/list/filter.ts";
import { boundName } from "#shared/list/form-filter.ts";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { RangeFilterProps } from "./range-filter.tsx";

const BOUNDS = [
  { bound: "gte", day: "from" },
  { bound: "lte", day: "until" },
] as const;

/** From and until a day, both included. */
export function DaysFilter({ panel, field, hideLabel, range }: RangeFilterProps & { range: DateRange }) {
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
