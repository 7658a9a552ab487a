import type { ReactNode } from "react";
import type { FieldProblem } from "#shared/errors.ts";
import type { LoadedTable, TableAnswer } from "#shared/table/page.ts";
import type { ActionKey, BulkKey, QuickKey, TableGroup } from "#shared/table/texts.ts";

/** What every row of a table has. */
export interface TableRow {
  id: string;
}

export interface Choice {
  value: string;
  label: string;
}

/** Something to do with a row. Its texts stand under `actions.<key>`. */
export interface RowActionProps<Row, Key extends string> {
  /** The `intent` of the page's action: "delete", or one of the page's own. */
  key: Key;
  danger?: boolean;
  /** Changes this field instead. */
  change?: { field: keyof Row & string; value: string };
  /** Leads somewhere instead. */
  to?: (row: Row) => string;
  isOffered?: (row: Row) => boolean;
}

/** Something to do with all selected rows; always asked before. Its texts stand under `bulk.<key>`. */
export interface BulkActionProps<Key extends string> {
  /** The `action` of the call's change. */
  key: Key;
  danger?: boolean;
  /** A value to choose, and under which name the call takes it; the empty one is none. */
  choice?: { name: string; label: string; options: readonly Choice[] };
}

/** What any screen says of its table: the table knows rows by their id alone, and hands each screen its own rows back. */
export type AnyTableProps = Omit<
  DataTableProps<TableRow, never, never, TableGroup>,
  "columns" | "cells" | "choices" | "isEditable" | "actions" | "bulk" | "quick" | "data"
> & {
  data: LoadedTable<TableRow>;
  cells?: Partial<Record<string, (row: TableRow) => ReactNode>>;
  choices?: Partial<Record<string, readonly Choice[]>>;
  isEditable?: (row: TableRow, column: string) => boolean;
  actions?: readonly RowActionProps<TableRow, string>[];
  bulk?: readonly BulkActionProps<string>[];
  quick?: Record<string, Partial<Record<string, string>>>;
};

/** What a screen says of its table. Texts lie under the names that `TableTexts` gives them. */
export interface DataTableProps<
  Row extends TableRow,
  Key extends keyof Row & string,
  Filter extends string,
  Group extends TableGroup,
> {
  texts: Group;
  data: LoadedTable<Row, Filter, Key>;
  /** What a row is called, for readers. */
  nameOf: (row: Row) => string;
  /** Columns shown in another way than their kind says. */
  cells?: { [Column in Key]?: (row: Row) => ReactNode };
  /** Of columns edited by choice, where not all values with a text are offered; an empty value is none. */
  choices?: { [Column in Key]?: readonly Choice[] };
  isEditable?: (row: Row, column: Key) => boolean;
  actions?: readonly RowActionProps<Row, ActionKey<Group>>[];
  bulk?: readonly BulkActionProps<BulkKey<Group>>[];
  /** Lists in one click: values of filters, all others are off. Their names stand under `quick`. */
  quick?: { [Name in QuickKey<Group>]?: { [Name in Filter]?: string } };
  /** A filter that no column has, in words. */
  filterText?: (filter: string, value: string) => string | undefined;
  /** The fields of a new row; `reason` is why the last attempt was refused, in words. */
  create?: (problems: readonly FieldProblem[], reason: string | undefined) => ReactNode;
  /** Words for a refusal of a new row, where the page has better ones. */
  createReason?: (failure: NonNullable<TableAnswer["failure"]>) => string | undefined;
}
