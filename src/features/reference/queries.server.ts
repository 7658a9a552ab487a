import { and, asc, desc, eq, is, like, ne, type SQL, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { country, referenceState, university } from "#db/tables/reference.server.ts";
import type { EditReference } from "#server/edit/reference.server.ts";
import { seenRevision } from "#server/page-cache/seen-revision.server.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Localized } from "#shared/locale.ts";
import { type Catalogue, loadCatalogue, type Rate } from "./queries/load-catalogue.server.ts";

export { vocabularyOf, WORD_SOURCES } from "./parts/lexicon.server.ts";
export { type Names, namesIn } from "./parts/names.server.ts";
export type { Catalogue, Country, Rate, Type } from "./queries/load-catalogue.server.ts";

/** Milliseconds after which the cached catalogue is compared with the database: other processes may have written. */
export const STALE_AFTER_MS = 500;

interface CacheEntry {
  catalogue: Promise<Catalogue>;
  checkedAt: number;
  /** The known revision of what visitors see (record 41). */
  seen: number;
}
const catalogueCache = new WeakMap<Db, CacheEntry>();

/**
 * Types, places, languages, currencies and rates, cached in the memory of the process, so that names and slugs need no
 * joins. At most twice a second, and when a page must not be older, the revision of the database is compared. Takes the database, never a transaction: call
 * it before you begin one.
 */
export async function catalogue(db: Db): Promise<Catalogue> {
  if (is(db, PgTransaction)) throw new Error("The catalogue is read before a transaction begins, not inside it.");
  const now = performance.now();
  const current = catalogueCache.get(db);
  const seen = seenRevision(db);
  if (current?.seen === seen && now - current.checkedAt < STALE_AFTER_MS) return current.catalogue;
  const next: CacheEntry = { catalogue: renewed(db, current?.catalogue), checkedAt: now, seen };
  catalogueCache.set(db, next);
  // A failed load must not stay in the cache.
  next.catalogue.catch(() => catalogueCache.get(db) === next && catalogueCache.delete(db));
  return next.catalogue;
}

async function renewed(db: Db, current: Promise<Catalogue> | undefined): Promise<Catalogue> {
  const cached = await current?.catch(() => undefined);
  const [state] = await db.select({ revision: referenceState.revision }).from(referenceState);
  return cached && cached.revision === state?.revision ? cached : loadCatalogue(db, state?.revision ?? 0);
}

/** Empties the cache after a write of this process. */
export const catalogueChanged = (db: Db): boolean => catalogueCache.delete(db);

/**
 * Dollars for one unit of a currency on a day ("2024-03-01"): the newest rate on or before it, the oldest one for days
 * before all rates. Undefined for an unknown currency. `day` of the answer is the rate's own.
 */
export function rateOn({ rates }: Catalogue, currencyId: string, day: string): Rate | undefined {
  const newestFirst = rates.get(currencyId) ?? [];
  return newestFirst.find((rate) => rate.day <= day) ?? newestFirst.at(-1);
}

/** The part of the catalogue that forms read. */
export const editReference = (from: Catalogue): EditReference => ({
  ...from,
  rateOn: (currencyId, day) => rateOn(from, currencyId, day),
});

export interface UniversityRow {
  id: string;
  countryId: string | null;
  name: Localized;
}

const universityColumns = {
  id: university.id,
  countryId: university.countryId,
  nameEn: university.nameEn,
  nameTr: university.nameTr,
};
const universityRow = (row: { id: string; countryId: string | null; nameEn: string; nameTr: string | null }) => ({
  id: row.id,
  countryId: row.countryId,
  name: { en: row.nameEn, tr: row.nameTr ?? row.nameEn },
});

export interface UniversitySearch {
  searchText: string;
  countryId?: string | undefined;
  order: "relevance" | "name" | "country";
  descending: boolean;
  /** From 1. */
  pageIndex: number;
  pageSize: number;
}

/**
 * Universities whose names contain every word of the text; Turkish letters are optional. By relevance: names that begin
 * with the text, then countries that are offered first, then by name; those that members have typed in come last.
 */
export async function searchUniversities(
  db: Db,
  search: UniversitySearch,
): Promise<{ rows: UniversityRow[]; totalCount: number }> {
  const words = foldedWords(search.searchText);
  if (search.searchText.trim() && words.length === 0) return { rows: [], totalCount: 0 };
  const where = and(
    ne(university.state, "rejected"),
    ...words.map((word) => like(university.search, `%${word}%`)),
    search.countryId ? eq(university.countryId, search.countryId) : undefined,
  );
  const [counted] = await db.select({ totalCount: sql<number>`count(*)` }).from(university).where(where);
  const rows = await db
    .select(universityColumns)
    .from(university)
    .leftJoin(country, eq(country.id, university.countryId))
    .where(where)
    .orderBy(...orderOf(search), asc(university.id))
    .limit(search.pageSize)
    .offset((search.pageIndex - 1) * search.pageSize);
  return { rows: rows.map(universityRow), totalCount: counted?.totalCount ?? 0 };
}

function orderOf({ order, descending, searchText }: UniversitySearch): SQL[] {
  const direction = descending ? desc : asc;
  if (order === "name") return [direction(university.search)];
  if (order === "country") return [direction(sql`fold(${country.nameEn})`), asc(university.search)];
  const text = foldedWords(searchText).join(" ");
  const startsWithText = sql`(starts_with(${university.search}, ${text})
    or starts_with(fold(coalesce(${university.nameTr}, '')), ${text}))`;
  const isSuggested = sql`(${university.state} = 'suggested')`;
  const byText = descending ? asc(startsWithText) : desc(startsWithText);
  return [asc(isSuggested), byText, asc(country.topRank), asc(university.search)];
}

/** The universities of a country, by name. */
export async function universitiesOf(db: Db, countryId: string): Promise<UniversityRow[]> {
  const rows = await db
    .select(universityColumns)
    .from(university)
    .where(eq(university.countryId, countryId))
    .orderBy(asc(university.search), asc(university.id));
  return rows.map(universityRow);
}
