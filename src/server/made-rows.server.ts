import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/** A table with the tables of rows that are nothing without one of its rows, and name it in `owner`. */
export interface MadeTable {
  table: string;
  owner: string;
  parts: readonly string[];
}

/** Columns that follow from others or from the clock. */
const FOLLOWING = [
  ...["updated_at", "version", "field_versions", "fullness", "total_raised_usd", "funding_count", "last_funding_date"],
  ...["is_listed", "monthly_wage_usd"],
];

/** What tells whether somebody has changed a row or its parts since, by id. */
export async function fingerprints(
  tx: Db,
  { table, owner, parts }: MadeTable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rowOf = (name: string) => sql`md5((to_jsonb(${sql.raw(name)}) - ${sql.param(FOLLOWING)}::text[])::text)`;
  const partsOf = parts.map(
    (
      part,
    ) => sql`|| coalesce((select string_agg(${rowOf("part")}, '' order by ${rowOf("part")}) from ${sql.raw(part)} part
      where part.${sql.raw(owner)} = t.id), '')`,
  );
  const { rows } = await tx.execute<{ id: string; print: string }>(sql`
    select id, md5(${rowOf("t")} ${sql.join(partsOf, sql` `)}) print
    from ${sql.raw(table)} t where id = any (${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, print }) => [id, print]));
}

/** Links that end soon, and what the portal itself notes about rows. */
const NOTHING_OF_PEOPLE = ["startup_double", "session_look", "startup_apply_token", "fact_check"];
/** Tables that name what they belong to by its id alone. */
const BY_ID = ["entity_access", "entity_claim", "invitation"];

/** Those of the rows to which something belongs besides their parts; foreign keys are read from the database. */
export async function referencedIds(tx: Db, { table, parts }: MadeTable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows: references } = await tx.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text "table", a.attname "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`);
  const own = [...parts, ...NOTHING_OF_PEOPLE];
  const named = references.filter((reference) => !own.includes(reference.table));
  const places = [...named, ...BY_ID.map((name) => ({ table: name, column: "entity_id" }))];
  const wanted = sql.param(ids);
  const selects = places.map((place) => {
    const isOpen = place.table === "startup_merge" ? sql` and undone_at is null` : sql``;
    return sql`select ${sql.identifier(place.column)} id from ${sql.identifier(place.table)}
      where ${sql.identifier(place.column)} = any (${wanted}::uuid[])${isOpen}`;
  });
  const { rows } = await tx.execute<{ id: string }>(sql.join(selects, sql` union `));
  return new Set(rows.map(({ id }) => id));
}
