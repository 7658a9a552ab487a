import { useLocale } from "use-intl";
import { indexData } from "#features/home/contract.ts";
import { startupList } from "#features/startups/filters.ts";
import { formatNumber } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/search.page";
import { SearchBox } from "./card.tsx";
import { findFor } from "./parts/find.ts";
import { ResultGroup } from "./parts/result-group.tsx";
import { UnderstoodRow } from "./parts/understood-row.tsx";
import { inGroups } from "./rules.ts";

/** The lists to look through without a word to search for. */
const LISTS = ["startups", "talents", "techCenters", "incubation", "jobs", "providers", "patents", "reports"] as const;

const MOST_SECTORS = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const found = await findFor(page, url);
  const { sectors } =
    found.results.length === 0 ? await page.extra(page.api(indexData, {}), { sectors: [] }) : { sectors: [] };
  const shown = sectors.slice(0, MOST_SECTORS).map((sector) => ({
    ...sector,
    to: listPath(startupList, page.locale, { filter: { sector: [sector.slug] } }),
  }));
  return { ...found, lists: LISTS.filter((key) => page.pages.has(key)), sectors: shown };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.text ? t("search.titleFor", { text: args.loaderData.text }) : t("search.title"),
    description: t("site.description"),
    noindex: true,
  }));

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, isTooShort, results, understood, counts, lists, sectors } = loaderData;
  const t = useTranslations("search");
  const locale = useLocale();
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8">
      <h1 className="text-3xl wrap-anywhere">{text ? t("titleFor", { text }) : t("title")}</h1>
      <SearchBox key={text} large initial={text} />
      {isTooShort && <p className="text-ink-muted">{t("tooShort")}</p>}
      {understood.length > 0 && (
        <Card title={t("listsFor")} flush>
          <ul className="grid p-1.5">
            {understood.map((list) => (
              <li key={list.path}>
                <Link
                  to={list.path}
                  className="flex min-h-control items-center rounded-tag px-3.5 py-1 no-underline sm:px-4.5 hover:bg-sunken"
                >
                  <UnderstoodRow list={list} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!isTooShort && results.length === 0 && understood.length === 0 && (
        <EmptyState title={t("noResult")}>{t("noResultHint")}</EmptyState>
      )}
      {results.length === 0 && understood.length === 0 && (
        <nav aria-labelledby="browse" className="grid gap-2">
          <h2 id="browse" className="text-base">
            {t("browse")}
          </h2>
          <ul className="flex flex-wrap gap-2.5">
            {lists.map((key) => (
              <li key={key}>
                <ButtonLink to={pathTo(key, locale)}>{t(`lists.${key}`)}</ButtonLink>
              </li>
            ))}
          </ul>
          <h2 className="mt-4 text-base">{t("sectors")}</h2>
          <ul className="flex flex-wrap gap-2.5">
            {sectors.map(({ id, name, to, count }) => (
              <li key={id}>
                <ButtonLink to={to}>
                  {name} <span className="text-ink-muted tabular-nums">{formatNumber(count, locale)}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {results[0]?.match === "mistakes" && <h2 className="text-xl">{t("didYouMean")}</h2>}
      {inGroups(results).map((group) => (
        <ResultGroup key={group[0]!.noun} results={group} counts={counts} search={text} />
      ))}
    </div>
  );
}
