// Hand-written SQL: admin tables say what their rows are made of; the schema of the answer checks each row.

import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { PLANNED_EACH_TIME } from "#db/prepared.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { fold, foldedWords } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { TableRequest } from "#shared/table/address.ts";
import { timedCache } from "../timed-cache.server.ts";
import type { MeantValues } from "./meant-values.server.ts";

/** The values of a column as rows `id`, `value` of a statement, texts folded; entries without a row have none: "" or 0. */
export interface ValueSet {
  rows: SQL;
}

/** The list of an admin table, in SQL. */
export interface TableSql {
  /** The select list, with the names of the row's fields. */
  fields: SQL;
  /** Without the word `from`; joins may follow. */
  from: SQL;
  id: SQL;
  /** All fields of the row. */
  byKey: Record<string, SQL>;
  /** Values that conditions read for all rows at once. */
  sets: Record<string, ValueSet>;
  /** Where the values of a column are listed, with the columns `id`, `name` and, folded, `search`; left out: those of its rows. */
  values: Record<string, SQL>;
  /** A condition of every row of the list. */
  scope?: SQL;
  /** The text that is searched, in search form: best an expression with a trigram index. */
  search: SQL;
  /** The same by column, for a search in that column alone. */
  searches: Record<string, SQL>;
  /** Codes that have a folded word in their name, folded: rows whose searched text begins with one are found, too. */
  codesOf: (word: string) => string[];
  /** Rows that have one of the values of the catalogue. Undefined: the table shows none. */
  hasValue?: ((ids: readonly string[]) => SQL) | undefined;
  /** Rows that a folded word of three letters or more finds besides, where no column is chosen. */
  alsoFinds?: (word: string) => SQL;
  /** The orders of the table. */
  orders: Record<string, SQL>;
  /** Of these, which may be null: rows without a value are last. An index serves the others in both directions. */
  nullable: ReadonlySet<string>;
  /** Of these, texts that can be searched, as no index has them: rows are found first and put in order then. */
  unindexed: Record<string, SQL>;
  /** Last of every order; with the id it makes it total. */
  usualOrder: SQL;
}

export interface TablePage<Row> {
  rows: Row[];
  totalCount: number;
  pageIndex: number;
  pageSize: number;
}

/** A filter may take a handful of rows or nearly all. */
const PLANNED_SQL = sql.raw(PLANNED_EACH_TIME);

/** An instant as ISO text in UTC; null stays null. */
export const instantText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Orders texts by the alphabet of a language. */
export const nameOrder = (text: SQL, locale: Locale): SQL =>
  locale === "tr" ? sql`turkish_order(${text}) collate "C"` : sql`fold(${text}) collate "C"`;

/** One page of the list, and how many rows match in all. */
export async function tablePage<Row>(
  db: Db,
  source: TableSql,
  request: TableRequest,
  filters: readonly SQL[],
  meant: readonly MeantValues[],
): Promise<TablePage<Row>> {
  const { pageIndex, pageSize } = request;
  const where = whereOf(source, request, filters, meant);
  const totalCount = await countOf(db, sql`from ${source.from} ${where}`);
  const order = orderOf(source, request, totalCount);
  // How many a search finds in two ways is guessed too high: PostgreSQL would walk the order to find few rows one by one.
  const isFoundTwice = source.alsoFinds !== undefined || (source.hasValue !== undefined && meant.length > 0);
  const few = isFoundTwice && request.searchText && totalCount <= COUNTED_ANEW;
  const matching = few
    ? sql`where ${source.id} = any(array(select ${source.id} from ${source.from} ${where} limit ${COUNTED_ANEW + 1}))`
    : where;
  // Joins and fields are computed for the rows of the page alone, whatever was put in order.
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`${PLANNED_SQL}
    select ${source.fields} from ${source.from} where ${source.id} = any(array(
      select ${source.id} from ${source.from} ${matching} order by ${order}
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}))
    order by ${order}`);
  return { pageIndex, pageSize, totalCount, rows: rows as Row[] };
}

/** Up to so many rows are counted anew for every page. */
const COUNTED_ANEW = 10_000;
/** Seconds for which larger counts are used again: a million rows take half a second to count. */
const COUNT_AGE = 20;
const dialect = new PgDialect();

const countRow = z.object({ count: z.number() });
const idRow = z.object({ id: z.string() });

/** `matching`: "from … where …". */
async function exactCount(db: Db, matching: SQL): Promise<number> {
  const rows = await rowsOf(db, countRow, sql`${PLANNED_SQL} select count(*)::int count ${matching}`);
  return rows[0]!.count;
}
const largeCounts = timedCache(COUNT_AGE, (db: Db, _statement: string, matching: SQL) => exactCount(db, matching));

/** How many rows match; of many, how many did some seconds ago. */
async function countOf(db: Db, matching: SQL): Promise<number> {
  const key = JSON.stringify(dialect.sqlToQuery(matching));
  const cached = largeCounts.fresh(db, key);
  if (cached) return cached;
  const few = await exactCount(db, sql`from (select ${matching} limit ${COUNTED_ANEW + 1}) counted`);
  if (few <= COUNTED_ANEW) return few;
  return largeCounts(db, key, matching);
}

/** One row of the list. */
export async function tableRow<Row>(db: Db, source: TableSql, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select ${source.fields} from ${source.from} where ${source.id} = ${id} and ${source.scope ?? sql`true`}`,
  );
  return rows[0] as Row | undefined;
}

/** Some of the rows that match: those with these ids, or all without some. */
export interface Selection {
  ids?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
  /** What the words of the search mean: `valuesMeant`. */
  meant?: readonly MeantValues[] | undefined;
}

/** Rows that are read by one statement. */
const BATCH_SIZE = 1_000;

/**
 * The selected rows in the order of the list. Their ids are read first, then the rows in batches: what changes meanwhile
 * is neither repeated nor left out, and no transaction stays open.
 */
export async function* tableRows<Row extends { id: string }>(
  db: Db,
  source: TableSql,
  ids: readonly string[],
): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    const { rows } = await db.execute<Row & Record<string, unknown>>(
      sql`select ${source.fields} from ${source.from} where ${source.id} = any(${sql.param(batch)}::uuid[])`,
    );
    const byId = new Map(rows.map((row) => [row.id, row as Row]));
    for (const id of batch) {
      const row = byId.get(id);
      if (row) yield row;
    }
  }
}

/** Ids of the selected rows in the order of the list, at most `limit`. */
export async function selectedIds(
  db: Db,
  source: TableSql,
  request: TableRequest,
  filters: readonly SQL[],
  { ids, except, meant = [] }: Selection,
  limit?: number,
): Promise<string[]> {
  const conditions = [...filters];
  if (ids) conditions.push(sql`${source.id} = any(${sql.param([...ids])}::uuid[])`);
  if (except) conditions.push(sql`${source.id} <> all(${sql.param([...except])}::uuid[])`);
  const rows = await rowsOf(
    db,
    idRow,
    sql`${PLANNED_SQL}
    select ${source.id} id from ${source.from} ${whereOf(source, request, conditions, meant)}
    order by ${orderOf(source, request)} ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
  return rows.map(({ id }) => id);
}

/** Signs that stand before a word: those of ASCII, as ranges of a regular expression, and the usual ones besides. */
const SIGNS = " -/:-@[-`{-~€₺£¥‘’“”„«»–—·•°";

/**
 * The beginning of a word in a regular expression: "+90 Telefon Robotu", "Kanatlı Rüzgâr A.Ş.". Signs are listed, with those of the
 * search itself: for "whatever is no letter" an index of trigrams is of no use.
 */
const wordStart = (text: string): string =>
  `(^|[${SIGNS}${[...new Set(text.match(/[^\p{L}\p{N}\0-\x7f]/gu))].join("")}])`;

/**
 * For "bal arı" in the banned words: `where form like '%bal%' and form like '%ari%' and "banned_word"."action" = 'flag'`. Words that
 * name a value together are there, or the value is: "Fintechler" finds what has the sector.
 */
function whereOf(
  { search, searches, codesOf, alsoFinds, hasValue, scope }: TableSql,
  { searchText, searchColumn }: TableRequest,
  filters: readonly SQL[],
  meant: readonly MeantValues[],
): SQL {
  const searched = (searchColumn && searches[searchColumn]) || search;
  const besides = searched === search ? alsoFinds : undefined;
  const text = fold(searchText).trim();
  const found = (word: string) => {
    // An index of trigrams finds nothing shorter inside a word, but where one begins.
    const isInside =
      word.length < 3 ? sql`${searched} ~ ${wordStart(text) + word}` : sql`${searched} like ${`%${word}%`}`;
    // A code alone, or before all else; the code of another may begin like it.
    const codes = codesOf(word).flatMap((code) => [code, `${code} %`]);
    const ways = [isInside];
    if (codes.length > 0) ways.push(sql`${searched} like any(${sql.param(codes)}::text[])`);
    if (besides && word.length >= 3) ways.push(besides(word));
    return sql`(${sql.join(ways, sql` or `)})`;
  };
  const words: SQL[] = [];
  const ofValues = searched === search && hasValue ? meant : [];
  const typed = foldedWords(text);
  for (let at = 0; at < typed.length; ) {
    const value = ofValues.find((one) => one.words.every((word, place) => typed[at + place] === word));
    const those = typed.slice(at, at + (value?.words.length ?? 1)).map(found);
    words.push(value ? sql`((${sql.join(those, sql` and `)}) or ${hasValue!(value.ids)})` : those[0]!);
    at += those.length;
  }
  // A search without a letter or digit is for its signs.
  if (text && words.length === 0) words.push(sql`strpos(${searched}, ${text}) > 0`);
  const conditions = [...(scope ? [scope] : []), ...words, ...filters];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/**
 * Up to so many rows of a search are put in order by what was searched: PostgreSQL would walk its index, and of a million names
 * those that begin with "pa" are read after all before them.
 */
const SORTED_AFTER_SEARCH = 100_000;

/**
 * For the banned words by word: `fold("banned_word"."word") collate "C" asc nulls last, "banned_word"."id"`. Of a search the rows
 * with exactly its text come first: `(form = 'bal ari') desc, …`.
 */
function orderOf(source: TableSql, request: TableRequest, found = 0): SQL {
  const { orderColumnName, isDescending, searchText } = request;
  const isSorted = searchText !== "" && found <= SORTED_AFTER_SEARCH;
  const order = chosenOrderOf(source, orderColumnName, isDescending === "true", isSorted);
  return isSorted ? sql`(${isExactly(source, request)}) desc, ${order}` : order;
}

function chosenOrderOf(
  { orders, unindexed, nullable, usualOrder, id }: TableSql,
  columnName: string | undefined,
  isDescending: boolean,
  isSorted: boolean,
): SQL {
  const column = columnName && ((isSorted && unindexed[columnName]) || orders[columnName]);
  if (!column) return sql`${usualOrder}, ${id}`;
  if (!isDescending) return sql`${column} asc nulls last, ${id}`;
  return nullable.has(columnName) ? sql`${column} desc nulls last, ${id} desc` : sql`${column} desc, ${id} desc`;
}

/** Condition: one of the searched columns is the text, letter by letter as it is folded. */
function isExactly({ search, searches }: TableSql, { searchText, searchColumn }: TableRequest): SQL {
  const searched = searchColumn && searches[searchColumn];
  const columns = searched ? [searched] : Object.values(searches);
  const text = fold(searchText).trim();
  const ways = (columns.length > 0 ? columns : [search]).map((column) => sql`coalesce(${column}, '') = ${text}`);
  return sql.join(ways, sql` or `);
}
