import { useLocale } from "use-intl";
import { formatMinute, formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Money } from "#ui/money.tsx";
import { Stat, StatRow } from "#ui/stat.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { HomeStatistics } from "../contract.ts";
import { SparkLine } from "./spark-line.tsx";

interface FiguresProps {
  statistics: HomeStatistics;
  /** The address of the startups that raised most. */
  mostRaised: string;
  /** The address of the startups with the choices of places open. */
  places: string;
}

/** The ecosystem in numbers, each of which leads to the rows it counts. */
export function Figures({ statistics, mostRaised, places }: FiguresProps) {
  const t = useTranslations("home");
  const locale = useLocale();
  const { startups, newStartups, raisedUsd, saidUsd, people, organizations, cities, asOf, raisedByMonth } = statistics;
  const raisedInYear = raisedByMonth.reduce((sum, usd) => sum + usd, 0);
  return (
    <section aria-label={t("asOf", { time: formatMinute(asOf, locale) })}>
      <StatRow>
        <Stat
          label={t("startups")}
          value={formatNumber(startups, locale)}
          change={newStartups > 0 ? t("newThisMonth", { count: newStartups }) : undefined}
          to={pathTo("startups", locale)}
        />
        <Stat
          label={t("raised")}
          value={raisedUsd === null ? t("undisclosed") : <Money amount={raisedUsd} currency="USD" />}
          change={
            <>
              {raisedInYear > 0 &&
                t.rich("raisedInYear", { sum: () => <Money amount={Math.round(raisedInYear)} currency="USD" /> })}{" "}
              {saidUsd > 0 && t.rich("saidByStartups", { sum: () => <Money amount={saidUsd} currency="USD" /> })}
            </>
          }
          line={raisedInYear > 0 && <SparkLine values={raisedByMonth} />}
          tone="muted"
          to={mostRaised}
        />
        <Stat label={t("people")} value={formatNumber(people, locale)} to={pathTo("talents", locale)} />
        <Stat
          label={t("organizations")}
          value={formatNumber(organizations, locale)}
          to={pathTo("techCenters", locale)}
        />
        <Stat label={t("cities")} value={formatNumber(cities, locale)} to={places} />
      </StatRow>
    </section>
  );
}
