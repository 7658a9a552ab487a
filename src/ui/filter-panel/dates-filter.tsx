import { useLocale } from "use-intl";
import { type DateRange, rangeIn } from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { parsePeriod, writePeriod } from "#shared/list/periods.ts";
import { useTranslations } from "../translations.ts";
import { DatePresets } from "./date-presets.tsx";
import { useFilterTexts } from "./filter-texts.ts";
import { useList } from "./list-context.tsx";
import { type RangeFilterProps, TypedRange } from "./typed-range.tsx";

/** From and until a day, a month or a year, as it is typed; and usual ranges. */
export function DatesFilter(props: RangeFilterProps) {
  const { panel, field } = props;
  const text = useTranslations("listPage");
  const label = useTranslations("ui");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const row = rowOf(useList(), field);
  const range = rangeIn<DateRange>(panel.draft, field) ?? {};
  return (
    <div className="grid gap-2">
      <TypedRange
        {...props}
        range={range}
        names={{ gte: label("from"), lte: label("until") }}
        change={(days, typed) => panel.change(field, days, typed)}
        read={(typed, bound) => parsePeriod(typed, bound, locale)}
        write={(day, bound) => writePeriod(day, bound, locale)}
        unreadable={(typed) => text("unreadable.date", { typed, ...examples(locale) })}
        inputMode="text"
      />
      <DatePresets
        label={nameOf(field)}
        isAhead={row.kind === "dates" && row.isAhead === true}
        range={range}
        choose={(days) => panel.change(field, days)}
      />
    </div>
  );
}

const examples = (locale: "en" | "tr") => ({
  day: writePeriod("2024-05-31", "gte", locale),
  month: writePeriod("2024-05-01", "gte", locale),
});
