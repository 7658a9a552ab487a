import type { ReactNode } from "react";
import type { ShownProblem } from "#shared/reasons.ts";
import type { CellWords } from "#shared/table/column.ts";
import type { LoadedTable, TableAnswer } from "#shared/table/page.ts";
import type { ActionKey, BulkKey, QuickKey, TableGroup } from "#shared/table/texts.ts";

/** The fields of every row. */
export interface TableRow {
  id: string;
  /** Of rows that can be changed. */
  version?: number;
}

export interface Choice {
  value: string;
  label: string;
}

/** A row of the same table, found while typing. Its label stands under `actions.<key>.field`, and what is said without one under `missing`. */
export interface ChooseProps<Row, Filter extends string = string> {
  /** Of its id in the body of the call. */
  name: string;
  /** Filters of the table: only these rows are offered, and never the row itself. */
  among?: (row: Row) => { [Name in Filter]?: string };
  /** A second line of what is offered. */
  hint?: (row: Row) => string | undefined;
}

/** An action of a row. Its texts stand under `actions.<key>`. */
export interface RowActionProps<Row, Key extends string, Filter extends string = string> {
  /** The `intent` of the page's action: "delete", or one of the page's own. */
  key: Key;
  danger?: boolean;
  /** It is what rows wait for: a button of the row itself where there is room, and in its menu, too. */
  inRow?: boolean;
  /** Instead: sets this field to this value. */
  change?: { field: keyof Row & string; value: string | ((row: Row) => string) };
  /** Instead: leads to this address, which may have the id of the row that `choose` asks for. */
  to?: (row: Row, chosen: string) => string;
  isOffered?: (row: Row) => boolean;
  /** Below its question: another row. */
  choose?: ChooseProps<Row, Filter>;
  /** Below its question: form fields with the names of the call's body. `reason` says why the last attempt was refused. */
  fields?: (row: Row, reason: string | undefined) => ReactNode;
}

/** An action for all selected rows. It always asks first. Its texts stand under `bulk.<key>`. */
export interface BulkActionProps<Key extends string> {
  /** The `action` of the call's change. */
  key: Key;
  danger?: boolean;
  /** A value to choose, and its name in the call. The empty value becomes null. */
  choice?: { name: string; label: string; options: readonly Choice[] };
}

/** Rows of a list in its own order that stand below others. */
export interface TreeProps<Row> {
  /** The id of what a row stands below: another row, or the list itself. */
  parentOf: (row: Row) => string;
  /** True if it may be moved below another one. */
  mayLeave: (row: Row) => boolean;
}

/** The same without the types of one row: the table itself knows of rows only that they have an id. */
export type AnyTableProps = Omit<
  DataTableProps<TableRow, never, never, TableGroup>,
  "columns" | "cells" | "choices" | "isEditable" | "actions" | "bulk" | "quick" | "quickInOwnOrder" | "data" | "tree"
> & {
  data: LoadedTable<TableRow>;
  cells?: Partial<Record<string, (row: TableRow) => ReactNode>>;
  choices?: Partial<Record<string, readonly Choice[]>>;
  isEditable?: (row: TableRow, column: string) => boolean;
  actions?: readonly RowActionProps<TableRow, string>[];
  bulk?: readonly BulkActionProps<string>[];
  quick?: Record<string, Partial<Record<string, string>>>;
  quickInOwnOrder?: readonly string[];
  tree?: TreeProps<TableRow>;
};

/** The declaration of a screen's table. `texts` names a group of texts with the keys of `TableTexts`. */
export interface DataTableProps<
  Row extends TableRow,
  Key extends keyof Row & string,
  Filter extends string,
  Group extends TableGroup,
> {
  texts: Group;
  data: LoadedTable<Row, Filter, Key>;
  /** Names a row in labels and messages. */
  nameOf: (row: Row, words: CellWords) => string;
  /** How cells of a column look, where their kind is not enough. */
  cells?: { [Column in Key]?: (row: Row) => ReactNode };
  /**
   * Options of columns with `editable: "choice"`, and names of values by which a column filters. Left out: all values with a
   * text. The empty value becomes null.
   */
  choices?: { [Column in Key]?: readonly Choice[] };
  isEditable?: (row: Row, column: Key) => boolean;
  actions?: readonly RowActionProps<Row, ActionKey<Group>, Filter>[];
  bulk?: readonly BulkActionProps<BulkKey<Group>>[];
  /** Filters set in one click; all others are cleared. Their labels stand under `quick`. */
  quick?: { [Name in QuickKey<Group>]?: { [Name in Filter]?: string } };
  /** Those of `quick` that show the list in its own order, such as "Latest", whatever it was sorted by. */
  quickInOwnOrder?: readonly QuickKey<Group>[];
  tree?: TreeProps<Row>;
  /** Names a filter that belongs to no column. */
  filterText?: (filter: string, value: string) => string | undefined;
  /** The form fields of a new row. `reason` says why the last attempt was refused. */
  create?: (problems: readonly ShownProblem[], reason: string | undefined) => ReactNode;
  /** The page that has this form, where it is one of its own. */
  createAt?: { to: string; label: string };
  /** Better words for a refusal of a new row. */
  createReason?: (failure: NonNullable<TableAnswer["failure"]>) => string | undefined;
}
