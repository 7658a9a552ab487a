import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { because, type Reason } from "#shared/import/reasons.ts";
import type { Problem } from "#shared/import/row-reader.ts";
import type { StartupFile } from "../contract.ts";

/** A row that nothing was imported as yet. */
export interface Newcomer {
  number: number;
  name: string;
  website: string | null;
  countryId: string | null;
  city: string | null;
}

/** An existing entry, from elsewhere than this source, that may be the same. */
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

/** Cells of the deciding column that say: none of these. */
export const isNew = (decision: string) => /^(new|yeni)$/i.test(decision);

const FITS: Record<StartupFile["same"]["join"], (candidate: Candidate) => boolean> = {
  never: () => false,
  website: ({ hasSameSite }) => hasSameSite,
  nameAndPlace: ({ hasSameName, hasSamePlace }) => hasSameName && hasSamePlace,
  websiteAndName: ({ hasSameSite, hasSameName }) => hasSameSite && hasSameName,
};

/**
 * Decides which entry a row is joined to, and reports everything that may be the same. A name alone joins nothing, and
 * neither does an option that fits several.
 */
export function decide(candidates: readonly Candidate[], join: StartupFile["same"]["join"]) {
  const fitting = candidates.filter(FITS[join]);
  const joined = fitting.length === 1 ? fitting[0] : undefined;
  const listed = joined ? [joined] : candidates;
  const remarks = listed.map((item): Problem => {
    const reason = because(joined ? "joined" : "maybeSame", { agreement: agreement(item) });
    return { column: "", value: item.seoUrl, reason };
  });
  return { id: joined?.id, remarks };
}

function agreement({ hasSameSite, hasSameName, hasSamePlace }: Candidate): Reason {
  const words = [
    ...(hasSameSite ? [because("website")] : []),
    ...(hasSameName ? [because("name")] : []),
    ...(hasSamePlace ? [because("place")] : []),
  ];
  return words.reduce((first, second) => because("and", { first, second }));
}
