import { asc, type Column, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AnyPgTable } from "drizzle-orm/pg-core";
import { localized } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
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
import type { Locale } from "#shared/locale.ts";
import type { Names } from "../../parts/catalogue-names.server.ts";

/** A list of the profile: its rows as they are stored, and what readers get of a row. */
export interface ProfileList<Row, NamedRow> {
  /** The rows of the member whom the statement around it reads from `account`, in their order. */
  rows: (locale: Locale) => SQL<Row[]>;
  named: (row: Row, names: Names) => NamedRow;
}

type OwnedTable = AnyPgTable & Record<"id" | "accountId" | "createdAt", Column>;
type RowOf<Table extends OwnedTable> = Omit<Table["$inferSelect"], "accountId" | "createdAt">;

/**
 * The rows of a table as JSON, with `more` fields. Of languages:
 * (select coalesce(json_agg(json_build_object('id', "profile_language"."id", …) order by "profile_language"."id"), '[]')
 *   from "profile_language" where "profile_language"."account_id" = "account"."id")
 */
function rowsOfMember<Table extends OwnedTable, More = unknown>(
  table: Table,
  order: SQL[],
  more: { [Field in keyof More & string]: SQL<More[Field]> } | Record<string, never> = {},
): SQL<(RowOf<Table> & More)[]> {
  const { accountId, createdAt: _, ...columns } = getTableColumns(table);
  const fields = Object.entries({ ...columns, ...more }).map(
    ([field, value]) => sql`${sql.raw(`'${field}'`)}, ${value}`,
  );
  const row = sql`json_build_object(${sql.join(fields, sql`, `)})`;
  return sql`(select coalesce(json_agg(${row} order by ${sql.join(order, sql`, `)}), '[]') from ${table} where ${eq(accountId!, account.id)})`;
}

/** The rows of one list of a member. */
export async function rowsOf<Row, NamedRow>(
  list: ProfileList<Row, NamedRow>,
  db: Db,
  accountId: string,
  names: Names,
  locale: Locale,
): Promise<NamedRow[]> {
  const [member] = await db
    .select({ rows: list.rows(locale) })
    .from(account)
    .where(eq(account.id, accountId));
  return (member?.rows ?? []).map((row) => list.named(row, names));
}

const profileList = <Row, NamedRow>(
  rows: (locale: Locale) => SQL<Row[]>,
  named: (row: Row, names: Names) => NamedRow,
): ProfileList<Row, NamedRow> => ({ rows, named });

/** Newest first, current ones on top; rows without dates last, in the order they were added. */
const newestFirst = (table: typeof profileEducation | typeof profileExperience): SQL[] => [
  sql`coalesce(${table.endDate}, case when ${table.startDate} is not null then 'infinity'::date end) desc nulls last`,
  sql`${table.startDate} desc nulls last`,
  asc(table.id),
];

const schoolName = (locale: Locale) =>
  sql<string | null>`(select ${localized(university, "name", locale)} from ${university}
    where ${eq(university.id, profileEducation.schoolId)})`;

export const educationList = profileList(
  (locale) => rowsOfMember(profileEducation, newestFirst(profileEducation), { listedSchool: schoolName(locale) }),
  ({ listedSchool, ...row }, names) => ({
    ...row,
    schoolName: row.schoolId ? listedSchool : row.schoolName,
    departmentName: row.departmentId ? names.type(row.departmentId) : row.departmentName,
    degreeName: names.type(row.degreeId),
    graduateStatusName: names.type(row.graduateStatusId),
  }),
);

export const languageList = profileList(
  () => rowsOfMember(profileLanguage, [asc(profileLanguage.id)]),
  (row, names) => ({
    ...row,
    languageName: names.language(row.languageId),
    languageLevelName: names.type(row.languageLevelId),
  }),
);

export const skillList = profileList(
  () => rowsOfMember(profileSkill, [asc(profileSkill.isSoft), asc(profileSkill.id)]),
  (row, names) => ({
    ...row,
    positionName: names.type(row.positionId),
    skillName: names.type(row.skillId),
    knowledgeLevelName: names.type(row.knowledgeLevelId),
  }),
);

export const workingPlanList = profileList(
  () => rowsOfMember(profileWorkingPlan, [asc(profileWorkingPlan.id)]),
  (row, names) => ({ ...row, workingPlanName: names.type(row.workingPlanId) }),
);

export const jobRoleList = profileList(
  () => rowsOfMember(profileJobRole, [asc(profileJobRole.id)]),
  (row, names) => ({ ...row, jobRoleName: names.type(row.jobRoleId) }),
);

export const experienceList = profileList(
  () => rowsOfMember(profileExperience, newestFirst(profileExperience)),
  (row, names) => ({
    ...row,
    countryName: names.country(row.countryId),
    cityName: names.city(row.cityId),
    countyName: names.county(row.countyId),
    employmentTypeName: names.type(row.employmentTypeId),
  }),
);

const { accountId: hidingMember, personId, startupId, organizationId } = profileHiding;
/** The name of whom a member hides from, if the member may still see them. */
const hiddenFromName = sql<string | null>`coalesce(
  (select person.name || ' ' || person.surname from account person where person.id = ${personId}
    and sees_person(${hidingMember}, person.id)),
  (select name from startup where startup.id = ${startupId} and is_visible and deleted_at is null),
  (select name from organization where organization.id = ${organizationId} and is_visible))`;

/** From whom a member hides. */
export const hidingRows = () =>
  rowsOfMember(profileHiding, [asc(profileHiding.createdAt), asc(profileHiding.id)], { name: hiddenFromName });
