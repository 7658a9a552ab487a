import { useLocale } from "use-intl";
import { BarChart } from "#ui/bar-chart.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../../detail/contract.ts";
import { type Bar, barsOf, shortDollars } from "./funding-bars.ts";

/** Dollars by year. Not drawn for a single year, whose sum is the total. */
export function FundingChart({ years }: { years: StartupDetail["funding"]["byYear"] }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const bars = barsOf(years);
  if (bars.filter(({ usd }) => usd !== null && usd > 0).length < 2) return null;
  const labelOf = ({ year, isBefore }: Bar) => {
    if (year === null) return t("noYear");
    return isBefore ? t("yearsBefore", { year: String(year) }) : String(year);
  };
  return (
    <BarChart
      quiet
      title={t("chart")}
      labelHeader={t("year")}
      valueHeader={t("raised")}
      bars={bars.map((bar) => ({
        label: labelOf(bar),
        value: bar.usd ?? 0,
        text: bar.usd === null ? t("undisclosed") : bar.usd > 0 ? shortDollars(bar.usd, locale) : "–",
      }))}
    />
  );
}
