import { isoDay } from "#shared/iso-day.ts";
import type { DateRange } from "#shared/list/filter.ts";
import { DATE_PRESETS, PRESET_DAYS, presetRange } from "#shared/list/periods.ts";
import { useTranslations } from "../translations.ts";
import { useHydrated } from "../use-hydrated.ts";
import { Presets } from "./presets.tsx";

interface DatePresetsProps {
  /** Name of the filter: the same ranges are offered by others. */
  label: string;
  /** Its days lie ahead, as deadlines do. */
  isAhead: boolean;
  range: DateRange;
  choose: (range: DateRange) => void;
}

/** Usual ranges of days, from today on; the chosen one is taken back by the same button. */
export function DatePresets({ label, isAhead, range, choose }: DatePresetsProps) {
  const text = useTranslations("listPage.presets");
  // The day of the reader is known where the page is read.
  const today = useHydrated() ? isoDay(new Date()) : undefined;
  const presets = DATE_PRESETS.filter((preset) => preset !== (isAhead ? "lastDays" : "nextDays"));
  return (
    <Presets
      label={label}
      range={range}
      choose={choose}
      presets={presets.map((preset) => ({
        name: text(preset, { days: PRESET_DAYS }),
        range: today === undefined ? undefined : presetRange(preset, today),
      }))}
    />
  );
}
