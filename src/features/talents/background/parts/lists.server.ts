import {
  profileEducation,
  profileExperience,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type {
  EducationInput,
  ExperienceInput,
  JobRoleInput,
  LanguageInput,
  SkillInput,
  WorkingPlanInput,
} from "../../profile/contract.ts";
import { educationProblems, experienceProblems, languageProblems, skillProblems } from "../../profile/rules.ts";

/** A list of the profile: its table, what a row is stored as, what may be wrong with it. */
export interface List<Input extends { id?: string | null | undefined }> {
  table: typeof profileEducation;
  /** Changes a row as it is given to what is stored. */
  tidy?: (row: Input) => Input;
  problems: (row: Input) => FieldProblem[];
  /** Stands at most once among the rows. */
  once?: string;
}

const list = <Input extends { id?: string | null | undefined }>(
  table: { id: unknown; accountId: unknown },
  rest: Omit<List<Input>, "table">,
): List<Input> => ({ ...rest, table: table as typeof profileEducation });

const required = (field: string) => (row: object) =>
  (row as Record<string, unknown>)[field] ? [] : [{ field, reason: "required" }];

/** By the names of the fields in a profile. */
export const LISTS = {
  educations: list<EducationInput>(profileEducation, {
    // What is chosen from the list needs no name of its own.
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
} as const;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

export interface AnyRow {
  id?: string | null | undefined;
}
/** The entry of a list takes rows of that list: which they are is known by the name they came with. */
export const listOf = (name: ListName) => LISTS[name] as unknown as List<AnyRow>;
