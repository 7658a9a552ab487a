import { useLocale } from "use-intl";
import { comparisonOf } from "#shared/compare.ts";
import { formatDate, formatMonth, formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ComparePage } from "#ui/compare/compare-page.tsx";
import { Money } from "#ui/money.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getStartup, type StartupDetail } from "../detail/contract.ts";
import type { Route } from "./+types/compare-startups.page";

const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).join(", ");

/** What its page shows this viewer, as far as it is compared. */
const comparedStartup = (startup: StartupDetail) => ({
  name: startup.name,
  seoUrl: startup.seoUrl,
  logo: startup.logo_64,
  sector: startup.sector?.name,
  stage: startup.stage?.name,
  place: [startup.location.city?.name, startup.location.country?.name].filter(Boolean).join(", "),
  foundedOn: startup.foundationDate,
  operatingStatus: startup.operatingStatus?.name,
  employees: startup.employeeCount?.name,
  rounds: startup.funding.rounds,
  raisedUsd: startup.funding.totalUsd,
  lastRoundOn: startup.funding.lastDate,
  seeking: startup.investmentSeekingStatus?.name,
  technologies: names(startup.technologies),
  businessModels: names(startup.businessModels),
  revenueModels: names(startup.revenueModels),
  patents: startup.patents.length,
  confirmedAt: startup.confirmedAt,
});
type ComparedStartup = ReturnType<typeof comparedStartup>;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const read = async (seoUrlOrId: string) =>
    comparedStartup(await api(getStartup, { params: { seoUrlOrId } }, { handlesNotFound: true }));
  return comparisonOf(url.searchParams, read);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("compare.title.startups"),
    description: t("compare.description.startups"),
    noindex: true,
  }));

const pathOf = (seoUrl: string, locale: Locale) => pathTo("startup", locale, { seoUrl });

export default function CompareStartupsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupsComparison");
  const locale = useLocale();
  return (
    <ComparePage
      list="startups"
      comparison={loaderData}
      pathOf={pathOf}
      facts={[
        [text("sector"), ({ sector }) => sector],
        [text("stage"), ({ stage }) => stage],
        [text("place"), ({ place }) => place],
        [text("founded"), ({ foundedOn }) => formatMonth(foundedOn, locale)],
        [text("operatingStatus"), ({ operatingStatus }) => operatingStatus],
        [text("employees"), ({ employees }) => employees],
        [text("raised"), (startup) => <Raised {...startup} />],
        [text("seeking"), ({ seeking }) => seeking],
        [text("technologies"), ({ technologies }) => technologies],
        [text("businessModels"), ({ businessModels }) => businessModels],
        [text("revenueModels"), ({ revenueModels }) => revenueModels],
        [text("patents"), ({ patents }) => formatNumber(patents, locale)],
        [text("confirmed"), ({ confirmedAt }) => formatDate(confirmedAt, locale)],
      ]}
    />
  );
}

function Raised({ raisedUsd, rounds, lastRoundOn }: Pick<ComparedStartup, "raisedUsd" | "rounds" | "lastRoundOn">) {
  const text = useTranslations("startupsComparison");
  const latest = formatMonth(lastRoundOn, useLocale());
  if (rounds === 0) return text("noRound");
  return (
    <>
      <span className="block font-bold">
        {raisedUsd === null ? text("undisclosed") : <Money amount={Math.round(raisedUsd)} currency="USD" />}
      </span>
      <span className="text-ink-muted">
        {text("rounds", { count: rounds })}
        {latest && ` · ${text("latest", { month: latest })}`}
      </span>
    </>
  );
}
