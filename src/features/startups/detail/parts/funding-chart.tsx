import { useLocale, useTranslations } from "use-intl";
import { COMPACT_FROM, formatMoney, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import type { StartupDetail } from "../contract.ts";
import { type Bar, barsOf } from "./funding-bars.ts";

/** Dollars by year. One year is no picture: then the total says it all. */
export function FundingChart({ years }: { years: StartupDetail["funding"]["byYear"] }) {
  const t = useTranslations("startupDetail");
  const locale = useLocale();
  const bars = barsOf(years);
  if (bars.filter(({ usd }) => usd > 0).length < 2) return null;
  const labelOf = ({ year, isBefore }: Bar) => {
    if (year === null) return t("noYear");
    return isBefore ? t("yearsBefore", { year: String(year) }) : String(year);
  };
  return (
    <BarChart
      title={t("chart")}
      labelHeader={t("year")}
      valueHeader={t("raised")}
      bars={bars.map((bar) => ({
        label: labelOf(bar),
        value: bar.usd,
        text: bar.usd > 0 ? shortDollars(bar.usd, locale) : "—",
      }))}
    />
  );
}

/** Short from a thousand on: bars are narrow. */
function shortDollars(usd: number, locale: Locale): string {
  if (usd >= COMPACT_FROM || usd < 1_000) return formatMoney(usd, "USD", locale);
  return formatNumber(usd, locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
}
