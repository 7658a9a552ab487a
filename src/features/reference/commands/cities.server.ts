import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { fold, slugOf } from "#shared/fold.ts";
import { fixedId } from "#shared/type-id.ts";

export interface NamedPlace {
  /** ISO 3166 code of two letters, of a country we have. */
  country: string;
  /** Code of the state or province; null: unknown; undefined: the city is found by its name alone. */
  region?: string | null;
  en: string;
  tr: string;
}

/** The same for all spellings of a place. */
export const identityOf = ({ country, region, en }: NamedPlace) =>
  `city/${country}/${region === undefined ? "*" : (region ?? "")}/${fold(en)}`;

/**
 * Ids of existing cities by identity. A region must match that of the city, unless the city has none. Without a region a
 * name is found only when one city has it.
 */
export async function findCities(tx: Db, places: ReadonlyMap<string, NamedPlace>): Promise<Map<string, string>> {
  const records = [...places].map(([identity, { country, region, en }]) => ({
    identity,
    country_id: fixedId(`country/${country}`),
    name: en,
    region: region ?? null,
    anywhere: region === undefined,
  }));
  const { rows } = await tx.execute<{ identity: string; id: string }>(sql`
    with place as materialized (
      select identity, country_id, fold(name) name, region, anywhere from json_to_recordset(${JSON.stringify(records)}::json)
      as place (identity text, country_id uuid, name text, region text, anywhere boolean)
    ), named as (
      select place.*, city.id city_id, city.region city_region, city.latitude, city.population
      from place join city on city.country_id = place.country_id and fold(city.name_en) = place.name
      union
      select place.*, city.id, city.region, city.latitude, city.population
      from place join city on city.country_id = place.country_id and fold(city.name_tr) = place.name
    )
    select identity, (array_agg(city_id order by city_region nulls last, population desc, city_id))[1] id from named
    where anywhere or city_region is not distinct from region or (city_region is null and latitude is not null)
    group by identity, anywhere having not anywhere or count(*) = 1
  `);
  return new Map(rows.map(({ identity, id }) => [identity, id]));
}

/** Adds cities of which only the name is known. Two transactions that add the same city at once add one row. */
export async function createCities(tx: Db, places: ReadonlyMap<string, NamedPlace>): Promise<Map<string, string>> {
  const slugs = new Map([...places].map(([identity, place]) => [identity, slugsFor(place, fixedId(identity))]));
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from city where slug = any (${sql.param([...slugs.values()].flat())}::text[])`,
  );
  const usedSlugs = new Set(rows.map(({ slug }) => slug));
  const records = [...places].map(([identity, { country, region, en, tr }]) => {
    const candidates = slugs.get(identity)!;
    const slug = candidates.find((candidate) => !usedSlugs.has(candidate)) ?? candidates.at(-1)!;
    usedSlugs.add(slug);
    const place = { country_id: fixedId(`country/${country}`), region: region ?? null };
    return { id: fixedId(identity), ...place, name_en: en, name_tr: tr, slug };
  });
  await tx.execute(sql`
    insert into city (id, country_id, name_en, name_tr, slug, region)
    select id, country_id, name_en, name_tr, slug, region from json_to_recordset(${JSON.stringify(records)}::json)
    as place (id uuid, country_id uuid, name_en text, name_tr text, slug text, region text)
    on conflict (id) do nothing
  `);
  return new Map([...places.keys()].map((identity) => [identity, fixedId(identity)]));
}

/** Slugs to try. The last one is always free, because it contains a piece of the id. */
function slugsFor({ country, region, en }: NamedPlace, id: string): string[] {
  const slug = slugOf(en) || "city";
  const suffix = slugOf(region || country);
  return [slug, `${slug}-${suffix}`, `${slug}-${id.slice(-8)}`];
}
