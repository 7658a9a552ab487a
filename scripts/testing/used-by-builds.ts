// Hand-written SQL: what a build may use of a database, from its catalogue.
import type pg from "pg";

/** What a build that is served relies on. Whatever is marked as unused by a comment may go with the next build. */
const USED = `
  select format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod)) used
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped
    and coalesce(col_description(attrelid, attnum), '') <> 'unused'
    and coalesce(obj_description(attrelid, 'pg_class'), '') <> 'unused'
  union all
  select format('%s(%s) %s', proname, inputs, coalesce(output, pg_get_function_result(oid)))
  from pg_proc cross join lateral (
    select coalesce(string_agg(format_type(type, null), ', ' order by place), '') inputs
    from unnest(proargtypes) with ordinality input (type, place)) input
  left join lateral (
    -- A table that a function returns may get further columns.
    select format('%s %s', proargnames[place], format_type(type, null)) output
    from unnest(proallargtypes, proargmodes) with ordinality argument (type, mode, place) where mode = 't') output on true
  where pronamespace = 'public'::regnamespace and prokind <> 'a' and prorettype <> 'trigger'::regtype
    and coalesce(obj_description(oid, 'pg_proc'), '') <> 'unused'
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select distinct format('term %s of %s', split_part(term, ':', 1), kind) from list_bits`;

/** Columns that every row must have, and that nothing fills in for a build that does not know them. */
const REQUIRED = `
  select relname "table", attname "column" from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and attnotnull and not atthasdef and attidentity = ''
    and not exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = attrelid and tgtype & 7 = 7 and strpos(prosrc, 'new.' || attname) > 0)`;

interface Required {
  table: string;
  column: string;
}

export interface Expected {
  used: string[];
  required: Required[];
}

/** What the build that has brought a database up to date expects of it. */
export async function expectedOf(pool: pg.Pool): Promise<Expected> {
  const { rows: used } = await pool.query<{ used: string }>(USED);
  const { rows: required } = await pool.query<Required>(REQUIRED);
  return { used: used.map((row) => row.used), required };
}

/** What the older of two builds cannot go on with. */
export function brokenFor(older: Expected, newer: Expected): string[] {
  const nameOf = ({ table, column }: Required) => `${table}.${column}`;
  const known = new Set(older.required.map(nameOf));
  const tables = new Set(older.used.map((used) => used.split(".")[0]));
  return [
    ...older.used.filter((used) => !newer.used.includes(used)).map((used) => `${used} is gone`),
    ...newer.required
      .filter((required) => tables.has(required.table) && !known.has(nameOf(required)))
      .map((required) => `${nameOf(required)} is required`),
  ].sort();
}
