import type { ComponentType, ReactNode, Ref } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { isCompared } from "#shared/compare.ts";
import { formatNumber } from "#shared/format.ts";
import type { ListCard } from "#shared/list/list-page.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { matchPath } from "#shared/paths.ts";
import { classes } from "../classes.ts";
import { useList, useNounTexts } from "../filter-panel/list-context.tsx";
import { Pagination } from "../pagination.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { useLeastLoading } from "../use-least-loading.ts";
import { SelectionContext, useTicks } from "./compare-context.ts";
import { CompareTick } from "./compare-tick.tsx";

const HiddenRows = loadedLater(async () => ({ default: (await import("./hidden-rows.tsx")).HiddenRows }));
const CompareBar = loadedLater(() => import("./compare-bar.tsx"));
const EmptyList = loadedLater(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5";

interface ListRowsProps<Row extends ListCard> {
  ref: Ref<HTMLElement>;
  data: LoadedList<Row>;
  Card: ComponentType<ListCardProps<Row>>;
  Table: ComponentType<ListTableProps<Row>> | undefined;
}

/** One row as a card, with a box in its corner where it can be compared. */
export interface ListCardProps<Row extends ListCard> {
  row: Row;
  corner?: ReactNode;
}

/** The rows of a page as a table, with the columns that its reader has chosen. */
export interface ListTableProps<Row extends ListCard> {
  rows: readonly Row[];
  columns: readonly string[];
}

/** The rows of a page and the links to other pages; dimmed while another page of the list loads. */
export function ListRows<Row extends ListCard>({ ref, data, Card, Table }: ListRowsProps<Row>) {
  const list = useList();
  const noun = useNounTexts();
  const locale = useLocale();
  const isLoading = useLeastLoading(useLoading());
  const selection = useTicks(isCompared(list.page));
  const { queryId, columns } = data;
  const { rows, totalCount, currentPage, pageSize, filter, sort, limit } = data.list;
  const isClosed = limit?.rows === 0 && totalCount > 0;
  const shown = limit ? Math.min(limit.rows, totalCount) : totalCount;
  const numbers = { rows: formatNumber(shown, locale), count: formatNumber(totalCount, locale) };
  return (
    <SelectionContext value={selection}>
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={noun("list.title")}
        aria-busy={isLoading}
        className={classes("mt-5 grid gap-6", isLoading && "opacity-45 transition-opacity delay-200 duration-200")}
      >
        <p role="status" className="sr-only">
          {isLoading && noun("list.loading")}
        </p>
        {rows.length === 0 ? (
          !isClosed && <EmptyList {...data} />
        ) : Table && columns ? (
          <Table rows={rows} columns={columns} />
        ) : (
          <div className={GRID}>
            {rows.map((row) => (
              <Card key={row.seoUrl} row={row} corner={selection && <CompareTick {...row} />} />
            ))}
          </div>
        )}
        {limit && totalCount > limit.rows && <HiddenRows {...data} total={totalCount} rows={limit.rows} />}
        {rows.length > 0 && (
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={shown}
            summary={limit ? noun("list.firstOf", numbers) : undefined}
            to={(page) => listPath(list, locale, { filter, sort, queryId, page })}
          />
        )}
        {selection && isCompared(list.page) && <CompareBar list={list.page} selection={selection} shown={rows} />}
      </section>
    </SelectionContext>
  );
}

/** True if another page of this list is loading. */
function useLoading(): boolean {
  const { page } = useList();
  const { location } = useNavigation();
  return location !== undefined && matchPath(location.pathname)?.key === page;
}
