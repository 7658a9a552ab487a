import { type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { isSiteAdmin, isStaff } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import type {
  ColumnKey,
  ExportOf,
  FilterName,
  QueryOf,
  RowOf,
  TableCalls,
  TableDescription,
} from "#shared/table/calls.ts";
import { type CellWords, type NestedNames, namesByCode, type TableColumn } from "#shared/table/column.ts";
import type { Viewer } from "#shared/viewer.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { ID_HEADER, sheetColumns } from "../spreadsheet.server.ts";
import type { Thing } from "../versions.server.ts";
import { bounded } from "./bounded.server.ts";
import { conditionsSql } from "./conditions.server.ts";
import type { TableExport } from "./export.server.ts";
import { valuesMeant } from "./meant-values.server.ts";
import {
  type Selection,
  selectedIds,
  type TablePage,
  type TableSql,
  tablePage,
  tableRow,
  tableRows,
} from "./rows.server.ts";
import { type FilterConditions, filterCondition, hasValueSql, type TableSource, tableSql } from "./source.server.ts";
import { columnValues } from "./values.server.ts";

/** The values of a field that names all of them ("en", "tr"). Each needs a text. */
type ValuesOf<Field> = Field extends readonly (infer Item)[]
  ? ValuesOf<Item>
  : Field extends string
    ? string extends Field
      ? never
      : Field
    : never;
type ValueTexts<T extends TableDescription> = {
  [Key in ColumnKey<T> as [ValuesOf<RowOf<T>[Key]>] extends [never] ? never : Key]: Record<
    ValuesOf<RowOf<T>[Key]>,
    string
  >;
};
type SheetTexts<T extends TableDescription> = {
  title: string;
  columns: Record<ColumnKey<T>, string>;
} & (keyof ValueTexts<T> extends never ? object : { values: ValueTexts<T> });

interface TableOptions<T extends TableDescription, Own extends AnyPgTable, Found> {
  /** Names of columns and values in the spreadsheet. */
  texts: Record<Locale, SheetTexts<T>>;
  source: (locale: Locale) => TableSource<NoInfer<Found>, Own>;
  filters: FilterConditions<T>;
  /** Names a row for those who read why its change was refused. */
  nameOf: (row: RowOf<T>, words: CellWords) => string;
  /** The row for this viewer; left out: as the database returns it. */
  rowOf?: (found: Found, viewer: Viewer) => RowOf<T>;
}

/** Rows depend on who reads them, and in which language. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
}

/** A table of the admin area and what is read of it. */
export interface AdminTable<T extends TableDescription = TableDescription> extends TableExport {
  calls: TableCalls<T>;
  /** Names the table. */
  title: Record<Locale, string>;
  /** The row as people edit it. */
  thing(id: string): Thing;
  nameOf(row: RowOf<T>, locale: Locale): string;
  page(db: Db, reader: Reader, query: QueryOf<T>): Promise<TablePage<RowOf<T>>>;
  /** Undefined for what is no row of the list. */
  byId(db: Db, reader: Reader, id: string): Promise<RowOf<T> | undefined>;
  /** Ids of the selected rows in the order of the list, at most `limit`. */
  ids(db: Db, locale: Locale, query: QueryOf<T>, selection: Selection, limit: number): Promise<string[]>;
}

/** Joins the calls of a table with where its rows come from. */
export function adminTable<
  const T extends TableDescription,
  Own extends AnyPgTable,
  Found extends { id: string } = RowOf<T> & { id: string },
>(calls: TableCalls<T>, { texts, source, filters, nameOf, rowOf }: TableOptions<T, Own, Found>): AdminTable<T> {
  const { table } = calls;
  const sources = { en: source("en"), tr: source("tr") };
  const filterSql = (locale: Locale, name: string, value: unknown): SQL =>
    filters[name as FilterName<T>]?.(value as never) ?? filterCondition(table, sources[locale], name, value);
  const sqlFor = (locale: Locale): TableSql => {
    const made = tableSql(table, sources[locale], locale);
    const byFilter = (name: string, value: unknown) => filterSql(locale, name, value);
    return { ...made, hasValue: hasValueSql(table.columns, made.byKey, sources[locale].choices, byFilter) };
  };
  const sqls = { en: sqlFor("en"), tr: sqlFor("tr") };
  const words = { en: wordsIn("en", texts.en), tr: wordsIn("tr", texts.tr) };
  const rowFor = (viewer: Viewer) => (found: Found) => (rowOf ? rowOf(found, viewer) : (found as unknown as RowOf<T>));
  const conditions = (locale: Locale, query: QueryOf<T>): SQL[] => [
    ...calls.filters.flatMap((name) => {
      const value: unknown = Reflect.get(query, name);
      return value === undefined ? [] : filterSql(locale, name, value);
    }),
    ...conditionsSql(table, sqls[locale], (name, value) => filterSql(locale, name, value), query.where ?? ""),
  ];
  for (const { key, condition, clickableFilter } of table.columns as readonly TableColumn[])
    if (condition !== "none" && !sqls.en.byKey[key] && !clickableFilter)
      throw new Error(`Say that the column ${key} of ${table.key} has no condition, or how it is read in SQL.`);
  return {
    calls,
    thing: (id) => ({ table: sources.en.table, where: sql`${sqls.en.id} = ${id}` }),
    key: table.key,
    columns: table.columns.map(({ key }) => key),
    valueColumns: table.columns.filter(({ elasticTypeItem }) => elasticTypeItem).map(({ key }) => key),
    body: calls.export.body,
    title: { en: texts.en.title, tr: texts.tr.title },
    isAllowed: table.right ? isStaff : isSiteAdmin,
    nameOf: (row, locale) => nameOf(row, words[locale]),
    async page(db, { viewer, locale }, query) {
      const meant = await valuesMeant(db, query.searchText);
      const read = (tx: Db) => tablePage<Found>(tx, sqls[locale], query, conditions(locale, query), meant);
      const page = await bounded(db, query, read);
      return { ...page, rows: page.rows.map(rowFor(viewer)) };
    },
    async byId(db, { viewer, locale }, id) {
      const found = await tableRow<Found>(db, sqls[locale], id);
      return found && rowFor(viewer)(found);
    },
    ids: (db, locale, query, selection, limit) =>
      bounded(db, query, (tx) => selectedIds(tx, sqls[locale], query, conditions(locale, query), selection, limit)),
    async values(db, locale, wanted) {
      const meant = await valuesMeant(db, wanted.searchText);
      return columnValues(db, sqls[locale], { ...wanted, locale, meant });
    },
    sheet(db, { viewer, locale, counted }, body) {
      const { query, columns, ...selection } = body as ExportOf<T>;
      const rows = async function* () {
        const meant = await valuesMeant(db, query.searchText);
        const read = (tx: Db) =>
          selectedIds(tx, sqls[locale], query, conditions(locale, query), { ...selection, meant });
        const ids = await bounded(db, query, read);
        counted?.(ids.length);
        for await (const found of tableRows<Found>(db, sqls[locale], ids)) yield rowFor(viewer)(found);
      };
      return {
        name: texts[locale].title,
        locale,
        columns: sheetColumns(
          table.columns,
          columns,
          { ...words[locale], columns: texts[locale].columns },
          table.isImported ? ID_HEADER[locale] : undefined,
        ),
        rows: rows(),
      };
    },
  };
}

function wordsIn(locale: Locale, { values = {} }: { title: string; values?: Record<string, NestedNames> }): CellWords {
  const named = Object.entries(values).map(([column, names]) => [column, namesByCode(names)]);
  return { ...YES_NO[locale], values: Object.fromEntries(named) };
}

/** The fields of a row by the names that changes have. */
export function fieldsOf({ columns }: TableDescription, row: object = {}): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...row };
  for (const { key, changes, elasticTypeItem } of columns) {
    const value = fields[key];
    if (changes) fields[changes] = elasticTypeItem ? ((value as { id: string } | null)?.id ?? null) : value;
  }
  return fields;
}
