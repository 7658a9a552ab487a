import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { matchPath } from "#shared/paths.ts";
import { Pagination } from "#ui/pagination.tsx";
import { SkeletonCard } from "#ui/skeleton.tsx";
import { useTranslations } from "#ui/translations.ts";
import { StartupCard } from "../card.tsx";
import { listPath } from "./list-path.ts";
import type { ListData } from "./load-list.ts";

const HiddenRows = lazy(() => import("./hidden-rows.tsx").then((part) => ({ default: part.HiddenRows })));
const NoStartups = lazy(() => import("./no-startups.tsx").then((part) => ({ default: part.NoStartups })));

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5";

/** The page of cards with the links to the others; their shapes while the next ones come. */
export function StartupPage(data: ListData) {
  const text = useTranslations("startups.list");
  const locale = useLocale();
  const isLoading = useSlowLoading();
  const { list, queryId } = data;
  const { rows, totalCount, currentPage, pageSize, filter, sort, limit } = list;
  const shown = limit ? Math.min(limit.rows, totalCount) : totalCount;
  return (
    <section aria-label={text("title")} aria-busy={isLoading} className="mt-5 grid gap-6">
      {isLoading ? (
        <div className={GRID}>
          {Array.from({ length: Math.max(rows.length, 3) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places.
            <SkeletonCard key={index} />
          ))}
          <p className="sr-only">{text("loading")}</p>
        </div>
      ) : rows.length === 0 ? (
        <Suspense>
          <NoStartups {...data} />
        </Suspense>
      ) : (
        <div className={GRID}>
          {rows.map((startup) => (
            <StartupCard key={startup.seoUrl} startup={startup} />
          ))}
        </div>
      )}
      {limit && totalCount > limit.rows && (
        <Suspense>
          <HiddenRows {...data} total={totalCount} rows={limit.rows} />
        </Suspense>
      )}
      {shown > 0 && (
        <Pagination
          page={currentPage}
          pageSize={pageSize}
          total={shown}
          to={(page) => listPath(locale, { filter, sort, queryId, page })}
        />
      )}
    </section>
  );
}

/** Milliseconds a page may take before shapes stand in its place: quick answers must not flicker. */
const PATIENCE = 200;

/** Another page of this list is on its way, and not at once. */
function useSlowLoading(): boolean {
  const { location } = useNavigation();
  const isLoading = location !== undefined && matchPath(location.pathname)?.key === "startups";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
