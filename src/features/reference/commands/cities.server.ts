// Hand-written SQL: cities are found and written many at a time.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { fold, slugOf } from "#shared/fold.ts";
import { fixedId } from "#shared/type-id.ts";

export interface NamedPlace {
  /** ISO 3166 code of two letters, of a country we have. */
  country: string;
  /** Code of the state or province; null or undefined: unknown. */
  region?: string | null;
  en: string;
  tr: string;
}

/** The same for all spellings of a place. */
export const identityOf = ({ country, region, en }: NamedPlace) => `city/${country}/${region ?? ""}/${fold(en)}`;

const nameOf = ({ country, en }: NamedPlace) => `${country}/${fold(en)}`;

interface Candidate {
  id: string;
  region: string | null;
  /** Known by its name alone, from an import. */
  isBare: boolean;
}

/**
 * Finds cities by country and name in either language, or by another name. There is one city of a name in a country unless
 * regions tell several apart: a place without a region is the one there is, of several the largest; the first region that is
 * known of a city without one becomes its own.
 */
export async function findCities(tx: Db, places: ReadonlyMap<string, NamedPlace>) {
  const candidates = await candidatesFor(tx, [...places.values()]);
  const found = new Map<string, string>();
  const missing = new Map<string, NamedPlace>();
  const sameAs = new Map<string, string>();
  const regions = new Map<string, string>();
  // Places with a region first: those without one may be the same.
  const ordered = [...places].sort(([, one], [, other]) => Number(!one.region) - Number(!other.region));
  for (const [identity, place] of ordered) {
    const named = candidates.get(nameOf(place)) ?? [];
    candidates.set(nameOf(place), named);
    const region = place.region ?? null;
    const exact = named.find((candidate) => candidate.region === region);
    const match = exact ?? (region === null ? named[0] : named.find((candidate) => candidate.region === null));
    if (!match) {
      missing.set(identity, place);
      named.push({ id: identity, region, isBare: true });
    } else if (missing.has(match.id)) sameAs.set(identity, match.id);
    else {
      found.set(identity, match.id);
      if (region !== null && match.region === null && match.isBare) {
        regions.set(match.id, region);
        match.region = region;
      }
    }
  }
  return { found, missing, sameAs, regions };
}

const candidateRow = z.object({
  name: z.string(),
  id: z.string(),
  region: z.string().nullable(),
  is_bare: z.boolean(),
});

/** Cities by country and folded name, the largest first. */
async function candidatesFor(tx: Db, places: readonly NamedPlace[]): Promise<Map<string, Candidate[]>> {
  const names = [...new Map(places.map((place) => [nameOf(place), place])).entries()].map(
    ([name, { country, en }]) => ({
      name,
      country_id: fixedId(`country/${country}`),
      text: en,
    }),
  );
  const rows = await rowsOf(
    tx,
    candidateRow,
    sql`
    with place as materialized (
      select name, country_id, fold(text) name_fold from json_to_recordset(${JSON.stringify(names)}::json)
      as place (name text, country_id uuid, text text)
    ), named as (
      select place.name, city.id, city.region from place
        join city on city.country_id = place.country_id and fold(city.name_en) = place.name_fold
      union
      select place.name, city.id, city.region from place
        join city on city.country_id = place.country_id and fold(city.name_tr) = place.name_fold
      union
      select place.name, city_id, coalesce(city_alias.region, city.region) from place
        join city_alias on city_alias.country_id = place.country_id and city_alias.name_fold = place.name_fold
        join city on city.id = city_id
    )
    select named.name, named.id, named.region, city.latitude is null is_bare
    from named join city on city.id = named.id
    order by named.name, city.population desc, city.latitude nulls last, named.id`,
  );
  const byName = new Map<string, Candidate[]>();
  for (const { name, id, region, is_bare: isBare } of rows)
    byName.set(name, [...(byName.get(name) ?? []), { id, region, isBare }]);
  return byName;
}

/** Writes the region of cities of which it was unknown. */
export async function setRegions(tx: Db, regions: ReadonlyMap<string, string>): Promise<void> {
  const records = [...regions].map(([id, region]) => ({ id, region }));
  await tx.execute(sql`
    update city set region = known.region from json_to_recordset(${JSON.stringify(records)}::json) as known (id uuid, region text)
    where city.id = known.id and city.region is null`);
}

/** Adds cities of which only the name is known. Two transactions that add the same city at once add one row. */
export async function createCities(tx: Db, places: ReadonlyMap<string, NamedPlace>): Promise<Map<string, string>> {
  const slugs = new Map([...places].map(([identity, place]) => [identity, slugsFor(place, fixedId(identity))]));
  const rows = await tx
    .select({ slug: city.slug })
    .from(city)
    .where(sql`${city.slug} = any (${sql.param([...slugs.values()].flat())}::text[])`);
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
