import { useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { withoutFilters } from "#shared/table/address.ts";
import { shownColumns, widthOf } from "#shared/table/column.ts";
import type { TableGroup } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { EmptyState, ErrorState } from "../empty-state.tsx";
import { Link } from "../link.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useLeastLoading } from "../use-least-loading.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { BodyRow } from "./body-row.tsx";
import { BulkLine } from "./bulk-line.tsx";
import { fieldOf, shownText } from "./cell-content.tsx";
import { firstColumnWidth, widthOfNames } from "./first-column.ts";
import { HeadRow } from "./head-row.tsx";
import { ORDER_HINT } from "./order-handle.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { type DataColumn, TableContext, useTable } from "./table-context.ts";
import { TableFoot } from "./table-foot.tsx";
import type { AnyTableProps, DataTableProps, TableRow } from "./table-props.ts";
import { Toolbar } from "./toolbar.tsx";
import { useArrangement } from "./use-arrangement.ts";
import { useBulkWork } from "./use-bulk-work.ts";
import { useDeclared } from "./use-declared.tsx";
import { useHeadInSight } from "./use-head-in-sight.ts";
import { useOpenedRow } from "./use-opened-row.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowOrder } from "./use-row-order.ts";
import { useSelection } from "./use-selection.ts";
import { Runners, useTableRun } from "./use-table-run.tsx";

const RowDrawer = loadedLater(() => import("./row-drawer.tsx"));

/** Width of the checkboxes before the columns, with the handles where rows are moved: on a phone the two alone. */
const SELECT_WIDTH = "var(--select-width)";
/** Of the menus after them: on a phone the button alone. */
const ACTIONS_WIDTH = "var(--actions-width)";

/** The table of the admin area. The server searches, orders and pages; the person arranges the columns. */
export function DataTable<
  Row extends TableRow,
  Key extends keyof Row & string,
  Filter extends string,
  Group extends TableGroup,
>(props: DataTableProps<Row, Key, Filter, Group>) {
  const { data } = props;
  const [query] = useSearchParams();
  const tableRun = useTableRun();
  const declared = useDeclared(props as unknown as AnyTableProps, tableRun);
  const { settings, arrange } = useArrangement(data.key, data.settings);
  const list = JSON.stringify([data.request.searchText, data.request.searchColumn, data.request.where, data.filters]);
  const selection = useSelection(list, data.table?.totalCount ?? 0);
  const bulkWork = useBulkWork(data);
  const [announcement, announce] = useState("");
  const locale = useLocale();
  const shown = shownColumns(declared.columns, settings).map((column, index) => {
    // What is edited in its cell is read whole there.
    if (index > 0 || column.editable) return column;
    const names = data.table?.rows.map((row) => shownText(column, fieldOf(row, column), declared.words, locale));
    return { ...column, width: widthOfNames(widthOf(column, {}), names ?? []) };
  });
  const { tree } = props as unknown as AnyTableProps;
  const ordering = {
    data: declared.data,
    tree,
    nameOf: declared.nameOf,
    run: tableRun.run,
    settings,
    arrange,
    announce,
  };
  const rowOrder = useRowOrder(ordering);
  const openedRow = useOpenedRow();
  useRowFocus(openedRow.id);
  return (
    <TableContext
      value={{
        ...declared,
        tableRun,
        shown,
        settings,
        arrange,
        selection,
        bulkWork,
        rowOrder,
        openedRow,
        query,
        announce,
      }}
    >
      <div className="grid min-w-0 gap-3">
        <Toolbar />
        {bulkWork.work && <BulkLine {...bulkWork} work={bulkWork.work} />}
        <QuickFilters />
        {selection.count > 0 ? <SelectionBar /> : <AppliedFilters />}
        <Content />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {openedRow.id && <RowDrawer />}
      <Runners running={tableRun.running} />
    </TableContext>
  );
}

function Content() {
  const text = useTranslations("dataTable");
  const { data, query, emptyHint, narrowing } = useTable();
  const isFiltered =
    data.request.searchText !== "" || data.request.where !== undefined || Object.keys(narrowing).length > 0;
  const everything = (
    <Link to={withoutFilters(query, data.order?.within)} className="button button-secondary">
      {text("showAll")}
    </Link>
  );
  if (!data.table)
    return (
      <ErrorState title={text("failed")} actions={everything}>
        {data.reason ?? text("failedHint")}
      </ErrorState>
    );
  if (data.table.rows.length > 0) return <Rows />;
  if (!isFiltered) return <EmptyState title={text("none")}>{emptyHint}</EmptyState>;
  return (
    <EmptyState title={text("noMatch")} actions={everything}>
      {text("noMatchHint")}
    </EmptyState>
  );
}

function Rows() {
  const ui = useTranslations("ui");
  const table = useTranslations("dataTable");
  const locale = useLocale();
  const { shown, settings, words, label, actions, rowOrder } = useTable();
  const isLoading = useLeastLoading(useNavigation().state === "loading");
  const box = useHeadInSight();
  const textsOf = (column: DataColumn) =>
    rowOrder.shown.map(({ row }) => shownText(column, fieldOf(row, column), words, locale));
  const widths = shown.map((column, index) => {
    const width = widthOf(column, settings);
    return index === 0 ? firstColumnWidth(width, textsOf(column), rowOrder.isTree) : `${width}px`;
  });
  const width = `calc(${SELECT_WIDTH} + ${widths.join(" + ")} + ${ACTIONS_WIDTH})`;
  return (
    <>
      <ScrollRegion
        ref={box}
        className={classes(
          "relative overflow-x-auto rounded-card border border-line bg-surface [--actions-width:3rem] focus-visible:outline-offset-2 [&_tbody_*]:scroll-mt-12",
          actions.some(({ inRow }) => inRow) ? "sm:[--actions-width:11rem]" : "sm:[--actions-width:4rem]",
          rowOrder.isOn ? "[--select-width:4rem] sm:[--select-width:5rem]" : "[--select-width:3rem]",
        )}
        label={ui("tableScrolls", { name: label })}
      >
        <table
          aria-busy={isLoading}
          style={{ width }}
          className={classes(
            "min-w-full table-fixed border-separate border-spacing-0 text-sm",
            isLoading && "opacity-60 transition-opacity delay-100",
          )}
        >
          <caption className="sr-only">{label}</caption>
          <colgroup>
            <col style={{ width: SELECT_WIDTH }} />
            {shown.map((column, index) => (
              <col key={column.key} style={{ width: widths[index] }} />
            ))}
            <col style={{ width: ACTIONS_WIDTH }} />
          </colgroup>
          <HeadRow />
          <tbody>
            {rowOrder.shown.map((item) => (
              <BodyRow key={item.row.id} shownRow={item} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rowOrder.isOn ? (
        <p id={ORDER_HINT} className="text-sm text-ink-muted">
          {table("moveRowHint")}
        </p>
      ) : (
        <TableFoot />
      )}
    </>
  );
}
