import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import {
  profile,
  profileEducation,
  profileHiding,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import type { TalentFilter } from "#features/talents/filters.ts";
import type { JobSearchAudience } from "#features/talents/profile/limits.ts";
import { fixedId } from "#shared/type-id.ts";
import { hasWords } from "./naive-startups.ts";
import { FAKE_PLACES, fakeCity, fakeTypes } from "./startups.ts";

export interface FakeHiding {
  personId?: string;
  startupId?: string;
  organizationId?: string;
  domain?: string;
}

/** A person as a test knows them: enough to decide by hand whether a filter takes them. */
export interface FakeTalent {
  id: string;
  name: string;
  surname: string;
  seoUrl: string;
  email: string;
  confirmed: boolean;
  createdAt: Date;
  countryId: string | null;
  cityId: string | null;
  userTypeId: string;
  jobSearchStatusId: string | null;
  audience: JobSearchAudience;
  /** In US dollars a month, and percent of a company. */
  /** The ends of what is expected, in US dollars. */
  salary: readonly [least: number, most: number] | null;
  share: readonly [least: number, most: number] | null;
  workingPlans: string[];
  jobRoles: string[];
  skills: string[];
  languages: string[];
  schools: string[];
  hidings: FakeHiding[];
}

const NAMES = ["Işık", "İdil", "Çağla", "Ada", "Deniz", "Ömer", "Şule"];
const SURNAMES = ["Çınar", "Ilgaz", "Er", "Öz", "Iğdır"];
export const FAKE_LANGUAGES = ["tr", "en", "de"].map((code) => fixedId(`language/${code}`));

/** One end alone is the other, too. */
function salaryOf(salary: FakeTalent["salary"]) {
  const currency = salary === null ? null : fixedId("currency/USD");
  const most = salary && salary[0] < salary[1] ? salary[1] : null;
  return {
    minSalary: salary?.[0] ?? null,
    minSalaryCurrencyId: currency,
    minSalaryUsd: salary?.[0] ?? null,
    maxSalary: most,
    maxSalaryCurrencyId: most === null ? null : currency,
    maxSalaryUsd: most,
  };
}

/** `schools`: ids of universities. */
export function fakeTalent(random: () => number, schools: readonly string[]): FakeTalent {
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.4);
  const id = v7();
  /** Of hundredths; both ends are one in a third of them. */
  const rangeUpTo = (largest: number): [least: number, most: number] => {
    const most = Math.round(random() * largest);
    return [(random() < 0.3 ? most : Math.round(most * random())) / 100, most / 100];
  };
  const place = random() < 0.8 ? Math.floor(random() * FAKE_PLACES.length) : undefined;
  return {
    id,
    name: one(NAMES),
    surname: one(SURNAMES),
    seoUrl: `kisi-${id}`,
    email: `${id}@${one(["acme.test", "mail.acme.test", "petek.test"])}`,
    confirmed: random() < 0.9,
    createdAt: new Date(Date.UTC(2024, 0, 1 + Math.floor(random() * 600))),
    countryId: place === undefined ? null : fixedId(`country/${FAKE_PLACES[place]![0]}`),
    cityId: place === undefined || random() < 0.2 ? null : fakeCity(place),
    userTypeId: one(fakeTypes("userType")),
    jobSearchStatusId: random() < 0.8 ? one(fakeTypes("jobSearchStatus")) : null,
    audience: one(["nobody", "members", "everyone"]),
    salary: random() < 0.6 ? rangeUpTo(500_000) : null,
    share: random() < 0.5 ? rangeUpTo(4_000) : null,
    workingPlans: some(fakeTypes("workingPlan")),
    jobRoles: some(fakeTypes("jobRole")),
    skills: [...some(fakeTypes("skill")), ...some(fakeTypes("softSkill"))],
    languages: some(FAKE_LANGUAGES),
    schools: some(schools),
    hidings: [],
  };
}

const owned = (accountId: string) => ({ id: v7(), accountId });

/** Writes people; the index of the list follows by itself. */
export async function insertTalents(db: Db, talents: readonly FakeTalent[]): Promise<void> {
  const all = async <Row>(insert: (rows: Row[]) => PromiseLike<unknown>, rows: Row[]) => {
    if (rows.length > 0) await insert(rows);
  };
  await db.transaction(async (tx) => {
    await tx.insert(account).values(
      talents.map(({ id, name, surname, seoUrl, email, confirmed, createdAt, userTypeId }) => ({
        id,
        name,
        surname,
        seoUrl,
        email,
        userTypeId,
        createdAt,
        title: "Arıcı",
        wantsListing: true,
        emailVerifiedAt: confirmed ? createdAt : null,
      })),
    );
    await tx.insert(profile).values(
      talents.map((talent) => ({
        accountId: talent.id,
        countryId: talent.countryId,
        cityId: talent.cityId,
        jobSearchStatusId: talent.jobSearchStatusId,
        jobSearchAudience: talent.audience,
        ...salaryOf(talent.salary),
        // One end alone is the other, too.
        minShare: talent.share && talent.share[0] < talent.share[1] ? talent.share[0] : null,
        maxShare: talent.share?.[1] ?? null,
      })),
    );
    const rows = <Row>(rowsOf: (talent: FakeTalent) => Row[]) => talents.flatMap(rowsOf);
    await all(
      (list) => tx.insert(profileWorkingPlan).values(list),
      rows((t) => t.workingPlans.map((workingPlanId) => ({ ...owned(t.id), workingPlanId }))),
    );
    await all(
      (list) => tx.insert(profileJobRole).values(list),
      rows((t) => t.jobRoles.map((jobRoleId) => ({ ...owned(t.id), jobRoleId }))),
    );
    await all(
      (list) => tx.insert(profileSkill).values(list),
      rows((t) =>
        t.skills.map((skillId) => ({ ...owned(t.id), skillId, isSoft: fakeTypes("softSkill").includes(skillId) })),
      ),
    );
    await all(
      (list) => tx.insert(profileLanguage).values(list),
      rows((t) =>
        t.languages.map((languageId) => ({
          ...owned(t.id),
          languageId,
          languageLevelId: fakeTypes("languageLevel")[0]!,
        })),
      ),
    );
    await all(
      (list) => tx.insert(profileEducation).values(list),
      rows((t) => t.schools.map((schoolId) => ({ ...owned(t.id), schoolId }))),
    );
    await all(
      (list) => tx.insert(profileHiding).values(list),
      rows((t) => t.hidings.map((hiding) => ({ ...owned(t.id), ...hiding }))),
    );
  });
}

const meets = (chosen: string[] | undefined, values: readonly (string | null)[]) =>
  !chosen || chosen.some((value) => values.includes(value));
const overlaps = (
  range: { gte?: number | undefined; lte?: number | undefined } | undefined,
  own: FakeTalent["salary"],
) =>
  !range ||
  (own !== null &&
    (range.gte === undefined || own[1] >= range.gte) &&
    (range.lte === undefined || own[0] <= range.lte));

/** True if a filter takes a person, read from the specification; choices are ids, amounts US dollars. */
export const takesTalent = (filter: TalentFilter, talent: FakeTalent): boolean =>
  talent.confirmed &&
  hasWords(filter.words, `${talent.name} ${talent.surname}`) &&
  meets(filter.country, [talent.countryId]) &&
  meets(filter.city, [talent.cityId]) &&
  meets(filter.workingPlans, talent.workingPlans) &&
  meets(filter.jobRoles, talent.jobRoles) &&
  meets(filter.userType, [talent.userTypeId]) &&
  meets(filter.skills, talent.skills) &&
  meets(filter.softSkills, talent.skills) &&
  meets(filter.schools, talent.schools) &&
  meets(filter.languages, talent.languages) &&
  meets(filter.jobSearchStatus, [talent.audience === "nobody" ? null : talent.jobSearchStatusId]) &&
  overlaps(filter.salary, talent.audience === "nobody" ? null : talent.salary) &&
  overlaps(filter.share, talent.audience === "nobody" ? null : talent.share);
