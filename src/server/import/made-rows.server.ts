// Hand-written SQL: tables and their parts are named by what was imported, and what names them by the database.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { isSameValue } from "#shared/same-value.ts";
import type { ImportWrite } from "./nouns.server.ts";

/** A table with the tables of rows that are nothing without one of its rows, and name it in `owner`. */
export interface MadeTable {
  table: string;
  owner: string;
  parts: readonly string[];
}

/** Towns that rows of a file made. */
export const TOWNS: MadeTable = { table: "city", owner: "city_id", parts: [] };

/** Columns that follow from others or from the clock. */
const FOLLOWING_COLUMNS = [
  "updated_at",
  "version",
  "field_versions",
  "fullness",
  "total_raised_usd",
  "said_raised_usd",
  "funding_count",
  "last_funding_date",
  "is_listed",
  "monthly_wage_usd",
  "least_monthly_wage_usd",
];

/** The key under which an import stores the rows that it made, among its writes by column. */
export const MADE_ROWS = "";

type Rows = Record<string, unknown>[];

const madeRow = z.object({ id: z.string(), made: z.string() });
const columnRow = z.object({ table: z.string(), column: z.string() });
const idRow = z.object({ id: z.string() });

/** Rows with their parts as they are now, by id: by table, as JSON. Ids in it follow the merges of what they name. */
export async function madeRows(
  tx: Db,
  { table, owner, parts }: MadeTable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rowOf = (name: string) => sql`to_jsonb(${sql.raw(name)}) - ${sql.param(FOLLOWING_COLUMNS)}::text[]`;
  const partsOf = parts.map(
    (part) => sql`, ${sql.param(part)}::text, (select coalesce(jsonb_agg(${rowOf("part")}), '[]')
      from ${sql.raw(part)} part where part.${sql.raw(owner)} = t.id)`,
  );
  const rows = await rowsOf(
    tx,
    madeRow,
    sql`
    select id, jsonb_build_object(${sql.param(table)}::text, jsonb_build_array(${rowOf("t")}) ${sql.join(partsOf, sql` `)})::text made
    from ${sql.raw(table)} t where id = any (${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, made }) => [id, made]));
}

/** Rows whose parts are compared at once. */
const BATCH_ROWS = 500;

/** Of rows that an import made those that an undo may take: nobody has changed them, and nothing else belongs to them. */
export async function rowsAsMade(tx: Db, table: MadeTable, writes: readonly ImportWrite[]) {
  const ids = writes.map(({ entityId }) => entityId);
  const referenced = await referencedIds(tx, table, ids);
  const unchanged: ImportWrite[] = [];
  const others: ImportWrite[] = [];
  for (let at = 0; at < writes.length; at += BATCH_ROWS) {
    const now = await madeRows(tx, table, ids.slice(at, at + BATCH_ROWS));
    for (const write of writes.slice(at, at + BATCH_ROWS)) {
      const isAsMade = isUnchanged(write.after[MADE_ROWS], now.get(write.entityId));
      (isAsMade && !referenced.has(write.entityId) ? unchanged : others).push(write);
    }
  }
  return { unchanged, others };
}

/** Tables and columns that only an update of the portal has brought are nobody's change. */
function isUnchanged(made: string | null | undefined, now: string | undefined): boolean {
  // Of an import of an earlier version there is a hash alone.
  if (!made?.startsWith("{") || !now) return false;
  const [then, current]: [Record<string, Rows>, Record<string, Rows>] = [JSON.parse(made), JSON.parse(now)];
  return Object.entries(current).every(([table, rows]) => {
    const before = then[table] ?? [];
    const columns = Object.keys(before[0] ?? {}).filter((column) => !rows[0] || Object.hasOwn(rows[0], column));
    return isSameValue(textsOf(before, columns), textsOf(rows, columns));
  });
}

/** Of rows that a merge has made the same only one is left. */
const textsOf = (rows: Rows, columns: readonly string[]): string[] =>
  [...new Set(rows.map((row) => JSON.stringify(columns.map((column) => row[column]))))].toSorted();

/** Links that end soon, and what the portal itself notes about rows. */
const NOTHING_OF_PEOPLE = ["startup_double", "session_look", "startup_apply_token", "fact_check"];
/** Tables that name what they belong to by its id alone. */
const BY_ID = ["entity_access", "entity_claim", "invitation"];

/** Those of the rows to which something belongs besides their parts; foreign keys are read from the database. */
async function referencedIds(tx: Db, { table, parts }: MadeTable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const references = await rowsOf(
    tx,
    columnRow,
    sql`
    select c.conrelid::regclass::text "table", a.attname "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`,
  );
  const own = [...parts, ...NOTHING_OF_PEOPLE];
  const named = references.filter((reference) => !own.includes(reference.table));
  const places = [...named, ...BY_ID.map((name) => ({ table: name, column: "entity_id" }))];
  const wanted = sql.param(ids);
  const selects = places.map((place) => {
    const isOpen = place.table === "startup_merge" ? sql` and undone_at is null` : sql``;
    return sql`select ${sql.identifier(place.column)} id from ${sql.identifier(place.table)}
      where ${sql.identifier(place.column)} = any (${wanted}::uuid[])${isOpen}`;
  });
  const rows = await rowsOf(tx, idRow, sql.join(selects, sql` union `));
  return new Set(rows.map(({ id }) => id));
}
