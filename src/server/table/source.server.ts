import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { fold, foldedWords } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { FilterName, RowOf, TableDescription } from "#shared/table/calls.ts";
import { type NestedNames, namesByCode, type TableColumn } from "#shared/table/column.ts";
import { isInstant, isText, schemaOf } from "./field-schema.server.ts";
import { instantText, nameOrder, type TableSql, type ValueSet } from "./rows.server.ts";

/** The source of the rows. `Found` is a row as the database returns it. */
export interface TableSource<Found, Own extends AnyPgTable> {
  /** Fields of a row that are columns of this table need no SQL. */
  table: Own;
  joins?: SQL;
  /** All other fields; instants as the database has them. */
  fields: Record<Exclude<keyof Found & string, keyof Own["$inferSelect"]>, SQL> & {
    [Key in keyof Found & string]?: SQL;
  };
  /** A condition of every row of the list. */
  scope?: SQL;
  /** The text that is searched, in search form: best an expression with a trigram index. Left out: all `searches`. */
  search?: SQL;
  /** Names of the codes that the searched text begins with: their words find them, too. */
  codeNames?: NestedNames;
  /** Rows that a folded word of three letters or more finds besides: best a condition that an index serves. */
  alsoFinds?: (word: string) => SQL;
  /**
   * Ids of the catalogue that rows have, but for columns with a filter: words that name one find the row. Left out: those of all
   * columns, which no index serves.
   */
  choices?: readonly SQL[];
  /** The same by searchable column. Left out: the folded field. */
  searches?: { [Key in keyof Found & string]?: SQL };
  /** The SQL that a sortable column is ordered by. Left out: the field, a text by the reader's alphabet. */
  orders?: { [Key in keyof Found & string]?: SQL };
  /** What conditions compare of columns that only `rowOf` makes. */
  compared?: Fields;
  /** For conditions on columns that cost a statement for each row: how all of them are read by one. */
  sets?: { [Key in keyof Found & string]?: ValueSet };
  /** Where all values of a column are listed, with `id`, `name` and, folded, `search`. Left out: those of its rows, of many the first. */
  values?: { [Key in keyof Found & string]?: SQL };
  /** Last of every order; with the id it makes it total. */
  usualOrder: SQL;
}

type FilterSql<T extends TableDescription, Name extends FilterName<T>> = (value: z.output<T["filters"][Name]>) => SQL;

/** The condition of each filter. A filter with the name of a field may be left out: it compares the field. */
export type FilterConditions<T extends TableDescription> = {
  [Name in Exclude<FilterName<T>, keyof RowOf<T>>]: FilterSql<T, Name>;
} & { [Name in FilterName<T>]?: FilterSql<T, Name> };

type Fields = Record<string, SQL>;

/**
 * The source with everything that may be left out of it. For the banned words `fields` is `"banned_word"."id" "id",
 * "banned_word"."word" "word", …, to_char("banned_word"."created_at" …) "createdAt"` and `from` is `"banned_word"`.
 */
export function tableSql(
  { row, columns }: TableDescription,
  source: TableSource<object, AnyPgTable>,
  locale: Locale,
): TableSql {
  const { table, joins = sql``, scope, usualOrder } = source;
  const fields = fieldsOf(row, source);
  const searches: Fields = { ...source.searches };
  const orders: Fields = { ...source.orders };
  const unindexed: Fields = {};
  for (const { key, searchable, sortable } of columns) {
    if (searchable) searches[key] ??= sql`fold(${fields[key]!})`;
    if (sortable) orders[key] ??= isText(row.shape, key) ? nameOrder(fields[key]!, locale) : fields[key]!;
    if (searchable && sortable && isText(row.shape, key)) unindexed[key] = sql`(${orders[key]} || '')`;
  }
  // An empty column does not hide what the others say.
  const search = source.search ?? sql`concat_ws(' ', ${sql.join(Object.values(searches), sql`, `)})`;
  const selected = Object.entries(fields).map(
    ([key, field]) => sql`${isInstant(row.shape, key) ? instantText(field!) : field} ${sql.identifier(key)}`,
  );
  return {
    fields: sql.join(selected, sql`, `),
    from: sql`${table} ${joins}`,
    id: fields.id!,
    byKey: { ...fields, ...source.compared },
    sets: { ...source.sets },
    values: { ...source.values },
    ...(scope ? { scope } : {}),
    ...(source.alsoFinds && { alsoFinds: source.alsoFinds }),
    search,
    searches,
    codesOf: codesByWord(source.codeNames ?? {}),
    orders,
    unindexed,
    nullable: new Set(Object.keys(orders).filter((key) => row.shape[key]?.safeParse(null).success !== false)),
    usualOrder,
  };
}

/** How rows are found by values of the catalogue that their columns show, or that they have besides; undefined: there are none. */
export function hasValueSql(
  columns: readonly TableColumn[],
  byKey: Fields,
  choices: readonly SQL[] | undefined,
  byFilter: (name: string, value: string) => SQL,
): TableSql["hasValue"] {
  const shown = columns.filter(
    ({ elasticTypeItem, clickableFilter }) => elasticTypeItem && (clickableFilter || !choices),
  );
  const others = choices ?? [];
  if (shown.length + others.length === 0) return undefined;
  return (ids) => {
    const listed = sql`any(${sql.param([...ids])}::uuid[])`;
    const ways = [
      ...shown.flatMap(({ key, clickableFilter }) =>
        clickableFilter
          ? ids.map((id) => byFilter(clickableFilter, id))
          : sql`((${byKey[key]!}) ->> 'id') = any(${sql.param([...ids])}::text[])`,
      ),
      ...others.map((choice) => sql`${choice} = ${listed}`),
    ];
    return sql`(${sql.join(ways, sql` or `)})`;
  };
}

/**
 * The codes that have the word in their name: one of three letters or more anywhere, a shorter one where a word begins.
 */
function codesByWord(names: NestedNames): TableSql["codesOf"] {
  const folded = Object.entries(namesByCode(names)).map(([code, name]) => [fold(code), foldedWords(name)] as const);
  return (word) =>
    folded
      .filter(([, words]) =>
        words.some((candidate) => (word.length < 3 ? candidate.startsWith(word) : candidate.includes(word))),
      )
      .map(([code]) => code);
}

/** Compares the field that a filter is named like: `"banned_word"."action" = 'flag'`, `not (account.locked_at is not null)`. */
export function filterCondition(
  { row }: TableDescription,
  source: TableSource<object, AnyPgTable>,
  name: string,
  value: unknown,
): SQL {
  const field = fieldsOf(row, source)[name]!;
  if (schemaOf(row.shape, name) instanceof z.ZodBoolean)
    return value === "true" ? sql`(${field})` : sql`not (${field})`;
  return sql`${field} = ${value}`;
}

function fieldsOf(row: z.ZodObject, { table, fields }: TableSource<object, AnyPgTable>): Fields {
  const own = Object.entries(getTableColumns(table)).filter(([key]) => key in row.shape);
  return { ...Object.fromEntries(own.map(([key, column]) => [key, sql`${column}`])), ...fields };
}
