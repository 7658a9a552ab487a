import type { FieldProblem } from "#shared/errors.ts";
import { isSocialLink, PERSON_NAME, type SocialNetwork } from "#shared/field-rules.ts";
import { typeId } from "#shared/type-id.ts";
import type { Units } from "#shared/units.ts";
import { hasRole, type Viewer } from "#shared/viewer.ts";
import type {
  EducationInput,
  ExperienceInput,
  HidingInput,
  LanguageInput,
  ProfileInput,
  PublicProfile,
  SkillInput,
} from "./contract.ts";
import type { JobSearchAudience } from "./limits.ts";

/** Somebody who does not look for work: no news, which cards and pages leave out. */
export const NOT_LOOKING = typeId("jobSearchStatus", "not-looking");

/** Networks of a profile, in the order of the page. */
export const NETWORKS = [
  "linkedin",
  "twitter",
  "gitHub",
  "gitLab",
  "stackoverflow",
  "dribbble",
  "behance",
  "instagram",
  "facebook",
] as const satisfies SocialNetwork[];

/** Fields that are saved and compared together. */
export const PROFILE_UNITS = [
  ["mobilePhoneCode", "mobilePhone"],
  ["countryId", "cityId", "countyId"],
  [
    "minSalaryExpectationToJob",
    "minSalaryExpectationToJobCurrencyId",
    "maxSalaryExpectationToJob",
    "maxSalaryExpectationToJobCurrencyId",
  ],
  ["minShareExpectationToJob", "maxShareExpectationToJob"],
] as const satisfies Units;

/** Reasons of problems; the page has a message for each. */
export type Problem =
  | "required"
  | "listedTitle"
  | "letters"
  | "duplicate"
  | "endBeforeStart"
  | "future"
  | "tooEarly"
  | "minAboveMax"
  | "otherCurrency"
  | "socialLink"
  | "phone"
  | "atLeastOne"
  | "unknown"
  | "bannedWord"
  | "domain"
  | "oneOnly"
  | "tooMany"
  | "number";

const problem = (field: string, reason: Problem): FieldProblem => ({ field, reason });
const FIRST_YEAR = "1900-01-01";

/** True if a row is empty but for its id. */
export const isEmptyRow = (row: object): boolean =>
  Object.entries(row).every(([name, value]) =>
    ["id", "isSoft", "name"].includes(name)
      ? true
      : value === null || value === undefined || value === "" || value === false,
  );

/** The rows to be saved: empty ones are skipped (specification, "Profile save"). */
export const filledRows = <Row extends object>(rows: readonly Row[]): Row[] => rows.filter((row) => !isEmptyRow(row));

function periodProblems(row: {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}): FieldProblem[] {
  const early = (["startDate", "endDate"] as const).filter((field) => row[field] && row[field]! < FIRST_YEAR);
  if (early.length > 0) return early.map((field) => problem(field, "tooEarly"));
  return row.startDate && row.endDate && row.endDate < row.startDate ? [problem("endDate", "endBeforeStart")] : [];
}

export const educationProblems = (row: EducationInput): FieldProblem[] => [
  ...(row.schoolId || row.schoolName?.trim() ? [] : [problem("schoolId", "required")]),
  ...periodProblems(row),
];

export const experienceProblems = (row: ExperienceInput): FieldProblem[] => [
  ...(["title", "companyName"] as const)
    .filter((field) => !row[field]?.trim())
    .map((field) => problem(field, "required")),
  ...periodProblems(row.stillWorking ? { ...row, endDate: null } : row),
];

export const languageProblems = (row: LanguageInput): FieldProblem[] =>
  (["languageId", "languageLevelId"] as const)
    .filter((field) => !row[field])
    .map((field) => problem(field, "required"));

export const skillProblems = (row: SkillInput): FieldProblem[] =>
  (["skillId", ...(row.isSoft ? [] : (["knowledgeLevelId"] as const))] as const)
    .filter((field) => !row[field])
    .map((field) => problem(field, "required"));

/** The fields of a row of hiding, exactly one of them filled. */
export const HIDING_FIELDS = ["personId", "startupId", "organizationId", "domain"] as const;

/** "acme.com" of "@Acme.com", "somebody@acme.com" and "https://acme.com/"; undefined where there is no domain. */
export function mailDomain(text: string): string | undefined {
  const typed = text
    .trim()
    .replace(/^.*@/, "")
    .replace(/^https?:\/\//i, "")
    .replace(/\/.*$/, "");
  const address = `http://${typed}/`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && /[a-z]/.test(host) && host.length <= 253 ? host : undefined;
}

export function hidingProblems(row: HidingInput): FieldProblem[] {
  const named = HIDING_FIELDS.filter((field) => row[field]);
  if (named.length !== 1) return [problem(named[1] ?? "personId", named.length === 0 ? "required" : "oneOnly")];
  return row.domain && !mailDomain(row.domain) ? [problem("domain", "domain")] : [];
}

/** Problems for rows that repeat the value of an earlier one. */
export function duplicates<Row extends object>(rows: readonly Row[], field: keyof Row & string): FieldProblem[] {
  const seen = new Set<unknown>();
  return rows.flatMap((row, index) => {
    const value = row[field];
    if (!value || !seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [problem(`${index}.${field}`, "duplicate")];
  });
}

/** Problems that can be found without the database and the rules of phone numbers. `today`: "2026-11-21". */
export function fieldProblems(input: ProfileInput, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of ["name", "surname"] as const) {
    const value = input[field];
    if (value !== undefined && !value.trim()) problems.push(problem(field, "required"));
    else if (value && !PERSON_NAME.test(value.trim())) problems.push(problem(field, "letters"));
  }
  if (input.birthday && input.birthday > today) problems.push(problem("birthday", "future"));
  if (input.birthday && input.birthday < FIRST_YEAR) problems.push(problem("birthday", "tooEarly"));
  for (const network of NETWORKS) {
    const address = input[network];
    if (address && !isSocialLink(network, address)) problems.push(problem(network, "socialLink"));
  }
  // Whom others find, they can tell from somebody else.
  if (input.wantsListing && !input.title) problems.push(problem("title", "listedTitle"));
  return [...problems, ...rangeProblems(input)];
}

const isAbove = (least: number | null | undefined, most: number | null | undefined) =>
  typeof least === "number" && typeof most === "number" && least > most;

function rangeProblems(input: ProfileInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { minSalaryExpectationToJob: least, maxSalaryExpectationToJob: most } = input;
  const { minSalaryExpectationToJobCurrencyId: lower, maxSalaryExpectationToJobCurrencyId: upper } = input;
  const isRange = typeof least === "number" && typeof most === "number";
  if (isRange && lower && upper && lower !== upper)
    problems.push(problem("maxSalaryExpectationToJobCurrencyId", "otherCurrency"));
  else if (isAbove(least, most)) problems.push(problem("maxSalaryExpectationToJob", "minAboveMax"));
  const { minShareExpectationToJob: fewest, maxShareExpectationToJob: largest } = input;
  if (isAbove(fewest, largest)) problems.push(problem("maxShareExpectationToJob", "minAboveMax"));
  return problems;
}

/** Free texts of a row, by field; names that come from a list are left out. */
export const rowTexts = (row: object): [field: string, text: string | null | undefined][] => {
  const { schoolId, departmentId, ...texts } = row as Record<string, string | null | undefined>;
  const { schoolName, departmentName, title, companyName, description } = texts;
  return [
    ...(schoolId ? [] : ([["schoolName", schoolName]] as const)),
    ...(departmentId ? [] : ([["departmentName", departmentName]] as const)),
    ...Object.entries({ title, companyName, description }),
  ].map(([field, text]) => [field, text]);
};

/** Free texts of a profile, by field, to be checked for banned words. */
export const profileTexts = (input: ProfileInput): [field: string, text: string | null | undefined][] => [
  ["name", input.name],
  ["surname", input.surname],
  ["title", input.title],
  ["description", input.description],
  ...(["educations", "workingExperiences"] as const).flatMap((list) =>
    (input[list] ?? []).flatMap((row, index) =>
      rowTexts(row).map(([field, text]): [string, typeof text] => [`${list}.${index}.${field}`, text]),
    ),
  ),
];

/** Parts of a public profile that count for its completeness, in the order of the form. */
export const PARTS = [
  "photo",
  "title",
  "description",
  "place",
  "jobRoles",
  "workingPlans",
  "workingExperiences",
  "educations",
  "skills",
  "userLanguages",
] as const;
export type ProfilePart = (typeof PARTS)[number];

/** Missing parts of a profile. */
export function missingParts(profile: PublicProfile): ProfilePart[] {
  const has: Record<ProfilePart, boolean> = {
    photo: profile.pP_256 !== null,
    title: profile.title !== null,
    description: profile.description !== null,
    place: profile.cityId !== null,
    jobRoles: profile.jobRoles.length > 0,
    workingPlans: profile.workingPlans.length > 0,
    workingExperiences: profile.workingExperiences.length > 0,
    educations: profile.educations.length > 0,
    skills: profile.skills.length > 0,
    userLanguages: profile.userLanguages.length > 0,
  };
  return PARTS.filter((part) => !has[part]);
}

/** Completeness of a public profile in percent. */
export const completenessOf = (profile: PublicProfile): number =>
  Math.round((1 - missingParts(profile).length / PARTS.length) * 100);

/** 0 to 100: 10 for a confirmed address, up to 50 for the public profile, 10 for each startup of up to four. */
export const reputationOf = (isConfirmed: boolean, completeness: number, startupCount: number): number =>
  (isConfirmed ? 10 : 0) + Math.round(completeness / 2) + Math.min(startupCount, 4) * 10;

/** True if a viewer is shown that a member looks for work. */
export const showsJobSearch = (audience: JobSearchAudience, viewer: Viewer): boolean =>
  audience === "everyone" || (audience === "members" && viewer.kind === "member");

/** True if the viewer may see all of a profile: its member, and admins. */
export const seesAll = (viewer: Viewer, accountId: string): boolean =>
  viewer.kind === "member" && (viewer.id === accountId || hasRole(viewer, "admin", "specialAdmin"));
