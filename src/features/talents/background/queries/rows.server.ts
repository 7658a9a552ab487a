import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  profileEducation,
  profileExperience,
  profileHiding,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import { university } from "#db/tables/reference.server.ts";
import { seesPerson } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { Names } from "../../parts/catalogue-names.server.ts";

type Owned = { accountId: string };
const withoutOwner = <Row extends Owned & { createdAt: Date }>({ accountId: _owner, createdAt: _made, ...row }: Row) =>
  row;

/** Newest first, current ones on top; rows without dates last, in the order they were added. */
const newestFirst = (table: typeof profileEducation | typeof profileExperience) => [
  sql`coalesce(${table.endDate}, case when ${table.startDate} is not null then 'infinity'::date end) desc nulls last`,
  sql`${table.startDate} desc nulls last`,
  asc(table.id),
];

export async function educationsOf(db: Db, accountId: string, names: Names, locale: Locale) {
  const rows = await db
    .select()
    .from(profileEducation)
    .where(eq(profileEducation.accountId, accountId))
    .orderBy(...newestFirst(profileEducation));
  const schools = await schoolNames(
    db,
    rows.flatMap(({ schoolId }) => schoolId ?? []),
    locale,
  );
  return rows.map(withoutOwner).map((row) => ({
    ...row,
    schoolName: row.schoolId ? (schools.get(row.schoolId) ?? null) : row.schoolName,
    departmentName: row.departmentId ? names.type(row.departmentId) : row.departmentName,
    degreeName: names.type(row.degreeId),
    graduateStatusName: names.type(row.graduateStatusId),
  }));
}

async function schoolNames(db: Db, ids: string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: university.id, nameEn: university.nameEn, nameTr: university.nameTr })
    .from(university)
    .where(inArray(university.id, ids));
  return new Map(rows.map(({ id, nameEn, nameTr }) => [id, locale === "tr" ? (nameTr ?? nameEn) : nameEn]));
}

export async function languagesOf(db: Db, accountId: string, names: Names) {
  const rows = await db
    .select()
    .from(profileLanguage)
    .where(eq(profileLanguage.accountId, accountId))
    .orderBy(asc(profileLanguage.id));
  return rows.map(withoutOwner).map((row) => ({
    ...row,
    languageName: names.language(row.languageId),
    languageLevelName: names.type(row.languageLevelId),
  }));
}

export async function skillsOf(db: Db, accountId: string, names: Names) {
  const rows = await db
    .select()
    .from(profileSkill)
    .where(eq(profileSkill.accountId, accountId))
    .orderBy(asc(profileSkill.isSoft), asc(profileSkill.id));
  return rows.map(withoutOwner).map((row) => ({
    ...row,
    positionName: names.type(row.positionId),
    skillName: names.type(row.skillId),
    knowledgeLevelName: names.type(row.knowledgeLevelId),
  }));
}

export async function workingPlansOf(db: Db, accountId: string, names: Names) {
  const rows = await db
    .select()
    .from(profileWorkingPlan)
    .where(eq(profileWorkingPlan.accountId, accountId))
    .orderBy(asc(profileWorkingPlan.id));
  return rows.map(withoutOwner).map((row) => ({ ...row, workingPlanName: names.type(row.workingPlanId) }));
}

export async function jobRolesOf(db: Db, accountId: string, names: Names) {
  const rows = await db
    .select()
    .from(profileJobRole)
    .where(eq(profileJobRole.accountId, accountId))
    .orderBy(asc(profileJobRole.id));
  return rows.map(withoutOwner).map((row) => ({ ...row, jobRoleName: names.type(row.jobRoleId) }));
}

export async function experiencesOf(db: Db, accountId: string, names: Names) {
  const rows = await db
    .select()
    .from(profileExperience)
    .where(eq(profileExperience.accountId, accountId))
    .orderBy(...newestFirst(profileExperience));
  return rows.map(withoutOwner).map((row) => ({
    ...row,
    countryName: names.country(row.countryId),
    cityName: names.city(row.cityId),
    countyName: names.county(row.countyId),
    employmentTypeName: names.type(row.employmentTypeId),
  }));
}

/** From whom a member hides, with the names of those the member may still see. */
export async function hidingsOf(db: Db, accountId: string) {
  const own = { kind: "member", id: accountId } as const;
  const { personId, startupId, organizationId } = profileHiding;
  const rows = await db
    .select({
      hiding: profileHiding,
      name: sql<string | null>`coalesce(
        (select name || ' ' || surname from account where account.id = ${personId} and ${seesPerson(own, sql`account.id`)}),
        (select name from startup where startup.id = ${startupId} and is_visible and deleted_at is null),
        (select name from organization where organization.id = ${organizationId} and is_visible))`,
    })
    .from(profileHiding)
    .where(eq(profileHiding.accountId, accountId))
    .orderBy(asc(profileHiding.createdAt), asc(profileHiding.id));
  return rows.map(({ hiding, name }) => ({ ...withoutOwner(hiding), name }));
}
