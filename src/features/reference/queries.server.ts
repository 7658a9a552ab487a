import { and, asc, desc, eq, is, like, type SQL, sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { country, referenceState, university } from "#db/tables/reference.server.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Localized } from "#shared/locale.ts";
import { type Catalogue, loadCatalogue, type Rate } from "./queries/load-catalogue.server.ts";

export type { Catalogue, Country, Rate, Type } from "./queries/load-catalogue.server.ts";

/** How long a process may miss what another one wrote. */
export const STALE_AFTER_MS = 2_000;

interface Held {
  catalogue: Promise<Catalogue>;
  checkedAt: number;
}
const held = new WeakMap<Db, Held>();

/**
 * Types, places, languages, currencies and rates in the memory of the process: names and slugs are resolved here
 * instead of by joins. Loaded once per database; whether it is still right is asked at most every two seconds.
 * Takes the database, never a transaction: call it before you begin one.
 */
export async function catalogue(db: Db): Promise<Catalogue> {
  if (is(db, PgTransaction)) throw new Error("The catalogue is read before a transaction begins, not inside it.");
  const now = performance.now();
  const current = held.get(db);
  if (current && now - current.checkedAt < STALE_AFTER_MS) return current.catalogue;
  const next: Held = { catalogue: renewed(db, current?.catalogue), checkedAt: now };
  held.set(db, next);
  // A failed load must not stay: the next call tries again.
  next.catalogue.catch(() => held.get(db) === next && held.delete(db));
  return next.catalogue;
}

async function renewed(db: Db, current: Promise<Catalogue> | undefined): Promise<Catalogue> {
  const known = await current?.catch(() => undefined);
  const [state] = await db.select({ revision: referenceState.revision }).from(referenceState);
  return known && known.revision === state?.revision ? known : loadCatalogue(db, state?.revision ?? 0);
}

/** Makes the next call of `catalogue` look again: after a write of this process. */
export const catalogueChanged = (db: Db): boolean => held.delete(db);

/**
 * Dollars for one unit of a currency on a day ("2024-03-01"): the newest rate on or before it, the oldest one for days
 * before all rates. Undefined for an unknown currency. `day` of the answer is the rate's own.
 */
export function rateOn({ rates }: Catalogue, currencyId: string, day: string): Rate | undefined {
  const newestFirst = rates.get(currencyId) ?? [];
  return newestFirst.find((rate) => rate.day <= day) ?? newestFirst.at(-1);
}

export interface UniversityRow {
  id: string;
  countryId: string;
  name: Localized;
}

const universityColumns = {
  id: university.id,
  countryId: university.countryId,
  nameEn: university.nameEn,
  nameTr: university.nameTr,
};
const universityRow = (row: { id: string; countryId: string; nameEn: string; nameTr: string | null }) => ({
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
 * Universities that hold every word of the text in one of their names, Turkish letters optional. By relevance: those
 * that begin with the text, then those of the countries offered first, then by name.
 */
export async function searchUniversities(
  db: Db,
  search: UniversitySearch,
): Promise<{ rows: UniversityRow[]; totalCount: number }> {
  const words = foldedWords(search.searchText);
  if (search.searchText.trim() && words.length === 0) return { rows: [], totalCount: 0 };
  const where = and(
    ...words.map((word) => like(university.search, `%${word}%`)),
    search.countryId ? eq(university.countryId, search.countryId) : undefined,
  );
  const [counted] = await db.select({ totalCount: sql<number>`count(*)` }).from(university).where(where);
  const rows = await db
    .select(universityColumns)
    .from(university)
    .innerJoin(country, eq(country.id, university.countryId))
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
  return [descending ? asc(startsWithText) : desc(startsWithText), asc(country.topRank), asc(university.search)];
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
