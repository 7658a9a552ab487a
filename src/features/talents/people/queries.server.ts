// Hand-written SQL: the page that the index of bits has found.

import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { localized } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account, activeMember } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { search } from "#features/search/queries.server.ts";
import { termOf } from "#server/list-index/choices.server.ts";
import { all, expressionOf, terms } from "#server/list-index/expression.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { opensPerson, seesPerson } from "#server/visible-people.server.ts";
import { fold, foldedWords } from "#shared/fold.ts";
import { withoutEmpty } from "#shared/list/filter.ts";
import { MAX_WORDS } from "#shared/list/limits.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import { namesIn } from "../parts/catalogue-names.server.ts";
import { seesAll } from "../profile/rules.ts";
import { talentSource, visibleTalents } from "../queries.server.ts";
import { LOOKUP_MIN, LOOKUP_SIZE, type Person, type PersonStartup } from "./contract.ts";

const columns = {
  id: activeMember.id,
  seoUrl: activeMember.seoUrl,
  name: activeMember.name,
  surname: activeMember.surname,
  title: activeMember.title,
  photo: activeMember.photo,
  pP_512: profile.pP_512,
  pP_256: profile.pP_256,
  pP_64: profile.pP_64,
  countryId: profile.countryId,
  cityId: profile.cityId,
};

const people = (db: Db) =>
  db.select(columns).from(activeMember).leftJoin(profile, eq(profile.accountId, activeMember.id)).$dynamic();
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

/** The reader and the language. */
interface Reading {
  viewer: Viewer;
  locale: Locale;
}

/** Orders of the list of talents by the name of the column, upwards and downwards. */
const SORTS = { name: ["name", "nameDescending"], createdAt: ["oldest", "newest"] } as const;

/** People the viewer may see whose name has every word, each as the beginning of a word; read by the index of the list. */
export async function findPeople(db: Db, wanted: PeopleSearch, { viewer, locale }: Reading) {
  const { filter, searchText, pageIndex, pageSize, isDescending } = wanted;
  const words = foldedWords(searchText).slice(0, MAX_WORDS);
  const types = await catalogue(db);
  if (searchText && words.length === 0) return { rows: [], totalCount: 0, pageIndex, pageSize };
  const chosen = withoutEmpty({ words, country: one(filter.countryId), city: one(filter.cityId) });
  const jobSearch = viewer.kind === "member" ? "jobSearch" : "publicJobSearch";
  const within = await visibleTalents(db, viewer);
  const expression = all(
    expressionOf(talentSource, chosen, termOf(types)),
    ...(filter.userTypeId ? [terms(`userType:${filter.userTypeId}`)] : []),
    ...(filter.jobSearchStatusId ? [terms(`${jobSearch}:${filter.jobSearchStatusId}`)] : []),
    ...(within ? [within] : []),
  );
  const sort = SORTS[wanted.orderColumnName || "name"][isDescending ? 1 : 0];
  const page = pageStatement(talentSource, expression, {
    sort,
    locale,
    offset: (pageIndex - 1) * pageSize,
    limit: pageSize,
  });
  const places = await rowsOf(db, placeRow, sql`select "totalCount", id from (${page}) page order by place`);
  const ids = places.flatMap(({ id }) => id ?? []);
  const rows = await inOrder(db, ids);
  return { rows: rows.map(personIn(types, locale)), totalCount: places[0]?.totalCount ?? 0, pageIndex, pageSize };
}

const placeRow = z.object({ totalCount: z.number(), id: z.string().nullable() });

const one = (id: string | null | undefined): string[] => (id ? [id] : []);

async function inOrder(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await people(db).where(inArray(activeMember.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const idRow = z.object({ id: z.string() });

/** Members who have rights where the viewer has rights, whose name has every word: they are found, listed or not. */
async function colleagues(db: Db, text: string, viewer: Viewer): Promise<string[]> {
  if (viewer.kind !== "member") return [];
  const nameHas = foldedWords(text).map(
    (word) => sql`' ' || fold(person.name || ' ' || person.surname) like ${`% ${word.replace(/[\\%_]/g, "\\$&")}%`}`,
  );
  const rows = await rowsOf(
    db,
    idRow,
    sql`
    select person.id from active_member person
    where person.id in (
        select theirs.account_id from entity_access own join entity_access theirs on theirs.entity_id = own.entity_id
        where own.account_id = ${viewer.id} and (own.expires_at is null or own.expires_at > now())
          and (theirs.expires_at is null or theirs.expires_at > now()))
      and ${sql.join([seesPerson(viewer, sql`person.id`), ...nameHas], sql` and `)}
    order by fold(person.name || ' ' || person.surname), person.id limit ${LOOKUP_SIZE}`,
  );
  return rows.map(({ id }) => id);
}

/** Suggestions for a name being typed: colleagues, then people as in the search of the header. */
export async function lookUp(db: Db, name: string, { viewer, locale }: Reading): Promise<Person[]> {
  const text = fold(name).trim().replace(/\s+/g, " ");
  if (text.length < LOOKUP_MIN) return [];
  const types = await catalogue(db);
  const found = await search(db, { text, types: ["people"], limit: LOOKUP_SIZE, viewer, locale });
  const ids = new Set([...(await colleagues(db, text, viewer)), ...found.map(({ id }) => id)]);
  const rows = await inOrder(db, [...ids].slice(0, LOOKUP_SIZE));
  return rows.map(personIn(types, locale));
}

/**
 * Members of the same teams, with the startups they share. Invited members, deleted startups and people who hide from the viewer are
 * left out.
 */
export async function teamMembersOf(db: Db, viewer: Member, locale: Locale) {
  const accountId = viewer.id;
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
    .where(and(inArray(activeMember.id, others), seesPerson(viewer, activeMember.id)))
    .orderBy(sql`fold(${activeMember.name} || ' ' || ${activeMember.surname})`, asc(activeMember.id));
  return rows.map(personIn(types, locale)).map((person) => ({
    ...person,
    startups: shared
      .filter(({ personId }) => personId === person.id)
      .map(({ id, name, seoUrl }) => ({ id, name, seoUrl })),
  }));
}

/** Listed startups of a member, undefined where the viewer may not open the page of the member. */
export async function startupsOf(
  db: Db,
  seoUrl: string,
  { viewer, locale }: Reading,
): Promise<PersonStartup[] | undefined> {
  const [person] = await db
    .select({ id: account.id, isOpen: sql<boolean>`${opensPerson(viewer, account.id)}` })
    .from(account)
    .where(eq(account.seoUrl, seoUrl));
  if (!person || !(person.isOpen || seesAll(viewer, person.id))) return undefined;
  return db
    .select({
      id: startup.id,
      seoUrl: startup.seoUrl,
      name: startup.name,
      logo: sql<string | null>`coalesce(${startup.logo64}, ${startup.logo})`,
      tagline: localized(startup, "tagline", locale),
      position: startupMember.position,
      isMentor: sql<boolean>`${startupMember.kind} = 'mentor'`,
    })
    .from(startupMember)
    .innerJoin(startup, eq(startup.id, startupMember.startupId))
    .where(
      and(
        startup.isVisible,
        isNull(startup.deletedAt),
        eq(startupMember.accountId, person.id),
        eq(startupMember.invited, false),
      ),
    )
    .orderBy(desc(startupMember.kind), startup.nameFold, startup.id);
}
