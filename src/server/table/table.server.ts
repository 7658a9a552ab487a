import type { SQL } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { isSiteAdmin } from "#shared/access.ts";
import type { Locale } from "#shared/locale.ts";
import type { ColumnKey, ExportOf, QueryOf, RowOf, TableCalls, TableDescription } from "#shared/table/calls.ts";
import type { Viewer } from "#shared/viewer.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { sheetColumns } from "../spreadsheet.server.ts";
import type { TableExport } from "./export.server.ts";
import { chosenIds, type Selection, type TablePage, tablePage, tableRow, tableRows } from "./rows.server.ts";
import { type FilterConditions, filterCondition, type TableSource, tableSql } from "./source.server.ts";

/** The values of a field that has few of them: each needs a text. */
type ValuesOf<Field> = Field extends readonly (infer Item)[]
  ? ValuesOf<Item>
  : Field extends string
    ? string extends Field
      ? never
      : Field
    : never;
interface TableTexts<T extends TableDescription> {
  title: string;
  columns: Record<ColumnKey<T>, string>;
  values: {
    [Key in ColumnKey<T> as [ValuesOf<RowOf<T>[Key]>] extends [never] ? never : Key]: Record<
      ValuesOf<RowOf<T>[Key]>,
      string
    >;
  };
}

interface TableOptions<T extends TableDescription, Own extends AnyPgTable, Found> {
  /** Names of columns and values in the spreadsheet. */
  texts: Record<Locale, Omit<TableTexts<T>, "values"> & Partial<TableTexts<T>>>;
  source: (locale: Locale) => TableSource<NoInfer<Found>, Own>;
  filters: FilterConditions<T>;
  /** What a row is called where a change of it is refused. */
  nameOf: (row: RowOf<T>) => string;
  /** The row as the viewer sees it; left out: as the database answers it. */
  rowOf?: (found: Found, viewer: Viewer) => RowOf<T>;
}

/** Who reads. */
export interface Reader {
  viewer: Viewer;
  locale: Locale;
}

/** A table of the admin area and what is read of it. */
export interface AdminTable<T extends TableDescription = TableDescription> extends TableExport {
  calls: TableCalls<T>;
  nameOf(row: RowOf<T>): string;
  page(db: Db, reader: Reader, query: QueryOf<T>): Promise<TablePage<RowOf<T>>>;
  /** Undefined for what is no row of the list. */
  byId(db: Db, reader: Reader, id: string): Promise<RowOf<T> | undefined>;
  /** Ids of the selected rows in the order of the list, at most `most`. */
  ids(db: Db, locale: Locale, query: QueryOf<T>, selection: Selection, most: number): Promise<string[]>;
}

/** A table by its calls and where its rows come from. */
export function adminTable<
  const T extends TableDescription,
  Own extends AnyPgTable,
  Found extends { id: string } = RowOf<T> & { id: string },
>(calls: TableCalls<T>, { texts, source, filters, nameOf, rowOf }: TableOptions<T, Own, Found>): AdminTable<T> {
  const { table } = calls;
  const sources = { en: source("en"), tr: source("tr") };
  const sqls = { en: tableSql(table, sources.en, "en"), tr: tableSql(table, sources.tr, "tr") };
  const seenBy = (viewer: Viewer) => (found: Found) => (rowOf ? rowOf(found, viewer) : (found as unknown as RowOf<T>));
  const conditions = (locale: Locale, query: QueryOf<T>): SQL[] =>
    calls.filters.flatMap((name) => {
      const value = Reflect.get(query, name) as never;
      if (value === undefined) return [];
      return filters[name]?.(value) ?? filterCondition(table, sources[locale], name, value);
    });
  return {
    calls,
    key: table.key,
    body: calls.export.body,
    isAllowed: isSiteAdmin,
    nameOf,
    async page(db, { viewer, locale }, query) {
      const page = await tablePage<Found>(db, sqls[locale], query, conditions(locale, query));
      return { ...page, rows: page.rows.map(seenBy(viewer)) };
    },
    async byId(db, { viewer, locale }, id) {
      const found = await tableRow<Found>(db, sqls[locale], id);
      return found && seenBy(viewer)(found);
    },
    ids: (db, locale, query, selection, most) =>
      chosenIds(db, sqls[locale], query, conditions(locale, query), selection, most),
    sheet(db, { viewer, locale, counted }, body) {
      const { query, columns, ids, except } = body as ExportOf<T>;
      const found = tableRows<Found>(db, sqls[locale], query, conditions(locale, query), { ids, except, counted });
      const rows = mapped(found, seenBy(viewer));
      const { title, ...words } = texts[locale];
      return {
        name: title,
        locale,
        columns: sheetColumns(table.columns, columns, { ...YES_NO[locale], ...words }),
        rows,
      };
    },
  };
}

async function* mapped<From, To>(items: AsyncIterable<From>, change: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield change(item);
}
