import { and, asc, count, desc, eq, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#db/open.server.ts";
import { listedMember } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { search } from "#features/search/queries.server.ts";
import { fold, foldedWords } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import { namesIn } from "../parts/catalogue-names.server.ts";
import { LOOKUP_MIN, LOOKUP_SIZE, type Person } from "./contract.ts";

const columns = {
  id: listedMember.id,
  seoUrl: listedMember.seoUrl,
  name: listedMember.name,
  surname: listedMember.surname,
  title: listedMember.title,
  photo: listedMember.photo,
  pP_512: profile.pP_512,
  pP_256: profile.pP_256,
  pP_64: profile.pP_64,
  countryId: profile.countryId,
  cityId: profile.cityId,
};

const people = (db: Db) =>
  db.select(columns).from(listedMember).leftJoin(profile, eq(profile.accountId, listedMember.id)).$dynamic();
type Row = Awaited<ReturnType<typeof people>>[number];

function personIn(types: Catalogue, locale: Locale) {
  const names = namesIn(types, locale);
  return ({ photo, countryId, cityId, ...row }: Row): Person => ({
    ...row,
    pP_512: row.pP_512 ?? photo,
    pP_256: row.pP_256 ?? photo,
    pP_64: row.pP_64 ?? photo,
    countryName: names.country(countryId),
    cityName: names.city(cityId),
  });
}

export interface PeopleSearch {
  searchText: string;
  filter: Partial<Record<"countryId" | "cityId" | "userTypeId" | "jobSearchStatusId", string | null | undefined>>;
  isDescending: boolean;
  /** From 1. */
  pageIndex: number;
  pageSize: number;
  orderColumnName: "" | "name" | "createdAt";
}

/** Listed members whose name contains every word. */
export async function findPeople(db: Db, wanted: PeopleSearch, locale: Locale) {
  const { filter, searchText, pageIndex, pageSize, isDescending } = wanted;
  const words = foldedWords(searchText);
  const types = await catalogue(db);
  if (searchText && words.length === 0) return { rows: [], totalCount: 0, pageIndex, pageSize };
  const name = sql`fold(${listedMember.name} || ' ' || ${listedMember.surname})`;
  const where = and(
    ...words.map((word): SQL => like(name, `%${word}%`)),
    ...(["countryId", "cityId", "jobSearchStatusId"] as const).map((field) =>
      filter[field] ? eq(profile[field], filter[field]) : undefined,
    ),
    filter.userTypeId ? eq(listedMember.userTypeId, filter.userTypeId) : undefined,
  );
  const [counted] = await db
    .select({ total: count() })
    .from(listedMember)
    .leftJoin(profile, eq(profile.accountId, listedMember.id))
    .where(where);
  const direction = isDescending ? desc : asc;
  const order = wanted.orderColumnName === "createdAt" ? direction(listedMember.createdAt) : direction(name);
  const rows = await people(db)
    .where(where)
    .orderBy(order, asc(listedMember.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { rows: rows.map(personIn(types, locale)), totalCount: counted?.total ?? 0, pageIndex, pageSize };
}

/** Suggestions for a name being typed, as in the search of the header. */
export async function lookUp(db: Db, name: string, locale: Locale): Promise<Person[]> {
  const text = fold(name).trim().replace(/\s+/g, " ");
  if (text.length < LOOKUP_MIN) return [];
  const types = await catalogue(db);
  const found = await search(db, { text, types: ["people"], limit: LOOKUP_SIZE, locale });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await people(db).where(inArray(listedMember.id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(personIn(types, locale));
}

/** Members of the same teams, with the startups they share. Invited members and deleted startups are left out. */
export async function teamMembersOf(db: Db, accountId: string, locale: Locale) {
  const types = await catalogue(db);
  const own = alias(startupMember, "own");
  const shared = await db
    .select({ personId: startupMember.accountId, id: startup.id, name: startup.name, seoUrl: startup.seoUrl })
    .from(own)
    .innerJoin(startup, and(eq(startup.id, own.startupId), isNull(startup.deletedAt)))
    .innerJoin(startupMember, and(eq(startupMember.startupId, own.startupId), eq(startupMember.invited, false)))
    .where(and(eq(own.accountId, accountId), eq(own.invited, false)))
    .orderBy(asc(startup.name), asc(startup.id));
  const others = [...new Set(shared.flatMap(({ personId }) => (personId && personId !== accountId ? personId : [])))];
  if (others.length === 0) return [];
  const rows = await people(db)
    .where(inArray(listedMember.id, others))
    .orderBy(sql`fold(${listedMember.name} || ' ' || ${listedMember.surname})`, asc(listedMember.id));
  return rows.map(personIn(types, locale)).map((person) => ({
    ...person,
    startups: shared
      .filter(({ personId }) => personId === person.id)
      .map(({ id, name, seoUrl }) => ({ id, name, seoUrl })),
  }));
}
