import { redirect } from "react-router";
import { organizerPatents } from "#features/patents/contract.ts";
import { programCardOf } from "#features/programs/card.tsx";
import { getProgramList } from "#features/programs/contract.ts";
import { FUNDING_PAGE_SIZE, fundingByInvestor } from "#features/startups/funding/contract.ts";
import { starOf } from "#features/watching/contract.ts";
import { contactPath } from "#shared/contact-path.ts";
import { readPlace } from "#shared/detail-parts.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import type { Route } from "./+types/tech-center.page";
import { getOrganizer, getPortfolio } from "./contract.ts";
import { Aside, OrganizationFacts } from "./parts/aside.tsx";
import { Head } from "./parts/head.tsx";
import { PAGE_PARAM, tabsOf } from "./parts/place.ts";
import { TabContent } from "./parts/tab-content.tsx";
import { organizationData } from "./rules.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, locale, origin, pages, viewer } = page;
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
    star: await starOf(page, { kind: "organization", id }, organization.isVisible),
    tab,
    picture: pictureOf("organization", seoUrl, locale),
    url: origin + address,
    contact: contactPath(organization.teamMembers, viewer, locale),
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
  const { organization, url, picture } = args.loaderData;
  const { name, tagline, description, type, isVisible } = organization;
  const text = [tagline, description].filter(Boolean).join(" ");
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (t) => ({
    title: name,
    description: text,
    more: t("organizationsDetail.description", { name, type: type.name }),
    type: "profile",
    noindex: !isVisible,
    image: picture,
    data: [organizationData(organization, url)],
    way: [{ name: t("site.links.techCenters"), path: pathTo("techCenters", locale) }],
  }));
};

export default function OrganizationDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <DetailLayout
      head={<Head {...loaderData} />}
      facts={<OrganizationFacts {...loaderData} />}
      isPart
      aside={<Aside {...loaderData} />}
    >
      <TabContent {...loaderData} />
    </DetailLayout>
  );
}
