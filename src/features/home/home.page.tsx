import { redirect } from "react-router";
import { PreviewNote } from "#features/content/card.tsx";
import { listTestimonials } from "#features/content/contract.ts";
import { programList } from "#features/programs/filters.ts";
import { SearchBox } from "#features/search/card.tsx";
import { startupList } from "#features/startups/filters.ts";
import { talentCalls } from "#features/talents/contract.ts";
import type { Answer } from "#shared/endpoint.ts";
import { defaultLocale } from "#shared/house.ts";
import { type ListState, listPath } from "#shared/list/list-path.ts";
import { OPEN_PARAM } from "#shared/list-params.ts";
import { preferredLocale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { previewOf } from "#shared/preview.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/home.page";
import {
  type FundingByYear,
  fundingByYear,
  type HomeStatistics,
  homeNews,
  homeStatistics,
  indexData,
} from "./contract.ts";
import { Comb } from "./parts/comb.tsx";
import { Figures } from "./parts/figures.tsx";
import { Funding, type FundingData } from "./parts/funding.tsx";
import { Lists } from "./parts/lists.tsx";
import { News } from "./parts/news.tsx";
import { Voices } from "./parts/voices.tsx";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, extra, locale, preferred, viewer } = page;
  if (locale === "en" && wantsTurkish(request, preferred)) throw redirect(pathTo("home", "tr"));
  const preview = previewOf(page, url);
  const [statistics, index, news, funding, testimonials, seen] = await Promise.all([
    extra(api(homeStatistics, {}), undefined),
    extra(api(indexData, {}), NO_INDEX),
    extra(api(homeNews, {}), undefined),
    extra(api(fundingByYear, {}), undefined),
    extra(api(listTestimonials, { query: preview.query }), []),
    // A member may see people who hide from visitors: the figure counts the rows it leads to.
    viewer.kind === "member" && extra(api(talentCalls.page, { body: { pageSize: 1, view: [] } }), undefined),
  ]);
  const shown = statistics && seen ? { ...statistics, people: seen.totalCount } : statistics;
  const pathOf = (state: Partial<ListState>, extra = {}) =>
    listPath(startupList, locale, { filter: {}, ...state }, extra);
  const drawn = (found: FundingByYear): FundingData => ({
    ...found,
    yearPaths: found.years.map((year) =>
      pathOf({ filter: { "fundings.announcedDate": { gte: `${year}-01-01`, lte: `${year}-12-31` } } }),
    ),
    sectorPaths: found.sectors.map(({ slug }) => (slug ? pathOf({ filter: { sector: [slug] } }) : undefined)),
  });
  const sectors = index.sectors.map((sector) => ({ ...sector, to: pathOf({ filter: { sector: [sector.slug] } }) }));
  return {
    statistics: shown,
    index: { ...index, sectors },
    news,
    signedIn: viewer.kind === "member",
    funding: funding && funding.sectors.length > 0 ? drawn(funding) : undefined,
    mostRaised: pathOf({ sort: "raised" }),
    places: pathOf({}, { [OPEN_PARAM]: "place" }),
    funded: pathOf({ filter: { hasInvestment: true } }),
    seeking: pathOf({}, { [OPEN_PARAM]: "seeking" }),
    openPrograms: listPath(programList, locale, { filter: { status: ["open"] } }),
    testimonials,
    preview: preview.note,
  };
}

/** The lists where they cannot be read. */
const NO_INDEX: Answer<typeof indexData> = {
  companies: [],
  funded: [],
  seeking: [],
  jobs: [],
  users: [],
  providers: [],
  sectors: [],
};

/**
 * True to redirect to Turkish: by the cookie, without one by the browser's language, else by that of the house. Never for a link within the site.
 */
function wantsTurkish(request: Request, preferred: "en" | "tr" | undefined): boolean {
  if (request.headers.get("sec-fetch-site") === "same-origin") return false;
  return (
    (preferred ?? preferredLocale(request.headers.get("accept-language") ?? undefined) ?? defaultLocale()) === "tr"
  );
}

/** A house that has nothing yet has no figures. */
const hasFigures = ({ startups, people, organizations }: HomeStatistics): boolean =>
  startups + people + organizations > 0;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("home.title"), description: t("home.description") }));

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const {
    statistics,
    index,
    news,
    signedIn,
    funding,
    mostRaised,
    places,
    funded,
    seeking,
    openPrograms,
    testimonials,
    preview,
  } = loaderData;
  return (
    <div className="mx-auto grid max-w-7xl gap-12 px-4 pt-8 pb-16 sm:px-8">
      <PreviewNote note={preview} />
      <section className="grid items-center gap-8 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <h1 className="text-4xl leading-[1.05] text-balance sm:text-6xl">{t("title")}</h1>
          <p className="max-w-[36rem] text-lg text-ink-muted text-pretty">
            {t("lead", { startups: statistics?.startups ?? 0 })}
          </p>
          <div className="flex max-w-[35rem]">
            <SearchBox large />
          </div>
        </div>
        <Comb sectors={index.sectors} />
      </section>
      {statistics && hasFigures(statistics) && (
        <Figures statistics={statistics} mostRaised={mostRaised} places={places} />
      )}
      {news && <News news={news} signedIn={signedIn} openPrograms={openPrograms} rounds={funded} />}
      {funding && <Funding funding={funding} />}
      <Lists index={index} startups={statistics?.startups} funded={funded} seeking={seeking} />
      {testimonials.length > 0 && <Voices testimonials={testimonials} />}
    </div>
  );
}
