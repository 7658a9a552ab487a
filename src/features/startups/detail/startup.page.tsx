import { redirect } from "react-router";
import { companyJobs } from "#features/jobs/contract.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import { starOf } from "#features/watching/contract.ts";
import { holdsScope, isSiteAdmin } from "#shared/access.ts";
import { contactPath } from "#shared/contact-path.ts";
import { readPlace } from "#shared/detail-parts.ts";
import { pictureOf } from "#shared/discovery.ts";
import { premiumFiltersOf } from "#shared/list/rights.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { SCOPE } from "#shared/scopes.ts";
import { isPremium } from "#shared/viewer.ts";
import { DetailLayout } from "#ui/detail-layout.tsx";
import { startupList } from "../filters.ts";
import { fundingByAssociation } from "../funding/contract.ts";
import type { Route } from "./+types/startup.page";
import { getSimilarStartups, getStartup } from "./contract.ts";
import { Aside, FactsCard } from "./parts/aside.tsx";
import { Cover } from "./parts/cover.tsx";
import { Head } from "./parts/head.tsx";
import { openJobs } from "./parts/jobs.ts";
import { ClosedFiltersProvider } from "./parts/list-link.tsx";
import { ROUNDS_PARAM, type StartupPage, tabsOf } from "./parts/place.ts";
import { Similar } from "./parts/similar.tsx";
import { TabContent } from "./parts/tab-content.tsx";
import { organizationData } from "./rules.ts";

export async function loader({ context, params, url }: Route.LoaderArgs): Promise<StartupPage> {
  const page = pageContext(context);
  const { api, extra, locale, origin, pages, viewer } = page;
  const [startup, { model }] = await Promise.all([
    api(getStartup, { params: { seoUrlOrId: params.seoUrl } }),
    api(premiumSettings, {}),
  ]);
  const address = pathTo("startup", locale, { seoUrl: startup.seoUrl });
  // Ids open the page too; it has one address only.
  if (params.seoUrl !== startup.seoUrl) throw redirect(address + url.search, 301);
  const { tab, currentPage } = readPlace(url.searchParams, tabsOf(startup), ROUNDS_PARAM);
  const showsRounds = startup.hasInvestment && (tab === "summary" || tab === "funding");
  const rounds = showsRounds
    ? await api(fundingByAssociation, { body: { associationId: startup.seoUrl, currentPage } })
    : undefined;
  const isSummary = tab === "summary";
  const isShown = startup.isVisible && !startup.isDeleted;
  const [{ rows: jobs }, similar, star] = await Promise.all([
    isSummary ? extra(api(companyJobs, { query: { companyId: startup.id } }), { rows: [] }) : { rows: [] },
    isSummary && isShown ? extra(api(getSimilarStartups, { params: { seoUrlOrId: startup.id } }), []) : [],
    starOf(page, { kind: "startup", id: startup.id }, isShown),
  ]);
  const mayLook = !viewer.looking && (isSiteAdmin(viewer) || holdsScope(viewer, startup.id, SCOPE.FULL_ACCESS));
  return {
    startup,
    rounds,
    jobs: openJobs(jobs),
    similar,
    star,
    tab,
    url: origin + address,
    contact: contactPath(startup.teamMembers, viewer, locale),
    picture: pictureOf("startup", startup.seoUrl, locale),
    closedFilters:
      model.premiumEnable && !isPremium(viewer, "startups") ? [...premiumFiltersOf(startupList, model)] : [],
    opens: {
      organizations: pages.has("techCenter"),
      people: pages.has("talent"),
      editor: pages.has("profileEditStartup"),
      seeAs: mayLook ? pathTo("seeAs", locale, {}, { startup: startup.seoUrl }) : undefined,
    },
  };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { startup, url, picture } = args.loaderData;
  const { name, tagline, description, isVisible, isDeleted } = startup;
  const text = [tagline, description].filter(Boolean).join(" ");
  const listed = isVisible && !isDeleted;
  const locale = localeOfPath(args.location.pathname);
  return pageMeta(args, (t) => ({
    title: name,
    description: text,
    more: t("startupsDetail.description", { name }),
    type: "profile",
    noindex: !listed,
    image: picture,
    data: [organizationData(startup, url)],
    way: [{ name: t("site.links.startups"), path: pathTo("startups", locale) }],
  }));
};

export default function StartupDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <ClosedFiltersProvider value={loaderData.closedFilters}>
      <DetailLayout
        cover={<Cover startup={loaderData.startup} />}
        head={<Head {...loaderData} />}
        facts={<FactsCard startup={loaderData.startup} />}
        isPart
        aside={<Aside {...loaderData} />}
      >
        <TabContent {...loaderData} />
      </DetailLayout>
      <Similar {...loaderData} />
    </ClosedFiltersProvider>
  );
}
