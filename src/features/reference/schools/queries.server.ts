import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { profileEducation } from "#db/tables/profile.server.ts";
import { university } from "#db/tables/reference.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { schoolCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const schoolTable = adminTable(schoolCalls, {
  texts: { en, tr },
  source: (locale) => {
    const nameOf = (table: string) =>
      sql.raw(locale === "tr" ? `coalesce(${table}.name_tr, ${table}.name_en)` : `${table}.name_en`);
    return {
      table: university,
      joins: sql`left join country on country.id = university.country_id
        left join lateral (
          select other.id, ${nameOf("other")} name from university other
          where university.state <> 'confirmed' and other.state = 'confirmed' and fold(university.name_en) <% other.search
          order by word_similarity(fold(university.name_en), other.search) desc,
            similarity(fold(university.name_en), fold(other.name_en)) desc, other.id limit 1
        ) closest on true`,
      fields: {
        country: sql`case when country.id is not null
          then json_build_object('id', country.id, 'name', ${sql.raw(`country.name_${locale}`)}) end`,
        closest: sql`closest.name`,
        closestId: sql`closest.id`,
        sameAs: sql`null::text`,
        members: sql`(select count(distinct account_id)::int from profile_education where school_id = university.id)`,
      },
      scope: sql`university.suggested_at is not null`,
      search: sql`university.search`,
      searches: { nameEn: sql`fold(university.name_en)`, nameTr: sql`fold(coalesce(university.name_tr, ''))` },
      usualOrder: sql`(university.state = 'suggested') desc, university.suggested_at desc`,
    };
  },
  filters: {},
  nameOf: ({ nameEn }) => nameEn,
});

/** Confirmed schools other than `id` that a text names, by id or by a whole name in either language. */
export async function schoolsNamed(db: Db, id: string, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: university.id })
    .from(university)
    .where(
      and(
        ne(university.id, id),
        eq(university.state, "confirmed"),
        or(
          sql`${university.id}::text = lower(${text})`,
          sql`fold(${university.nameEn}) = fold(${text})`,
          sql`fold(${university.nameTr}) = fold(${text})`,
        ),
      ),
    );
  return rows.map((row) => row.id);
}

/** True if another confirmed school of the country has the name, in whatever letters. */
export async function isTaken(db: Db, id: string, countryId: string, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: university.id })
    .from(university)
    .where(
      and(
        ne(university.id, id),
        eq(university.state, "confirmed"),
        eq(university.countryId, countryId),
        sql`fold(${university.nameEn}) = fold(${name})`,
      ),
    );
  return rows.length > 0;
}

/** Accounts whose profile names a school. */
export async function accountsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: profileEducation.accountId })
    .from(profileEducation)
    .where(eq(profileEducation.schoolId, id))
    .orderBy(profileEducation.accountId);
  return rows.map((row) => row.id);
}
