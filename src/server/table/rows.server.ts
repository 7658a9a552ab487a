import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { TableRequest } from "#shared/table/address.ts";

/** A list that an admin table shows, in SQL. */
export interface TableSql {
  /** The select list: names are those of the row's fields. */
  fields: SQL;
  /** Without `from`; joins may follow. */
  from: SQL;
  id: SQL;
  /** What every row of the list fulfils. */
  scope?: SQL;
  /** What the search looks into, in search form. Best an expression with a trigram index. */
  search: SQL;
  /** The same by column, for a search in one of them. */
  searches?: Record<string, SQL>;
  /** What the table can be ordered by. */
  orders: Record<string, SQL>;
  /** Last of every order; with the id it makes it total. */
  usualOrder: SQL;
}

export interface TablePage<Row> {
  rows: Row[];
  totalCount: number;
  pageIndex: number;
  pageSize: number;
}

/** Instants leave as ISO text; null stays null. */
export const instantText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The order of the reader's alphabet. */
export const nameOrder = (text: SQL, locale: Locale): SQL =>
  locale === "tr" ? sql`turkish_order(${text}) collate "C"` : sql`fold(${text}) collate "C"`;

/** One page of the list and how many rows match in all. */
export async function tablePage<Row>(
  db: Db,
  source: TableSql,
  query: TableRequest,
  filters: readonly (SQL | undefined)[],
): Promise<TablePage<Row>> {
  const where = conditionOf(source, query, filters);
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int count from ${source.from} ${where}`);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${source.fields} from ${source.from} ${where} order by ${orderOf(source, query)}
    limit ${query.pageSize} offset ${(query.pageIndex - 1) * query.pageSize}`);
  const { pageIndex, pageSize } = query;
  return { pageIndex, pageSize, totalCount: counted.rows[0]!.count, rows: rows as Row[] };
}

/** One row of the list. */
export async function tableRow<Row>(db: Db, source: TableSql, id: string): Promise<Row | undefined> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select ${source.fields} from ${source.from} where ${source.id} = ${id} and ${source.scope ?? sql`true`}`,
  );
  return rows[0] as Row | undefined;
}

/** Which of the matching rows are wanted. */
export interface Selection {
  ids?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
  /** Called once, before the first row, with their number. */
  counted?: ((rows: number) => void) | undefined;
}

const BATCH = 1_000;

/**
 * All rows of the list in its order, a batch at a time. Which they are is settled at the beginning: what is changed
 * meanwhile neither repeats nor drops a row, and no transaction is held open.
 */
export async function* tableRows<Row extends { id: string }>(
  db: Db,
  source: TableSql,
  query: TableRequest,
  filters: readonly (SQL | undefined)[],
  { counted, ...chosen }: Selection,
): AsyncGenerator<Row> {
  const found = await chosenIds(db, source, query, filters, chosen);
  counted?.(found.length);
  for (let at = 0; at < found.length; at += BATCH) {
    const wanted = found.slice(at, at + BATCH);
    const { rows } = await db.execute<Row & Record<string, unknown>>(
      sql`select ${source.fields} from ${source.from} where ${source.id} = any(${sql.param(wanted)}::uuid[])`,
    );
    const byId = new Map(rows.map((row) => [row.id, row as Row]));
    for (const id of wanted) {
      const row = byId.get(id);
      if (row) yield row;
    }
  }
}

/** Ids of the matching rows that are wanted, in the order of the list; at most `most` of them. */
export async function chosenIds(
  db: Db,
  source: TableSql,
  query: TableRequest,
  filters: readonly (SQL | undefined)[],
  { ids, except }: Selection,
  most?: number,
): Promise<string[]> {
  const chosen = [
    ids && sql`${source.id} = any(${sql.param([...ids])}::uuid[])`,
    except && sql`${source.id} <> all(${sql.param([...except])}::uuid[])`,
  ];
  const where = conditionOf(source, query, [...filters, ...chosen]);
  const found = await db.execute<{ id: string }>(sql`
    select ${source.id} id from ${source.from} ${where} order by ${orderOf(source, query)}
    ${most === undefined ? sql`` : sql`limit ${most}`}`);
  return found.rows.map(({ id }) => id);
}

function conditionOf(
  { search, searches, scope }: TableSql,
  { searchText, searchColumn }: TableRequest,
  filters: readonly (SQL | undefined)[],
): SQL {
  const into = (searchColumn && searches?.[searchColumn]) || search;
  const words = foldedWords(searchText).map((word) => sql`${into} like ${`%${word}%`}`);
  // A search for signs alone finds nothing, rather than everything.
  if (searchText && words.length === 0) words.push(sql`false`);
  const all = [scope, ...words, ...filters].filter((condition) => condition !== undefined);
  return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

function orderOf({ orders, usualOrder, id }: TableSql, { orderColumnName, isDescending }: TableRequest): SQL {
  const chosen = orderColumnName === undefined ? undefined : orders[orderColumnName];
  if (!chosen) return sql`${usualOrder}, ${id}`;
  return isDescending === "true" ? sql`${chosen} desc nulls last, ${id} desc` : sql`${chosen} asc nulls last, ${id}`;
}
