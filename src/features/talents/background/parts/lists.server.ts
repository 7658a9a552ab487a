import {
  profileEducation,
  profileExperience,
  profileHiding,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type {
  EducationInput,
  ExperienceInput,
  HidingInput,
  JobRoleInput,
  LanguageInput,
  SkillInput,
  WorkingPlanInput,
} from "../../profile/contract.ts";
import {
  educationProblems,
  experienceProblems,
  hidingProblems,
  languageProblems,
  mailDomain,
  skillProblems,
} from "../../profile/rules.ts";

/** A list of the profile: its table, normalization and rules. */
export interface List<Input extends { id?: string | null | undefined }> {
  table: typeof profileEducation;
  /** Normalizes a row before it is stored. */
  tidy?: (row: Input) => Input;
  problems: (row: Input) => FieldProblem[];
  /** A field whose value may occur once in the list. */
  once?: string;
}

const list = <Input extends { id?: string | null | undefined }>(
  table: { id: unknown; accountId: unknown },
  rest: Omit<List<Input>, "table">,
): List<Input> => ({ ...rest, table: table as typeof profileEducation });

const required = (field: string) => (row: object) =>
  (row as Record<string, unknown>)[field] ? [] : [{ field, reason: "required" }];

/** Lists by their field name in a profile. */
export const LISTS = {
  educations: list<EducationInput>(profileEducation, {
    // A choice from the list has its name there.
    tidy: (row) => ({
      ...row,
      schoolName: row.schoolId ? null : row.schoolName,
      departmentName: row.departmentId ? null : row.departmentName,
    }),
    problems: educationProblems,
  }),
  userLanguages: list<LanguageInput>(profileLanguage, {
    problems: languageProblems,
    once: "languageId",
  }),
  skills: list<SkillInput>(profileSkill, {
    tidy: (row) => (row.isSoft ? { ...row, positionId: null, knowledgeLevelId: null } : row),
    problems: skillProblems,
    once: "skillId",
  }),
  workingPlans: list<WorkingPlanInput>(profileWorkingPlan, {
    problems: required("workingPlanId"),
    once: "workingPlanId",
  }),
  jobRoles: list<JobRoleInput>(profileJobRole, {
    problems: required("jobRoleId"),
    once: "jobRoleId",
  }),
  workingExperiences: list<ExperienceInput>(profileExperience, {
    tidy: (row) => ({ ...row, endDate: row.stillWorking ? null : row.endDate }),
    problems: experienceProblems,
  }),
  hiddenFrom: list<HidingInput>(profileHiding, {
    tidy: (row) => ({ ...row, domain: row.domain ? mailDomain(row.domain) : null }),
    problems: hidingProblems,
  }),
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

export interface AnyRow {
  id?: string | null | undefined;
}
/** The list of a name. The cast is safe, because rows always come with the name of their list. */
export const listOf = (name: ListName) => LISTS[name] as unknown as List<AnyRow>;
