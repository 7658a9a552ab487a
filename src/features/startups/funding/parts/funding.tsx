import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { queryOf } from "#shared/detail-parts.ts";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Money } from "#ui/money.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ROUNDS_PARAM, type StartupPage } from "../../detail/parts/place.ts";
import { FundingChart } from "./funding-chart.tsx";
import { FundingTable } from "./funding-table.tsx";

/** The funding of the startup: totals, by year, and every round, newest first. */
export function Funding({ startup, rounds, opens }: StartupPage) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const { funding, name, seoUrl } = startup;
  if (!rounds || funding.rounds === 0) return null;
  const { undisclosed, totalUsd, saidUsd, lastDate } = funding;
  return (
    <Card title={t("funding")} flush>
      <div className="grid grid-cols-1 gap-5 px-5 pb-4 sm:px-6">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {totalUsd !== 0 && (
            <Total name={t("totalRaised")}>
              {totalUsd === null ? t("undisclosed") : <Money amount={Math.round(totalUsd)} currency="USD" />}
            </Total>
          )}
          {saidUsd > 0 && (
            <Total name={t("saidRaised")}>
              + <Money amount={Math.round(saidUsd)} currency="USD" />
            </Total>
          )}
          <Total name={t("rounds")}>{formatNumber(funding.rounds, locale)}</Total>
          {lastDate && (
            <Total name={t("lastRound")}>
              <DateText value={lastDate} />
            </Total>
          )}
        </dl>
        <FundingChart years={funding.byYear} />
      </div>
      <FundingTable label={t("roundsOf", { name })} rows={rounds.rows} opens={opens} />
      <div className="grid gap-2 border-t border-line px-5 py-4 sm:px-6">
        <Pagination
          label={t("fundingPages")}
          page={rounds.currentPage}
          pageSize={rounds.pageSize}
          total={rounds.totalCount}
          to={(page) => pathTo("startup", locale, { seoUrl }) + queryOf("funding", ROUNDS_PARAM, page)}
        />
        {totalUsd !== null && totalUsd > 0 && <p className="text-sm text-ink-muted">{t("usdNote")}</p>}
        {totalUsd !== null && undisclosed > 0 && (
          <p className="text-sm text-ink-muted">{t("undisclosedNote", { count: undisclosed })}</p>
        )}
      </div>
    </Card>
  );
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-ink-muted">{name}</dt>
    <dd className="font-display text-2xl font-bold tracking-tight tabular-nums">{children}</dd>
  </div>
);
