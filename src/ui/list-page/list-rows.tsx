import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ListCard } from "#shared/list/list-page.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { matchPath } from "#shared/paths.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { Pagination } from "../pagination.tsx";
import { SkeletonCard } from "../skeleton.tsx";

const HiddenRows = lazy(() => import("./hidden-rows.tsx").then((part) => ({ default: part.HiddenRows })));
const EmptyList = lazy(() => import("./empty-list.tsx").then((part) => ({ default: part.EmptyList })));

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5";

interface ListRowsProps<Row extends ListCard> {
  data: LoadedList<Row>;
  Card: ComponentType<{ row: Row }>;
}

/** The rows of a page and the links to other pages; skeletons while the next page loads. */
export function ListRows<Row extends ListCard>({ data, Card }: ListRowsProps<Row>) {
  const list = useList();
  const noun = useNounTexts();
  const locale = useLocale();
  const isLoading = useSlowLoading();
  const { queryId } = data;
  const { rows, totalCount, currentPage, pageSize, filter, sort, limit } = data.list;
  const shown = limit ? Math.min(limit.rows, totalCount) : totalCount;
  return (
    <section aria-label={noun("list.title")} aria-busy={isLoading} className="mt-5 grid gap-6">
      {isLoading ? (
        <div className={GRID}>
          {Array.from({ length: Math.max(rows.length, 3) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons never change places.
            <SkeletonCard key={index} />
          ))}
          <p className="sr-only">{noun("list.loading")}</p>
        </div>
      ) : rows.length === 0 ? (
        <Suspense>
          <EmptyList {...data} />
        </Suspense>
      ) : (
        <div className={GRID}>
          {rows.map((row) => (
            <Card key={row.seoUrl} row={row} />
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
          to={(page) => listPath(list, locale, { filter, sort, queryId, page })}
        />
      )}
    </section>
  );
}

/** Milliseconds before skeletons replace the rows: quick answers must not flicker. */
const PATIENCE = 200;

/** Whether another page of this list has been loading for a while. */
function useSlowLoading(): boolean {
  const { page } = useList();
  const { location } = useNavigation();
  const isLoading = location !== undefined && matchPath(location.pathname)?.key === page;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLoading && isSlow;
}
