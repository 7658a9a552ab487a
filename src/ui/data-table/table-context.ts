import { createContext, type ReactNode, useContext } from "react";
import type { CellWords, TableColumn, TableSettings } from "#shared/table/column.ts";
import type { LoadedTable } from "#shared/table/page.ts";
import type { BulkActionProps, Choice, RowActionProps, TableRow } from "./table-props.ts";
import type { BulkWork } from "./use-bulk-work.ts";
import type { OpenedRow } from "./use-opened-row.ts";
import type { RowOrder } from "./use-row-order.ts";
import type { Selection } from "./use-selection.ts";
import type { TableRun } from "./use-table-run.tsx";

export interface DataColumn extends TableColumn {
  /** In the reader's language. */
  name: string;
}

export interface RowAction extends RowActionProps<TableRow, string> {
  label: string;
  /** A question before it is done. */
  confirm: { title: (row: TableRow) => string; text: (row: TableRow) => string; yes: string } | undefined;
  done: (row: TableRow) => string | undefined;
  /** Label of what is chosen. */
  field: string | undefined;
  missing: string | undefined;
}

export interface BulkAction extends BulkActionProps<string> {
  label: string;
  title: (count: number) => string;
  text: (count: number) => string | undefined;
  done: (count: number) => string;
}

export interface QuickFilter {
  label: string;
  filter: Partial<Record<string, string>>;
  /** It is about the list's own order, too: any other ends. */
  inOwnOrder: boolean;
}

/** The state that the parts of a table share: the declaration of its screen, and the person's arrangement. */
export interface TableView {
  data: LoadedTable<TableRow>;
  /** Names the list. */
  label: string;
  /** Label of the search. */
  searchLabel: string;
  emptyHint: string | undefined;
  columns: readonly DataColumn[];
  words: CellWords;
  nameOf: (row: TableRow) => string;
  cells: Partial<Record<string, (row: TableRow) => ReactNode>>;
  choices: Partial<Record<string, readonly Choice[]>>;
  isEditable: (row: TableRow, column: string) => boolean;
  actions: readonly RowAction[];
  bulkActions: readonly BulkAction[];
  quickFilters: readonly QuickFilter[];
  /** The filters in the address, without that which says which list it is. */
  narrowing: Partial<Record<string, string>>;
  rowOrder: RowOrder;
  openedRow: OpenedRow;
  filterText: (filter: string, value: string) => string | undefined;
  /** Beside the search. */
  create: ReactNode;
  tableRun: TableRun;
  shown: readonly DataColumn[];
  settings: TableSettings;
  arrange: (change: TableSettings | ((before: TableSettings) => TableSettings)) => void;
  selection: Selection;
  bulkWork: BulkWork;
  query: URLSearchParams;
  /** Makes screen readers say something. */
  announce: (text: string) => void;
}

export const TableContext = createContext<TableView | undefined>(undefined);

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error("This is a part of a DataTable");
  return table;
}
