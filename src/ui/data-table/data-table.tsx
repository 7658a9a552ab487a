import { useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { withoutFilters } from "#shared/table/address.ts";
import { shownColumns, widthOf } from "#shared/table/column.ts";
import type { TableGroup } from "#shared/table/texts.ts";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { EmptyState, ErrorState } from "../empty-state.tsx";
import { Link } from "../link.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { BodyRow } from "./body-row.tsx";
import { BulkLine } from "./bulk-line.tsx";
import { HeadRow } from "./head-row.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { TableContext, useTable } from "./table-context.ts";
import { TableFoot } from "./table-foot.tsx";
import type { AnyTableProps, DataTableProps, TableRow } from "./table-props.ts";
import { Toolbar } from "./toolbar.tsx";
import { useArrangement } from "./use-arrangement.ts";
import { useBulkWork } from "./use-bulk-work.ts";
import { useDeclared } from "./use-declared.tsx";
import { useSelection } from "./use-selection.ts";
import { Runners, useTableRun } from "./use-table-run.tsx";

/** Widths of the checkboxes before the columns and the menus after them, in CSS pixels. */
const SELECT_WIDTH = 48;
const ACTIONS_WIDTH = 64;
/** The least width of the first column, which stays in place, on a phone; names stand there in two lines. */
const PHONE_COLUMN_WIDTH = 136;

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
  const list = JSON.stringify([data.request.searchText, data.request.searchColumn, data.filters]);
  const selection = useSelection(list, data.table?.totalCount ?? 0);
  const bulkWork = useBulkWork(data);
  const [announcement, announce] = useState("");
  const shown = shownColumns(declared.columns, settings);
  return (
    <TableContext value={{ ...declared, tableRun, shown, settings, arrange, selection, bulkWork, query, announce }}>
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
      <Runners running={tableRun.running} />
    </TableContext>
  );
}

function Content() {
  const text = useTranslations("dataTable");
  const { data, query, emptyHint } = useTable();
  const isFiltered = data.request.searchText !== "" || Object.keys(data.filters).length > 0;
  const everything = (
    <Link to={withoutFilters(query)} className="button button-secondary">
      {text("showAll")}
    </Link>
  );
  if (!data.table)
    return (
      <ErrorState title={text("failed")} actions={everything}>
        {text("failedHint")}
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
  const { data, shown, settings, label, actions } = useTable();
  const isLoading = useNavigation().state === "loading";
  // The first column does not scroll: on a phone it must leave room for the others.
  const widths = shown.map((column, index) => {
    const width = widthOf(column, settings);
    return index === 0 ? `min(${width}px, max(${PHONE_COLUMN_WIDTH}px, 40vw))` : `${width}px`;
  });
  const ends = SELECT_WIDTH + (actions.length > 0 ? ACTIONS_WIDTH : 0);
  const width = `calc(${ends}px + ${widths.join(" + ")})`;
  return (
    <>
      <section
        className="relative max-h-[max(24rem,calc(100dvh-23rem))] overflow-auto rounded-card border border-line bg-surface focus-visible:outline-offset-2"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={ui("tableScrolls", { name: label })}
      >
        <table
          aria-busy={isLoading}
          style={{ width }}
          className={classes(
            "min-w-full table-fixed border-separate border-spacing-0 text-sm",
            isLoading && "opacity-60 transition-opacity delay-200",
          )}
        >
          <caption className="sr-only">{label}</caption>
          <colgroup>
            <col style={{ width: SELECT_WIDTH }} />
            {shown.map((column, index) => (
              <col key={column.key} style={{ width: widths[index] }} />
            ))}
            {actions.length > 0 ? <col style={{ width: ACTIONS_WIDTH }} /> : null}
          </colgroup>
          <HeadRow />
          <tbody>
            {data.table!.rows.map((row) => (
              <BodyRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <TableFoot />
    </>
  );
}
