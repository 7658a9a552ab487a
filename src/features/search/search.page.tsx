import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { fold } from "#shared/fold.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/search.page";
import { SearchBox } from "./card.tsx";
import { RESULT_TYPES, SEARCH_MIN_LENGTH, searchAll } from "./contract.ts";
import { pathOfResult } from "./parts/result-path.ts";
import { ResultRow } from "./parts/result-row.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("text") ?? "").trim();
  const isLongEnough = fold(text).length >= SEARCH_MIN_LENGTH;
  return { text, results: isLongEnough ? await pageContext(context).api(searchAll, { query: { text } }) : [] };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.text ? t("search.titleFor", { text: args.loaderData.text }) : t("search.title"),
    description: t("site.description"),
    noindex: true,
  }));

export default function SearchPage({ loaderData: { text, results } }: Route.ComponentProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <h1 className="text-3xl">{text ? t("titleFor", { text }) : t("title")}</h1>
      <SearchBox key={text} large initial={text} />
      {text.length < SEARCH_MIN_LENGTH && <p className="text-ink-muted">{t("tooShort")}</p>}
      {text.length >= SEARCH_MIN_LENGTH && results.length === 0 && (
        <EmptyState title={t("noResult")}>{t("noResultHint")}</EmptyState>
      )}
      {RESULT_TYPES.filter((type) => results.some((result) => result.type === type)).map((type) => (
        <Card key={type} title={t(type)} flush>
          <ul className="grid p-1.5">
            {results
              .filter((result) => result.type === type)
              .map((result) => (
                <li key={result.id}>
                  <Link
                    to={pathOfResult(result, locale)}
                    className="flex min-h-control items-center gap-3 rounded-tag px-3 py-1 no-underline hover:bg-sunken"
                  >
                    <ResultRow result={result} search={text} />
                  </Link>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
