import { redirect } from "react-router";
import { organizerPatents } from "#features/patents/contract.ts";
import { programCardOf } from "#features/programs/card.tsx";
import { getProgramList } from "#features/programs/contract.ts";
import { FUNDING_PAGE_SIZE, fundingByInvestor } from "#features/startups/funding/contract.ts";
import { readPlace } from "#shared/detail-parts.ts";
import { truncate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import type { Route } from "./+types/detail.page";
import { getOrganizer, getPortfolio } from "./contract.ts";
import { Aside, OrganizationFacts } from "./parts/aside.tsx";
import { Head } from "./parts/head.tsx";
import { PAGE_PARAM, tabsOf } from "./parts/place.ts";
import { TabContent } from "./parts/tab-content.tsx";
import { organizationData } from "./rules.ts";

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale, origin, pages } = pageContext(context);
  const organization = await api(getOrganizer, { query: { seoUrl: params.seoUrl } });
  const { id, seoUrl } = organization;
  const address = pathTo("techCenter", locale, { seoUrl });
  if (params.seoUrl !== seoUrl) throw redirect(address + url.search, 301);
  const { tab, currentPage } = readPlace(url.searchParams, tabsOf(organization), PAGE_PARAM);
  const query = { organizerId: id, currentPage };
  const [programs, portfolio, patents, rounds] = await Promise.all([
    tab === "programs" ? api(getProgramList, { query }) : undefined,
    tab === "portfolio" ? api(getPortfolio, { query }) : undefined,
    tab === "patents" ? api(organizerPatents, { body: { organizerId: id, pageIndex: currentPage } }) : undefined,
    tab === "funding"
      ? api(fundingByInvestor, { body: { investorId: id, currentPage, pageSize: FUNDING_PAGE_SIZE } })
      : undefined,
  ]);
  return {
    organization,
    tab,
    url: origin + address,
    programs: programs && { ...programs, rows: programs.rows.map((row) => programCardOf(row)) },
    portfolio,
    patents,
    rounds,
    opensPeople: pages.has("talent"),
  };
}
export type OrganizationPage = Awaited<ReturnType<typeof loader>>;

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { organization, url } = args.loaderData;
  const { name, tagline, description, type, isVisible } = organization;
  const text = [tagline, description].filter(Boolean).join(" ");
  return [
    ...pageMeta(args, (t) => ({
      title: name,
      description: truncate(text || t("organizationDetail.description", { name, type: type.name }), DESCRIPTION_LENGTH),
      type: "profile",
      noindex: !isVisible,
    })),
    ...(isVisible ? [{ "script:ld+json": organizationData(organization, url) }] : []),
  ];
};

export default function OrganizationDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout
      head={<Head {...loaderData} />}
      facts={<OrganizationFacts {...loaderData} />}
      aside={<Aside {...loaderData} />}
    >
      <TabContent {...loaderData} />
    </DetailLayout>
  );
}
