import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";

/** A row that nothing was imported as yet. */
export interface Newcomer {
  number: number;
  name: string;
  website: string | null;
  countryId: string | null;
  city: string | null;
}

/** What is there already and may be the same, from elsewhere than this source. */
export interface Candidate {
  id: string;
  seoUrl: string;
  hasSameSite: boolean;
  hasSameName: boolean;
  /** The same country, and no other city. */
  hasSamePlace: boolean;
}

/** An address without what its spellings differ in. The index `startup_site` holds the same. */
const site = (address: string) =>
  `lower(rtrim(split_part(split_part(regexp_replace(${address}, '^https?://(www\\.)?', '', 'i'), '?', 1), '#', 1), '/'))`;

/** By row, what has its website or its name. */
export async function candidatesFor(
  tx: Db,
  kind: "startup" | "organization",
  source: string,
  newcomers: readonly Newcomer[],
): Promise<Map<number, Candidate[]>> {
  const isThere = kind === "startup" ? "t.is_visible and t.deleted_at is null" : "t.is_visible";
  // For each row two look-ups, by site and by name:
  //   select t.id … from (select number, fold(name) …) input cross join lateral (select id … where <site> = … union select id …) found
  const { rows } = await tx.execute<{ number: number } & Record<keyof Candidate, never>>(sql`
    select number, t.id, t.seo_url "seoUrl", coalesce(${sql.raw(`${site("t.website")} = input.site`)}, false) "hasSameSite",
      t.name_fold = input.name_fold "hasSameName",
      t.country_id = input.country_id and (city.id is null or input.city is null
        or input.city in (fold(city.name_en), fold(city.name_tr))) is true "hasSamePlace"
    from (
      select number, country_id, fold(name) name_fold, fold(city) city, ${sql.raw(site("website"))} site
      from json_to_recordset(${JSON.stringify(
        newcomers.map(({ countryId, ...rest }) => ({ ...rest, country_id: countryId })),
      )}::json) as input (number integer, name text, website text, country_id uuid, city text)
    ) input
    cross join lateral (
      select id from ${sql.raw(kind)} t where ${sql.raw(site("t.website"))} = input.site and t.website is not null
      union
      select id from ${sql.raw(kind)} t where t.name_fold collate "C" = input.name_fold and ${sql.raw(isThere)}
    ) found
    join ${sql.raw(kind)} t on t.id = found.id
    left join city on city.id = t.city_id
    where ${sql.raw(isThere)} and not exists (select from import_row
      where kind = ${kind} and entity_id = t.id and source_key >= ${`${source}:`} and source_key < ${`${source};`})
    order by number, t.seo_url`);
  const candidates = new Map<number, Candidate[]>();
  for (const { number, ...row } of rows) candidates.set(number, [...(candidates.get(number) ?? []), row]);
  return candidates;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Of a column that decides: rows by the end of their address, or by their id. */
export async function namedRows(tx: Db, kind: "startup" | "organization", words: readonly string[]) {
  if (words.length === 0) return new Map<string, string>();
  const ids = words.filter((word) => UUID.test(word));
  const { rows } = await tx.execute<{ word: string; id: string }>(sql`
    select word, t.id from unnest(${sql.param(words)}::text[]) word join ${sql.raw(kind)} t on t.seo_url = word where t.deleted_at is null
    union all
    select word, t.id from unnest(${sql.param(ids)}::text[]) word join ${sql.raw(kind)} t on t.id = word::uuid where t.deleted_at is null`);
  return new Map(rows.map(({ word, id }) => [word, id]));
}
