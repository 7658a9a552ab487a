import { useLocale } from "use-intl";
import { comparisonOf } from "#shared/compare.ts";
import { formatNumber } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ComparePage } from "#ui/compare/compare-page.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { getOrganizer, type OrganizationDetail } from "../detail/contract.ts";
import type { Route } from "./+types/compare-organizations.page";

/** What its page shows this viewer, as far as it is compared. */
const comparedOrganization = ({ location, ...organization }: OrganizationDetail) => ({
  name: organization.name,
  seoUrl: organization.seoUrl,
  logo: organization.logo,
  type: organization.type.name,
  place: [location.city?.name, location.country?.name].filter(Boolean).join(", "),
  tagline: organization.tagline,
  counts: organization.counts,
  networks: organization.angelNetworks.map(({ name }) => name).join(", "),
  website: organization.website,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const read = async (seoUrl: string) =>
    comparedOrganization(await api(getOrganizer, { query: { seoUrl } }, { handlesNotFound: true }));
  return comparisonOf(url.searchParams, read);
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("compare.title.techCenters"),
    description: t("compare.description.techCenters"),
    noindex: true,
  }));

const pathOf = (seoUrl: string, locale: Locale) => pathTo("techCenter", locale, { seoUrl });

export default function CompareOrganizationsPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("organizationsComparison");
  const locale = useLocale();
  return (
    <ComparePage
      list="techCenters"
      comparison={loaderData}
      pathOf={pathOf}
      facts={[
        [text("type"), ({ type }) => type],
        [text("place"), ({ place }) => place],
        [text("tagline"), ({ tagline }) => tagline],
        [text("programs"), ({ counts }) => formatNumber(counts.programs, locale)],
        [text("portfolio"), ({ counts }) => formatNumber(counts.portfolio, locale)],
        [text("rounds"), ({ counts }) => formatNumber(counts.rounds, locale)],
        [text("patents"), ({ counts }) => formatNumber(counts.patents, locale)],
        [text("networks"), ({ networks }) => networks],
        [text("website"), ({ website }) => website && <ExternalLink address={website}>{hostOf(website)}</ExternalLink>],
      ]}
    />
  );
}

const hostOf = (website: string) => (URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : website);
