import type { Locale } from "../locale.ts";

/** In CSS pixels (specification, "column width min"). */
export const MIN_COLUMN_WIDTH = 200;
/** Rows of a bulk change that the call itself makes. */
export const BULK_AT_ONCE = 200;
/** Rows of a bulk change in the background: it is one transaction. */
export const BULK_MAX = 10_000;
/** The embedded database does nothing else meanwhile. */
export const BULK_MAX_EMBEDDED = 2_000;
/** Spreadsheets with more rows are written in the background. */
export const EXPORT_AT_ONCE = 5_000;
/** Views that one person may save of a table. */
export const VIEWS_MAX = 50;
/** Rows a page, until the person chooses another number. */
export const SCREEN_PAGE_SIZE = 25;
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** Rows of a list in an order of its own, which is shown whole: rows are moved among all of them. */
export const WHOLE_LIST_SIZE = 1_000;

export type ConditionKind = "text" | "number" | "day" | "choice" | "yesNo";

/** A column of an admin table (specification, "Table column attributes"). */
export interface TableColumn<Key extends string = string, Filter extends string = string> {
  /** The field of the row. Its name stands in the feature's texts under `columns`. */
  key: Key;
  /** How values are shown and written to a spreadsheet; by default as text. "date": an instant whose hour is of no interest. */
  kind?: "text" | "number" | "dateTime" | "date";
  sortable?: boolean;
  /** The search looks into it, and can be limited to it. */
  searchable?: boolean;
  /** Long texts are cut; the title is the whole text. */
  limitText?: boolean;
  isBoolean?: boolean;
  /** A value of the type catalogue, `{ id, name }`. */
  elasticTypeItem?: boolean;
  setDashIsEmpty?: boolean;
  /** A click on a value filters by it: the name of the filter. */
  clickableFilter?: Filter;
  /** Values are codes with names: the code stands below its name, and in brackets in a spreadsheet. */
  hasCode?: boolean;
  /** False: it stays at its place. */
  canMove?: boolean;
  /** Not shown until chosen. */
  isHidden?: boolean;
  /** In CSS pixels, at least `MIN_COLUMN_WIDTH`. */
  width?: number;
  editable?: "text" | "number" | "choice" | "boolean";
  /** The field that editing changes; left out: the column's own. */
  changes?: string;
  /** What conditions on it compare; left out: it follows from its field (`withCondition`). */
  condition?: ConditionKind | "none";
  /** A condition may ask whether it is empty; follows from its field, too. */
  mayBeEmpty?: boolean;
}

/** How a person has arranged a table; what is left out is as the columns say. */
export interface TableSettings {
  /** Keys of all columns, in their order. */
  order?: string[] | undefined;
  hidden?: string[] | undefined;
  /** In CSS pixels, by key. */
  widths?: Record<string, number> | undefined;
  sort?: { key: string; descending: boolean } | undefined;
  pageSize?: number | undefined;
  /** Ids of rows that show what is below them. */
  open?: string[] | undefined;
}

/**
 * The columns as they are for a reader: of a name in two languages the reader's own leads. One that may be empty does not:
 * it would name no row.
 */
export function ownLanguageFirst<Column extends TableColumn>(columns: readonly Column[], locale: Locale): Column[] {
  const first = columns[0];
  const ownKey = locale === "tr" ? first?.key.replace(/En$/, "Tr") : first?.key;
  const at = columns.findIndex(({ key, setDashIsEmpty }) => key === ownKey && !setDashIsEmpty);
  const own = columns[at];
  if (!first || !own || own === first) return [...columns];
  return columns.with(0, { ...own, canMove: false }).with(at, { ...first, canMove: true });
}

/** The columns in the person's order. New columns, and those that cannot move, stay at their place. */
export function arranged<Column extends TableColumn>(columns: readonly Column[], { order }: TableSettings): Column[] {
  if (!order) return [...columns];
  const placeOf = (column: Column) => {
    const at = order.indexOf(column.key);
    return at >= 0 ? at : columns.indexOf(column) - 0.5;
  };
  const movable = columns.filter((column) => column.canMove !== false).sort((a, b) => placeOf(a) - placeOf(b));
  return columns.map((column) => (column.canMove === false ? column : movable.shift()!));
}

/** True if a column is hidden. */
export const isHidden = (column: TableColumn, { hidden }: TableSettings): boolean =>
  hidden ? hidden.includes(column.key) : column.isHidden === true;

/** The columns that are shown: always at least one. */
export function shownColumns<Column extends TableColumn>(
  columns: readonly Column[],
  settings: TableSettings,
): Column[] {
  const all = arranged(columns, settings);
  const shown = all.filter((column) => !isHidden(column, settings));
  return shown.length > 0 ? shown : all.slice(0, 1);
}

export const widthOf = ({ key, width }: TableColumn, { widths }: TableSettings): number =>
  Math.max(MIN_COLUMN_WIDTH, Math.round(widths?.[key] ?? width ?? MIN_COLUMN_WIDTH));

/** Moves a column before another one (`undefined`: to the end). Columns that cannot move stay. */
export function moved(columns: readonly TableColumn[], settings: TableSettings, key: string, before?: string) {
  const keys = arranged(columns, settings).map((column) => column.key);
  const rest = keys.filter((other) => other !== key);
  const at = before === undefined ? rest.length : rest.indexOf(before);
  if (key === before || at < 0 || !keys.includes(key)) return settings;
  return { ...settings, order: arranged(columns, { order: rest.toSpliced(at, 0, key) }).map((column) => column.key) };
}

/** Moves a column one place to the left (-1) or right (1) among those shown. */
export function stepped(columns: readonly TableColumn[], settings: TableSettings, key: string, step: -1 | 1) {
  const shown = shownColumns(columns, settings).filter((column) => column.canMove !== false);
  const at = shown.findIndex((column) => column.key === key);
  const neighbour = shown[at + step];
  if (at < 0 || !neighbour) return settings;
  return step < 0 ? moved(columns, settings, key, neighbour.key) : moved(columns, settings, neighbour.key, key);
}

/** Texts of values. */
export interface CellWords {
  yes: string;
  no: string;
  /** By column and value. */
  values?: Partial<Record<string, Record<string, string>>> | undefined;
}

/** Names of codes, `{ startup: { hidden: "…" } }`, by the complete code, "startup.hidden". */
export function namesByCode(names: NestedNames, above = ""): Record<string, string> {
  const entries = Object.entries(names).flatMap(([key, name]): [string, string][] =>
    typeof name === "string" ? [[above + key, name]] : Object.entries(namesByCode(name, `${above}${key}.`)),
  );
  return Object.fromEntries(entries);
}
export interface NestedNames {
  [key: string]: string | NestedNames;
}

/** A value as text, on the screen and in a spreadsheet; empty for none. */
export function cellText(column: TableColumn, value: unknown, words: CellWords): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map((item) => cellText(column, item, words)).join(", ");
  if (column.elasticTypeItem) return (value as { name: string }).name;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return words.values?.[column.key]?.[String(value)] ?? String(value);
}
