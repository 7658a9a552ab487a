import { count, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { city } from "#db/tables/reference.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { aggregatesOfStartups } from "#features/startups/queries.server.ts";
import type { Answer } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { knownSum } from "#shared/known-sum.ts";
import type { Filter } from "#shared/list/filter.ts";
import type { Locale } from "#shared/locale.ts";
import type { TypeKind } from "#shared/type-kinds.ts";
import type { ecosystemMap, MapCell, organizationMap, supportMap } from "./contract.ts";
import { PROVINCES } from "./parts/provinces.ts";

type Numbers = Pick<MapCell, "count" | "sumUsd">;
const NO_NUMBERS: Numbers = { count: 0, sumUsd: 0 };
const HOME = "TR";

const plus = (a: Numbers, b: Numbers, sign = 1): Numbers => ({
  count: a.count + sign * b.count,
  sumUsd: knownSum([a.sumUsd, b.sumUsd === null ? null : sign * b.sumUsd]),
});
const sumOf = (rows: readonly Numbers[]): Numbers => rows.reduce((sum, row) => plus(sum, row), NO_NUMBERS);

/** A value of the catalogue by id or slug. Throws `invalidInput`, naming the field. */
function typeOf(reference: Catalogue, kind: TypeKind, field: string, value: string | undefined) {
  if (value === undefined) return undefined;
  const found = reference.types.get(value) ?? reference.typeBySlug(kind, value);
  if (found?.kind !== kind) throw new AppError("invalidInput", [{ field, reason: "noSuchOne" }]);
  return found;
}

const namedIn = (locale: Locale) => (type: ReturnType<Catalogue["typesOf"]>[number]) => ({
  id: type.id,
  name: type.name[locale],
  slug: type.slug[locale],
});

/** Startups by sector, or by sub-sectors of one. */
export async function ecosystemOf(
  db: Db,
  query: { sector?: string | undefined; stage?: string | undefined; region?: string | undefined },
  locale: Locale,
): Promise<Answer<typeof ecosystemMap>> {
  const reference = await catalogue(db);
  const sector = typeOf(reference, "sector", "sector", query.sector);
  const stage = typeOf(reference, "stage", "stage", query.stage);
  const region = query.region?.toUpperCase();
  if (region !== undefined && !reference.regions.has(region))
    throw new AppError("invalidInput", [{ field: "region", reason: "noSuchOne" }]);
  const filter: Filter = { ...(stage ? { stage: [stage.id] } : {}), ...(region ? { region: [region] } : {}) };
  const named = namedIn(locale);
  const read = (more: Filter, groupBy: "none" | "sector") =>
    aggregatesOfStartups(db, reference, { filter: { ...filter, ...more }, of: "startups", groupBy, locale });
  const all = await read(sector ? { sector: [sector.id] } : {}, sector ? "none" : "sector");
  const total = { count: all.totalCount, sumUsd: all.sumUsd };
  const [cells, without] = sector
    ? await subSectorsOf(sector.id)
    : [
        all.groups.flatMap(({ key, count, sumUsd }) => {
          const type = key === null ? undefined : reference.types.get(key);
          return type ? [{ key: type.id, ...named(type), count, sumUsd }] : [];
        }),
        all.groups.find(({ key }) => key === null) ?? NO_NUMBERS,
      ];

  /** Of each sub-sector, and of startups that have none of them. */
  async function subSectorsOf(id: string): Promise<[MapCell[], Numbers]> {
    const subSectors = reference.childrenOf(id).filter((type) => type.kind === "subSector");
    const found: MapCell[] = [];
    for (const type of subSectors) {
      const { totalCount, sumUsd } = await read({ sector: [id], subSectors: [type.id] }, "none");
      if (totalCount > 0) found.push({ key: type.id, ...named(type), count: totalCount, sumUsd });
    }
    const any = subSectors.map((type) => type.id);
    const having = any.length > 0 ? await read({ sector: [id], subSectors: any }, "none") : undefined;
    return [found, plus(total, having ? { count: having.totalCount, sumUsd: having.sumUsd } : NO_NUMBERS, -1)];
  }

  return {
    sector: sector ? named(sector) : null,
    cells: cells
      .map(({ key, name, slug, count, sumUsd }) => ({ key, name, slug, count, sumUsd }))
      .toSorted(
        (a, b) => (b.sumUsd ?? 0) - (a.sumUsd ?? 0) || b.count - a.count || a.name.localeCompare(b.name, locale),
      ),
    total,
    without: { count: without.count, sumUsd: without.sumUsd },
    stages: reference.typesOf("stage").filter(isOffered).map(named),
    regions: PROVINCES.map(({ code }) => ({ id: code, name: nameOfRegion(reference, code, locale) })).toSorted((a, b) =>
      a.name.localeCompare(b.name, locale),
    ),
  };
}

const isOffered = ({ active, offered }: { active: boolean; offered: boolean }) => active && offered;
const nameOfRegion = (reference: Catalogue, code: string, locale: Locale) =>
  reference.regions.get(code)?.[locale] ?? code;

function homeOf(reference: Catalogue) {
  const home = [...reference.countries.values()].find(({ iso2 }) => iso2 === HOME);
  if (!home) throw new Error("The catalogue has no Türkiye.");
  return home;
}

/** Numbers by province and country: `regions` by the code of the province, `countries` by id; null is without. */
function placesOf(
  reference: Catalogue,
  locale: Locale,
  regions: ReadonlyMap<string | null, Numbers>,
  countries: ReadonlyMap<string | null, Numbers>,
) {
  const provinces = PROVINCES.map(({ code }) => ({
    key: code,
    name: nameOfRegion(reference, code, locale),
    slug: code.toLowerCase(),
    ...(regions.get(code) ?? NO_NUMBERS),
  }));
  const home = homeOf(reference);
  // Türkiye itself is drawn by province.
  const cells = [...countries].flatMap(([id, numbers]) => {
    const country = id === null || id === home.id ? undefined : reference.countries.get(id);
    return country ? [{ key: country.id, name: country.name[locale], slug: country.slug[locale], ...numbers }] : [];
  });
  const atHome = plus(countries.get(home.id) ?? NO_NUMBERS, sumOf(provinces), -1);
  return {
    provinces,
    countries: cells.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale)),
    total: sumOf([...countries.values()]),
    without: plus(countries.get(null) ?? NO_NUMBERS, atHome),
  };
}

/** Startups with public support by place, of one kind or of any. */
export async function supportOf(
  db: Db,
  query: { support?: string | undefined },
  locale: Locale,
): Promise<Answer<typeof supportMap>> {
  const reference = await catalogue(db);
  const support = typeOf(reference, "governmentSupport", "support", query.support);
  const filter: Filter = { hasGovernmentSupport: true, ...(support ? { governmentSupports: [support.id] } : {}) };
  const read = async (groupBy: "region" | "country") => {
    const { groups } = await aggregatesOfStartups(db, reference, { filter, of: "startups", groupBy, locale });
    return new Map(groups.map(({ key, count, sumUsd }) => [key, { count, sumUsd }]));
  };
  const named = namedIn(locale);
  return {
    ...placesOf(reference, locale, await read("region"), await read("country")),
    support: support ? named(support) : null,
    supports: reference.typesOf("governmentSupport").filter(isOffered).map(named),
  };
}

/** Visible organizations by type and place. They have no sums. */
export async function organizationsOf(
  db: Db,
  query: { type?: string | undefined },
  locale: Locale,
): Promise<Answer<typeof organizationMap>> {
  const reference = await catalogue(db);
  const type = typeOf(reference, "organizerType", "type", query.type);
  const rows = await db
    .select({ type: organization.typeId, country: organization.countryId, region: city.region, count: count() })
    .from(organization)
    .leftJoin(city, eq(city.id, organization.cityId))
    .where(sql`${organization.isVisible}`)
    .groupBy(organization.typeId, organization.countryId, city.region);
  const counted = (key: "type" | "country" | "region", of: typeof rows) => {
    const sums = new Map<string | null, Numbers>();
    for (const row of of)
      sums.set(row[key], plus(sums.get(row[key]) ?? NO_NUMBERS, { count: row.count, sumUsd: null }));
    return sums;
  };
  const shown = type ? rows.filter((row) => row.type === type.id) : rows;
  const named = namedIn(locale);
  const byType = counted("type", rows);
  const { provinces, ...places } = placesOf(reference, locale, counted("region", shown), counted("country", shown));
  const home = homeOf(reference);
  const cities = new Map(reference.citiesOf(home.id).map(({ region, slug }) => [region, slug]));
  return {
    ...places,
    // Organizations are filtered by city, startups by province.
    provinces: provinces.map((cell) => ({ ...cell, slug: cities.get(cell.key) ?? cell.slug })),
    home: home.slug[locale],
    type: type ? named(type) : null,
    types: reference
      .typesOf("organizerType")
      .filter(({ id, ...rest }) => isOffered(rest) || byType.has(id))
      .map((item) => {
        const { name, slug } = named(item);
        return { key: item.id, name, slug, ...(byType.get(item.id) ?? NO_NUMBERS) };
      }),
  };
}

const revisionRow = z.object({ revision: z.string() });

/** Another number after every write that changes what maps show. */
export async function revisionOf(db: Db): Promise<string> {
  const [index] = await rowsOf(
    db,
    revisionRow,
    sql`
    select string_agg(revision::text, ' ' order by kind) revision from list_index where kind in ('startups', 'organizations')`,
  );
  return `${(await catalogue(db)).revision} ${index!.revision}`;
}
