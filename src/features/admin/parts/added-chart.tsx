import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { FORMAT_LOCALE, type Locale } from "#shared/locale.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Counted } from "../contract.ts";
import type { Period } from "../limits.ts";

const LABEL: Record<Period, Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "numeric" },
  week: { day: "numeric", month: "numeric" },
  month: { month: "short" },
  year: { year: "numeric" },
};

function labelOf(from: string, period: Period, locale: Locale): string {
  const options = { ...LABEL[period], timeZone: "UTC" };
  const label = new Intl.DateTimeFormat(FORMAT_LOCALE[locale], options).format(new Date(from));
  // Turkish dates have points; the short form of `Intl` has a slash.
  return locale === "tr" ? label.replace("/", ".") : label;
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string | undefined): string | undefined =>
  day && new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

interface AddedChartProps {
  title: string;
  counted: Counted;
  period: Period;
  /** Address of the list of what was added between two days; without the second day until now. */
  listOf?: ((from: string, to: string | undefined) => string) | undefined;
}

/** How many were added in the last periods, with the same numbers as a table. */
export function AddedChart({ title, counted: { series }, period, listOf }: AddedChartProps) {
  const text = useTranslations("admin.panel");
  const locale = useLocale();
  const bars = series.map(({ from, count }, index) => ({
    to: count > 0 ? listOf?.(from, dayBefore(series[index + 1]?.from)) : undefined,
    label: labelOf(from, period, locale),
    value: count,
    text: formatNumber(count, locale),
  }));
  return (
    <>
      {series.every(({ count }) => count === 0) && <p className="mb-2 text-sm text-ink-muted">{text("none")}</p>}
      <BarChart title={title} bars={bars} labelHeader={text("when")} valueHeader={text("count")} />
    </>
  );
}
