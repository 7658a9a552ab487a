import { z } from "zod";
import { optionalDay, optionalId, optionalLink, optionalNumber, optionalText } from "#shared/edit/input.ts";
import { endpoint, fromVersion, id, seoUrl } from "#shared/endpoint.ts";
import {
  DESCRIPTION_MAX,
  JOB_SEARCH_AUDIENCES,
  NAME_MAX,
  ROW_DESCRIPTION_MAX,
  ROW_TEXT_MAX,
  ROWS_MAX,
  TITLE_MAX,
} from "./limits.ts";

const rowId = id.nullable().optional();

const educationInput = z.strictObject({
  id: rowId,
  schoolId: optionalId,
  schoolName: optionalText(ROW_TEXT_MAX),
  departmentId: optionalId,
  departmentName: optionalText(ROW_TEXT_MAX),
  degreeId: optionalId,
  graduateStatusId: optionalId,
  description: optionalText(ROW_DESCRIPTION_MAX),
  startDate: optionalDay,
  endDate: optionalDay,
});
export type EducationInput = z.output<typeof educationInput>;

const languageInput = z.strictObject({ id: rowId, languageId: optionalId, languageLevelId: optionalId });
export type LanguageInput = z.output<typeof languageInput>;

const skillInput = z.strictObject({
  id: rowId,
  positionId: optionalId,
  skillId: optionalId,
  knowledgeLevelId: optionalId,
  isSoft: z.boolean().default(false),
});
export type SkillInput = z.output<typeof skillInput>;

const workingPlanInput = z.strictObject({ id: rowId, workingPlanId: optionalId });
export type WorkingPlanInput = z.output<typeof workingPlanInput>;

const jobRoleInput = z.strictObject({ id: rowId, jobRoleId: optionalId });
export type JobRoleInput = z.output<typeof jobRoleInput>;

const experienceInput = z.strictObject({
  id: rowId,
  title: optionalText(ROW_TEXT_MAX),
  companyName: optionalText(ROW_TEXT_MAX),
  description: optionalText(ROW_DESCRIPTION_MAX),
  stillWorking: z.boolean().default(false),
  startDate: optionalDay,
  endDate: optionalDay,
  countryId: optionalId,
  cityId: optionalId,
  countyId: optionalId,
  employmentTypeId: optionalId,
});
export type ExperienceInput = z.output<typeof experienceInput>;

/** From whom one hides: one of the four. `name` is what the answer said, and means nothing. */
const hidingInput = z.strictObject({
  id: rowId,
  personId: optionalId,
  startupId: optionalId,
  organizationId: optionalId,
  domain: optionalText(300),
  name: optionalText(300),
});
export type HidingInput = z.output<typeof hidingInput>;

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(ROWS_MAX).optional();

/**
 * Fields left out are unchanged. A given list replaces the stored one: rows with an id are updated, others added.
 * `version`: the one that was changed; left out: the save overwrites whatever is there.
 */
const profileInput = z.strictObject({
  version: fromVersion,
  name: z.string().trim().max(NAME_MAX).optional(),
  surname: z.string().trim().max(NAME_MAX).optional(),
  title: optionalText(TITLE_MAX),
  mobilePhoneCode: optionalText(5),
  mobilePhone: optionalText(30),
  birthday: optionalDay,
  genderId: optionalId,
  countryId: optionalId,
  cityId: optionalId,
  countyId: optionalId,
  description: optionalText(DESCRIPTION_MAX),
  jobSearchStatusId: optionalId,
  jobSearchAudience: z.enum(JOB_SEARCH_AUDIENCES).optional(),
  /** The person wants to be listed; needs a title. */
  wantsListing: z.boolean().optional(),
  expectationToJobId: optionalId,
  minSalaryExpectationToJob: optionalNumber(1e11),
  minSalaryExpectationToJobCurrencyId: optionalId,
  maxSalaryExpectationToJob: optionalNumber(1e11),
  maxSalaryExpectationToJobCurrencyId: optionalId,
  minShareExpectationToJob: optionalNumber(100),
  maxShareExpectationToJob: optionalNumber(100),
  behance: optionalLink,
  dribbble: optionalLink,
  gitHub: optionalLink,
  gitLab: optionalLink,
  facebook: optionalLink,
  instagram: optionalLink,
  stackoverflow: optionalLink,
  twitter: optionalLink,
  linkedin: optionalLink,
  educations: rows(educationInput),
  userLanguages: rows(languageInput),
  skills: rows(skillInput),
  workingPlans: rows(workingPlanInput),
  jobRoles: rows(jobRoleInput),
  workingExperiences: rows(experienceInput),
  hiddenFrom: rows(hidingInput),
});
export type ProfileInput = z.output<typeof profileInput>;
export type ProfileBody = z.input<typeof profileInput>;

const text = z.string().nullable();
const noId = id.nullable();

const education = z.object({
  id,
  schoolId: noId,
  schoolName: text,
  departmentId: noId,
  departmentName: text,
  degreeId: noId,
  degreeName: text,
  graduateStatusId: noId,
  graduateStatusName: text,
  description: text,
  startDate: text,
  endDate: text,
});
const userLanguage = z.object({ id, languageId: id, languageName: text, languageLevelId: id, languageLevelName: text });
const skill = z.object({
  id,
  positionId: noId,
  positionName: text,
  skillId: id,
  skillName: text,
  knowledgeLevelId: noId,
  knowledgeLevelName: text,
  isSoft: z.boolean(),
});
const workingPlan = z.object({ id, workingPlanId: id, workingPlanName: text });
const jobRole = z.object({ id, jobRoleId: id, jobRoleName: text });
const experience = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  description: text,
  stillWorking: z.boolean(),
  startDate: text,
  endDate: text,
  countryId: noId,
  countryName: text,
  cityId: noId,
  cityName: text,
  countyId: noId,
  countyName: text,
  employmentTypeId: noId,
  employmentTypeName: text,
});

/** Of a domain `name` is null, and of those one may not see any more. */
const hiding = z.object({
  id,
  personId: noId,
  startupId: noId,
  organizationId: noId,
  domain: text,
  name: text,
});

const photos = { pP_512: text, pP_256: text, pP_64: text };
const covers = { pc: text, pC_High: text, pC_Medium: text, pC_Low: text };

/** The public part of a profile. */
export const publicProfile = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  surname: z.string(),
  title: text,
  userTypeId: noId,
  userTypeName: text,
  countryId: noId,
  countryName: text,
  countryCode: text.describe("ISO 3166-1, two letters"),
  cityId: noId,
  cityName: text,
  description: text,
  /** Null for viewers whom the person does not show it. */
  jobSearchStatusId: noId,
  jobSearchStatusName: text,
  behance: text,
  dribbble: text,
  gitHub: text,
  gitLab: text,
  facebook: text,
  instagram: text,
  stackoverflow: text,
  twitter: text,
  linkedin: text,
  ...photos,
  ...covers,
  educations: z.array(education),
  userLanguages: z.array(userLanguage),
  skills: z.array(skill),
  workingPlans: z.array(workingPlan),
  jobRoles: z.array(jobRole),
  workingExperiences: z.array(experience),
  /** Found in lists and searches; false: the page opens only for whom something leads there. */
  isListed: z.boolean(),
  updatedAt: z.string(),
});
export type PublicProfile = z.output<typeof publicProfile>;

/** Fields that only the member and admins see. */
const privateFields = {
  searchName: z.string(),
  email: z.string(),
  isEmApproved: z.boolean(),
  mobilePhoneCode: text,
  mobilePhone: text,
  birthday: text,
  genderId: noId,
  genderName: text,
  countyId: noId,
  countyName: text,
  jobSearchAudience: z.enum(JOB_SEARCH_AUDIENCES),
  hiddenFrom: z.array(hiding),
  wantsListing: z.boolean(),
  expectationToJobId: noId,
  expectationToJobName: text,
  minSalaryExpectationToJob: z.number().nullable(),
  minSalaryExpectationToJobCurrencyId: noId,
  maxSalaryExpectationToJob: z.number().nullable(),
  maxSalaryExpectationToJobCurrencyId: noId,
  minShareExpectationToJob: z.number().nullable(),
  maxShareExpectationToJob: z.number().nullable(),
  /** Name of the file; null: none. */
  cv: text,
  /** Hidden from all others by those who run the platform. */
  isHidden: z.boolean(),
  /** When the account will be deleted; null: no deletion is planned. */
  deleteAt: z.iso.datetime().nullable(),
  /** Counts the saves; a save names the one it changes. */
  version: z.int(),
};
export const ownProfile = publicProfile.extend(privateFields);
export type OwnProfile = z.output<typeof ownProfile>;

export const getOwnProfile = endpoint({
  method: "GET",
  path: "/apiUser/User/Get",
  summary: "All of one's own profile",
  access: "signedIn",
  answer: ownProfile,
});

export const getProfile = endpoint({
  method: "GET",
  path: "/apiUser/User/Get/:seoUrl",
  summary: "A member's profile: what everyone sees; the private fields only for the member and site admins",
  failures: ["notFound"],
  params: z.object({ seoUrl }),
  answer: publicProfile.extend(z.object(privateFields).partial().shape),
});

export const saveProfile = endpoint({
  method: "PUT",
  path: "/apiUser/User/Put",
  summary: "Save one's profile, all or nothing; needs at least one employment type. Answers the profile as it is then",
  access: "signedIn",
  failures: ["bannedWord", "changedMeanwhile"],
  body: profileInput,
  answer: ownProfile,
});

const reputation = z.object({
  reputation: z.int(),
  completeness: z.int(),
  startupCount: z.int(),
  memberSince: z.iso.datetime(),
});
export type Reputation = z.output<typeof reputation>;

export const getReputation = endpoint({
  method: "GET",
  path: "/apiUser/User/Reputation/:seoUrl",
  summary:
    "How well known a member is here, 0 to 100: confirmed address 10, public profile up to 50, each startup's team 10",
  failures: ["notFound"],
  params: z.object({ seoUrl }),
  answer: reputation,
});

/** The four calls of a list of the own profile. The last employment type cannot be deleted. */
const listEndpoints = <Input extends z.ZodRawShape, Row extends z.ZodRawShape>(
  noun: string,
  rowInput: z.ZodObject<Input>,
  storedRow: z.ZodObject<Row>,
) => {
  const input = rowInput.extend({ version: fromVersion });
  /** With the version of the profile. */
  const row = storedRow.extend({ version: z.int() });
  return {
    get: endpoint({
      method: "GET",
      path: `/apiUser/${noun}/Get`,
      summary: `One's own rows of ${noun}`,
      access: "signedIn",
      answer: z.array(row),
    }),
    post: endpoint({
      method: "POST",
      path: `/apiUser/${noun}/Post`,
      summary: `Add a row of ${noun}`,
      access: "signedIn",
      failures: ["bannedWord"],
      body: input,
      answer: row,
    }),
    put: endpoint({
      method: "PUT",
      path: `/apiUser/${noun}/Put`,
      summary: `Replace a row of ${noun} by its id`,
      access: "signedIn",
      failures: ["notFound", "forbidden", "bannedWord", "changedMeanwhile"],
      body: input,
      answer: row,
    }),
    delete: endpoint({
      method: "DELETE",
      path: `/apiUser/${noun}/Delete`,
      summary: `Delete a row of ${noun}`,
      access: "signedIn",
      failures: ["notFoundOnDelete", "noPermissionToDelete"],
      query: z.object({ id }),
      answer: z.null(),
    }),
  };
};

export const educationEndpoints = listEndpoints("Education", educationInput, education);
export const languageEndpoints = listEndpoints("Language", languageInput, userLanguage);
export const skillEndpoints = listEndpoints("Skill", skillInput, skill);
export const workingPlanEndpoints = listEndpoints("WorkingPlan", workingPlanInput, workingPlan);
export const jobRoleEndpoints = listEndpoints("JobRole", jobRoleInput, jobRole);
export const experienceEndpoints = listEndpoints("WorkingExperience", experienceInput, experience);
