import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { PreviewNote } from "#features/content/card.tsx";
import { listTestimonials } from "#features/content/contract.ts";
import { SearchBox } from "#features/search/card.tsx";
import { startupList } from "#features/startups/filters.ts";
import { talentCalls } from "#features/talents/contract.ts";
import type { Answer } from "#shared/endpoint.ts";
import { formatNumber } from "#shared/format.ts";
import { defaultLocale } from "#shared/house.ts";
import { type ListState, listPath } from "#shared/list/list-path.ts";
import { OPEN_PARAM } from "#shared/list-params.ts";
import { preferredLocale } from "#shared/locale.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { previewOf } from "#shared/preview.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/home.page";
import { type HomeStatistics, homeStatistics, indexData } from "./contract.ts";
import { Comb } from "./parts/comb.tsx";
import { Figures } from "./parts/figures.tsx";
import { Lists } from "./parts/lists.tsx";
import { Voices } from "./parts/voices.tsx";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, extra, locale, preferred, viewer } = page;
  if (locale === "en" && wantsTurkish(request, preferred)) throw redirect(pathTo("home", "tr"));
  const preview = previewOf(page, url);
  const [statistics, index, testimonials, seen] = await Promise.all([
    extra(api(homeStatistics, {}), undefined),
    extra(api(indexData, {}), NO_INDEX),
    extra(api(listTestimonials, { query: preview.query }), []),
    // A member may see people who hide from visitors: the figure counts the rows it leads to.
    viewer.kind === "member" && extra(api(talentCalls.page, { body: { pageSize: 1, view: [] } }), undefined),
  ]);
  const shown = statistics && seen ? { ...statistics, people: seen.totalCount } : statistics;
  const pathOf = (state: Partial<ListState>, extra = {}) =>
    listPath(startupList, locale, { filter: {}, ...state }, extra);
  const sectors = index.sectors.map((sector) => ({ ...sector, to: pathOf({ filter: { sector: [sector.slug] } }) }));
  return {
    statistics: shown,
    index: { ...index, sectors },
    mostRaised: pathOf({ sort: "raised" }),
    places: pathOf({}, { [OPEN_PARAM]: "place" }),
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
  const locale = useLocale();
  const { statistics, index, mostRaised, places, testimonials, preview } = loaderData;
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
          <ul aria-label={t("sectors")} className="flex flex-wrap gap-2">
            {index.sectors.slice(0, 5).map((sector) => (
              <li key={sector.id}>
                <Link
                  to={sector.to}
                  className="inline-flex min-h-8 items-center gap-2 rounded-tag bg-sunken px-2.5 text-sm no-underline hover:bg-honey-soft"
                >
                  {sector.name}{" "}
                  <span className="text-ink-muted tabular-nums">{formatNumber(sector.count, locale)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Comb sectors={index.sectors} />
      </section>
      {statistics && hasFigures(statistics) && (
        <Figures statistics={statistics} mostRaised={mostRaised} places={places} />
      )}
      <Lists index={index} />
      {testimonials.length > 0 && <Voices testimonials={testimonials} />}
    </div>
  );
}
