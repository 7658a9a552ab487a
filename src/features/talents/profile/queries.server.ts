import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { profile } from "#db/tables/profile.server.ts";
import { startup, startupMember } from "#db/tables/startups.server.ts";
import { type Catalogue, catalogue } from "#features/reference/queries.server.ts";
import { opensPerson } from "#server/visible-people.server.ts";
import { type ScoredEntry, sectionsOf } from "#shared/edit/score.ts";
import { fold } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import {
  educationList,
  experienceList,
  hidingRows,
  jobRoleList,
  languageList,
  type ProfileList,
  skillList,
  workingPlanList,
} from "../background/queries/rows.server.ts";
import { namesIn } from "../parts/catalogue-names.server.ts";
import type { OwnProfile } from "./contract.ts";
import { anchorOf, anchorOfPart } from "./parts/sections.ts";
import { completenessOf, missingParts, PARTS, type ProfilePart } from "./rules.ts";

const { passwordHash: _hash, ...accountColumns } = getTableColumns(account);

interface Hidden {
  /** The viewer may open the page of the member. */
  isOpen: boolean;
  cvKey: string | null;
  createdAt: Date;
}

/**
 * The whole profile of a member, by id or address, in one statement. The caller checks who may see which part. `types`: needed inside a
 * transaction.
 */
export async function profileOf(
  db: Db,
  who: { id: string } | { seoUrl: string },
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  types?: Catalogue,
): Promise<(OwnProfile & Hidden) | undefined> {
  const reference = types ?? (await catalogue(db));
  const names = namesIn(reference, locale);
  const [found] = await db
    .select({
      account: accountColumns,
      profile,
      isOpen: sql<boolean>`${opensPerson(viewer, account.id)}`,
      isListed: sql<boolean>`exists (select from listed_member where listed_member.id = ${account.id})`,
      educations: educationList.rows(locale),
      userLanguages: languageList.rows(locale),
      skills: skillList.rows(locale),
      workingPlans: workingPlanList.rows(locale),
      jobRoles: jobRoleList.rows(locale),
      workingExperiences: experienceList.rows(locale),
      hiddenFrom: hidingRows(),
    })
    .from(account)
    .leftJoin(profile, eq(profile.accountId, account.id))
    .where("id" in who ? eq(account.id, who.id) : eq(account.seoUrl, who.seoUrl));
  if (!found) return undefined;
  const { account: person } = found;
  const stored = found.profile ?? EMPTY_PROFILE;
  const named = <Row, NamedRow>(list: ProfileList<Row, NamedRow>, rows: Row[]) =>
    rows.map((row) => list.named(row, names));
  return {
    ...stored,
    isOpen: found.isOpen,
    id: person.id,
    seoUrl: person.seoUrl,
    name: person.name,
    surname: person.surname,
    searchName: fold(`${person.name} ${person.surname}`),
    title: person.title,
    email: person.email,
    isEmApproved: person.emailVerifiedAt !== null,
    userTypeId: person.userTypeId,
    userTypeName: names.type(person.userTypeId),
    genderName: names.type(stored.genderId),
    countryName: names.country(stored.countryId),
    countryCode: reference.countries.get(stored.countryId ?? "")?.iso2 ?? null,
    cityName: names.city(stored.cityId),
    countyName: names.county(stored.countyId),
    jobSearchStatusName: names.type(stored.jobSearchStatusId),
    expectationToJobName: names.type(stored.expectationToJobId),
    minSalaryExpectationToJob: stored.minSalary,
    minSalaryExpectationToJobCurrencyId: stored.minSalaryCurrencyId,
    maxSalaryExpectationToJob: stored.maxSalary,
    maxSalaryExpectationToJobCurrencyId: stored.maxSalaryCurrencyId,
    minShareExpectationToJob: stored.minShare,
    maxShareExpectationToJob: stored.maxShare,
    cv: stored.cvName,
    wantsListing: person.wantsListing,
    isListed: found.isListed,
    isHidden: person.hiddenAt !== null,
    deleteAt: person.deleteAt?.toISOString() ?? null,
    version: person.version,
    createdAt: person.createdAt,
    // Without an uploaded photo there may be a drawn one.
    pP_512: stored.pP_512 ?? person.photo,
    pP_256: stored.pP_256 ?? person.photo,
    pP_64: stored.pP_64 ?? person.photo,
    educations: named(educationList, found.educations),
    userLanguages: named(languageList, found.userLanguages),
    skills: named(skillList, found.skills),
    workingPlans: named(workingPlanList, found.workingPlans),
    jobRoles: named(jobRoleList, found.jobRoles),
    workingExperiences: named(experienceList, found.workingExperiences),
    jobSearchAudience: stored.jobSearchAudience ?? "members",
    hiddenFrom: found.hiddenFrom,
    updatedAt: new Date(Math.max(person.updatedAt.getTime(), found.profile?.updatedAt.getTime() ?? 0)).toISOString(),
  };
}

type Profile = typeof profile.$inferSelect;
const EMPTY_PROFILE = Object.fromEntries(Object.keys(getTableColumns(profile)).map((name) => [name, null])) as {
  [Name in keyof Profile]: null;
} & Pick<{ [Name in keyof Profile]: Profile[Name] | null }, keyof Profile>;

/** How complete a member's own profile is, as the one entry; the section of a missing part is its anchor on the page. */
export async function profileScores(db: Db, member: Member, locale: Locale): Promise<ScoredEntry[]> {
  const own = (await profileOf(db, { id: member.id }, { viewer: member, locale }))!;
  const percent = completenessOf(own);
  const absent = missingParts(own);
  const sectionOf = (part: ProfilePart) => anchorOfPart(part).slice(1);
  const missing = absent.map((part) => ({
    part,
    section: sectionOf(part),
    field: part,
    points: Math.round(100 / PARTS.length),
  }));
  const sections = sectionsOf(
    // The photo stands above the first section.
    PARTS.map((name) => ({ name, section: sectionOf(name) || anchorOf("basics") })),
    absent.map((name) => ({ name })),
  );
  const { id, seoUrl, pP_256: logo } = own;
  const name = `${own.name} ${own.surname}`;
  return [{ id, seoUrl, logo, name, isVisible: true, mayEdit: true, facts: null, percent, sections, missing }];
}

/** Number of visible startups with the member in their team. */
export async function startupCountOf(db: Db, accountId: string): Promise<number> {
  const rows = await db
    .selectDistinct({ id: startup.id })
    .from(startupMember)
    .innerJoin(startup, eq(startup.id, startupMember.startupId))
    .where(
      and(
        eq(startupMember.accountId, accountId),
        eq(startupMember.invited, false),
        eq(startup.isVisible, true),
        isNull(startup.deletedAt),
      ),
    );
  return rows.length;
}
