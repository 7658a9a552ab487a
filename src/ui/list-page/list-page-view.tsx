import type { ComponentType, ReactNode } from "react";
import { useLocale } from "use-intl";
import type { List } from "#shared/list/list.ts";
import type { ListCard } from "#shared/list/list-page.ts";
import type { LoadedList, RefusedList as RefusedData } from "#shared/list/load-list.ts";
import { ListProvider } from "../filter-panel/list-context.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import type { ListCardProps, ListTableProps } from "./list-rows.tsx";
import { ListView } from "./list-view.tsx";

/** Loaded only when an address is refused, which is rare. */
const RefusedList = loadedLater(async () => ({ default: (await import("./refused-list.tsx")).RefusedList }));

interface ListPageViewProps<Row extends ListCard> {
  list: List;
  /** The data of the page's loader. */
  data: LoadedList<Row> | RefusedData;
  /** Renders one row. */
  Card: ComponentType<ListCardProps<Row>>;
  /** Renders all rows, for readers who look at a table. */
  Table?: ComponentType<ListTableProps<Row>>;
  /** The house's text about the list, below its title. */
  lead?: ReactNode;
}

/** The page of a noun's list, or why it cannot be shown. Another language mounts it again. */
export function ListPageView<Row extends ListCard>({ list, data, Card, Table, lead }: ListPageViewProps<Row>) {
  const locale = useLocale();
  return (
    <ListProvider list={list}>
      {data.kind === "list" ? (
        <ListView key={locale} data={data} Card={Card} Table={Table} lead={lead} />
      ) : (
        <RefusedList {...data} />
      )}
    </ListProvider>
  );
}
