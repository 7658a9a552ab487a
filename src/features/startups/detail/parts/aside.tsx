import { useLocale } from "use-intl";
import { ClaimCard } from "#features/claims/card.tsx";
import { JobLinks } from "#features/jobs/card.tsx";
import { formatDate } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Trust } from "#ui/fact-age/trust.tsx";
import { useTranslations } from "#ui/translations.ts";
import { WebLinks } from "#ui/web-links.tsx";
import type { StartupDetail } from "../contract.ts";
import { FactList } from "./facts.tsx";
import type { StartupPage } from "./place.ts";
import { TeamInShort } from "./team.tsx";

/** The facts, and how far one may trust them. */
export function FactsCard({ startup }: Pick<StartupPage, "startup">) {
  const t = useTranslations("startupsDetail");
  return (
    <Card title={<span className="sr-only">{t("facts")}</span>} className="[&>div:first-child]:mb-0">
      <div>
        <FactList startup={startup} />
        <TrustWithSources startup={startup} />
      </div>
    </Card>
  );
}

/** Its addresses elsewhere, and the people behind it. */
export function Aside(page: StartupPage) {
  const t = useTranslations("startupsDetail");
  const { startup, tab, opens, jobs } = page;
  return (
    <>
      {startup.mayClaim && <ClaimCard kind="startup" seoUrl={startup.seoUrl} />}
      <JobLinks title={t("jobs")} jobs={jobs} />
      <Links startup={startup} />
      {tab === "summary" && <TeamInShort startup={startup} opens={opens} />}
    </>
  );
}

const SOURCES = { import: "sourceImport", bot: "sourceBot", demo: "sourceDemo" } as const;

/** How old the entry is and where it comes from. */
function TrustWithSources({ startup }: { startup: StartupDetail }) {
  const { source, dataSources } = startup;
  const t = useTranslations("startupsDetail");
  return (
    <Trust
      entry={startup}
      names={{
        cityId: t("location"),
        sectorId: t("sector"),
        stageId: t("stage"),
        employeeCountId: t("employees"),
        operatingStatusId: t("operatingStatus"),
        investmentSeekingStatusId: t("seekingFact"),
        website: t("website"),
      }}
    >
      {dataSources.map((from) => (
        <Origin key={from.url} from={from} />
      ))}
      {dataSources.length === 0 && source !== "member" && <li className="ps-4">{t(SOURCES[source])}</li>}
    </Trust>
  );
}

/** The licences of imported data ask for the source's name, a link back and a link to the terms. */
function Origin({ from }: { from: StartupDetail["dataSources"][number] }) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  return (
    <li className="grid gap-1 ps-4">
      <span>
        {t("sourceNamed")} <ExternalLink address={from.url}>{from.name}</ExternalLink>
      </span>
      <span className="text-xs">
        {from.attribution} <ExternalLink address={from.licenceUrl}>{from.licence}</ExternalLink>
      </span>
      {from.vanishedAt && <span>{t("sourceVanished", { date: formatDate(from.vanishedAt, locale) })}</span>}
    </li>
  );
}

function Links({ startup }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  return (
    <WebLinks
      title={t("links")}
      links={[
        { name: "LinkedIn", address: startup.linkedin },
        { name: "X (Twitter)", address: startup.twitter },
        { name: "Instagram", address: startup.instagram },
        { name: "Facebook", address: startup.facebook },
      ]}
    />
  );
}
