import { createContext, type ReactNode, useContext } from "react";
import type { CellWords, TableColumn, TableSettings } from "#shared/table/column.ts";
import type { LoadedTable } from "#shared/table/page.ts";
import type { Selection } from "./use-selection.ts";
import type { TableRun } from "./use-table-run.tsx";

export interface DataColumn extends TableColumn {
  /** In the reader's language. */
  name: string;
}

/** What every row of a table has. */
export interface TableRow {
  id: string;
}

/** Something to do with a row. */
export interface RowAction<Row> {
  /** The `intent` of the page's action. */
  key: string;
  label: string;
  danger?: boolean;
  /** Leads somewhere instead of doing something. */
  to?: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
  /** Asked before it is done. */
  confirm?: { title: string; text: (row: Row) => string };
  /** Told when it is done. */
  done?: (row: Row) => string;
}

/** Something to do with all chosen rows; always asked before, with how many they are. */
export interface BulkAction {
  /** The `action` of the call's change. */
  key: string;
  label: string;
  danger?: boolean;
  title: (count: number) => string;
  text?: (count: number) => string;
  /** A value to choose, and under which name the call takes it; the empty one is none. */
  choice?: { name: string; label: string; options: readonly { value: string; label: string }[] };
  done: (count: number) => string;
}

/** A list in one click. */
export interface QuickFilter {
  label: string;
  /** Names and values of filters; all others are off. */
  filter: Record<string, string>;
}

export interface DataTableProps<Row extends TableRow> {
  /** Under this key the arrangement is remembered, and the spreadsheet is asked for. */
  tableKey: string;
  /** Says what the rows are. */
  label: string;
  /** Says what the search looks into. */
  searchLabel: string;
  columns: readonly DataColumn[];
  words: CellWords;
  data: LoadedTable<Row>;
  tableRun: TableRun;
  /** What a row is called, for readers. */
  nameOf: (row: Row) => string;
  /** Columns shown in another way than their kind says. */
  cells?: Partial<Record<string, (row: Row) => ReactNode>>;
  /** Of columns edited by choice; an empty value is none. */
  choices?: Partial<Record<string, readonly { value: string; label: string }[]>>;
  isEditable?: (row: Row) => boolean;
  actions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction[];
  quickFilters?: readonly QuickFilter[];
  /** A filter that no column has, in words. */
  filterText?: (filter: string, value: string) => string | undefined;
  /** What to do while there is no row at all. */
  emptyHint?: string;
  /** Beside the search. */
  create?: ReactNode;
}

/** What the parts of one table share. */
export interface TableView extends Omit<DataTableProps<TableRow>, "data"> {
  data: LoadedTable<TableRow>;
  shown: readonly DataColumn[];
  settings: TableSettings;
  arrange: (change: TableSettings | ((before: TableSettings) => TableSettings)) => void;
  selection: Selection;
  query: URLSearchParams;
  /** Says something to readers. */
  announce: (text: string) => void;
}

export const TableContext = createContext<TableView | undefined>(undefined);

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error("This is a part of a DataTable");
  return table;
}
