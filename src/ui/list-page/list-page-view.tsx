import { type ComponentType, lazy, Suspense } from "react";
import { useLocale } from "use-intl";
import type { List } from "#shared/list/list.ts";
import type { ListCard } from "#shared/list/list-page.ts";
import type { LoadedList, RefusedList as RefusedData } from "#shared/list/load-list.ts";
import { ListProvider } from "../filter-panel/list-context.tsx";
import { ListView } from "./list-view.tsx";

/** Few addresses are refused: what says so comes only then. */
const RefusedList = lazy(() => import("./refused-list.tsx").then((part) => ({ default: part.RefusedList })));

interface ListPageViewProps<Row extends ListCard> {
  list: List;
  /** What the page's loader answered. */
  data: LoadedList<Row> | RefusedData;
  /** Draws one row. */
  Card: ComponentType<{ row: Row }>;
}

/** The page of a noun's list, or why it cannot be shown. In another language it begins anew. */
export function ListPageView<Row extends ListCard>({ list, data, Card }: ListPageViewProps<Row>) {
  const locale = useLocale();
  return (
    <ListProvider list={list}>
      {data.kind === "list" ? (
        <ListView key={locale} data={data} Card={Card} />
      ) : (
        <Suspense>
          <RefusedList {...data} />
        </Suspense>
      )}
    </ListProvider>
  );
}
