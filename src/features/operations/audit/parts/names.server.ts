import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** An entry may name thousands of rows, which nobody reads. */
const NAMES_MAX = 50;

/** Names of the ids in a text, as JSON, `{ "<id>": "Energy" }`: of catalogue, places, people and entries. */
export function namesOfIds(text: SQL, locale: Locale): SQL {
  const name = sql.raw(locale === "tr" ? "name_tr" : "name_en");
  const inBoth = ["type", "country", "city", "university", "language"].map(
    (table) => sql`select ${name} name from ${sql.raw(table)} where id = mentioned.id`,
  );
  const inOne = ["startup", "organization", "service_provider"].map(
    (table) => sql`select name from ${sql.raw(table)} where id = mentioned.id`,
  );
  const tables = sql.join(
    [
      ...inBoth,
      ...inOne,
      sql`select code from currency where id = mentioned.id`,
      sql`select account.name || ' ' || surname from account where id = mentioned.id`,
    ],
    sql` union all `,
  );
  return sql`coalesce((
    select jsonb_object_agg(mentioned.id, named.name)
    from (
      select distinct found[1]::uuid id from regexp_matches(${text}, ${UUID}, 'g') found limit ${sql.raw(String(NAMES_MAX))}
    ) mentioned
    cross join lateral (${tables} limit 1) named
    where named.name is not null), '{}')`;
}
