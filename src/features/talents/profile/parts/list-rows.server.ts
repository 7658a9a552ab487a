import { and, count, eq, getTableColumns, ne, notInArray } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  profileEducation,
  profileExperience,
  profileJobRole,
  profileLanguage,
  profileSkill,
  profileWorkingPlan,
} from "#db/tables/profile.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import {
  type EducationInput,
  type ExperienceInput,
  type JobRoleInput,
  type LanguageInput,
  ROWS_MAX,
  type SkillInput,
  type WorkingPlanInput,
} from "../contract.ts";
import { duplicates, educationProblems, experienceProblems, languageProblems, skillProblems } from "../rules.ts";
import { referenceProblems, schoolProblems } from "./check.server.ts";

/** A list of the profile: its table, what a row is stored as, what may be wrong with it. */
interface List<Input extends { id?: string | null | undefined }> {
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
const listOf = (name: ListName) => LISTS[name] as unknown as List<AnyRow>;

/** What is wrong with rows of a list; fields are named `index.field`. */
export async function listProblems(db: Db, name: ListName, rows: readonly AnyRow[], types: Catalogue) {
  const { problems, once } = listOf(name);
  const single = rows.flatMap((row, index) =>
    [...problems(row), ...referenceProblems(row as Record<string, unknown>, types)].map(({ field, reason }) => ({
      field: `${index}.${field}`,
      reason,
    })),
  );
  return [
    ...single,
    ...(once ? duplicates(rows, once as keyof AnyRow) : []),
    ...(name === "educations" ? await schoolProblems(db, rows as EducationInput[]) : []),
  ];
}

/** The ids of a member's rows. */
export async function idsOf(db: Db, name: ListName, accountId: string): Promise<string[]> {
  const { table } = listOf(name);
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.accountId, accountId));
  return rows.map(({ id }) => id);
}

/** Whose row it is; undefined: there is none. */
export async function ownerOf(db: Db, name: ListName, id: string): Promise<string | undefined> {
  const { table } = listOf(name);
  const [row] = await db.select({ accountId: table.accountId }).from(table).where(eq(table.id, id));
  return row?.accountId;
}

/** Every column of the row: what is not given is empty. */
function valuesOf(name: ListName, row: AnyRow): Record<string, unknown> {
  const { table, tidy = (given) => given } = listOf(name);
  const { id: _id, accountId: _owner, createdAt: _made, ...columns } = getTableColumns(table);
  const given = tidy(row) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(columns).map((column) => [column, given[column] ?? null]));
}

/** Whether a further row with the value that stands at most once would be a second one, or one too many. */
export async function roomProblems(db: Db, name: ListName, accountId: string, row: AnyRow) {
  const { table, once } = listOf(name);
  const others = and(eq(table.accountId, accountId), row.id ? ne(table.id, row.id) : undefined);
  const [counted] = await db.select({ rows: count() }).from(table).where(others);
  if ((counted?.rows ?? 0) >= ROWS_MAX) return [{ field: name, reason: "tooMany" }];
  if (!once) return [];
  const column = getTableColumns(table)[once as "schoolId"];
  const value = (row as Record<string, unknown>)[once];
  const same = await db
    .select({ id: table.id })
    .from(table)
    .where(and(others, eq(column, value as string)));
  return same.length > 0 ? [{ field: once, reason: "duplicate" }] : [];
}

/** Adds a row, or replaces the one with its id; answers the id. */
export async function putRow(tx: Db, name: ListName, accountId: string, row: AnyRow): Promise<string> {
  const { table } = listOf(name);
  const values = valuesOf(name, row);
  if (row.id) {
    await tx
      .update(table)
      .set(values)
      .where(and(eq(table.id, row.id), eq(table.accountId, accountId)));
    return row.id;
  }
  const [added] = await tx
    .insert(table)
    .values({ ...values, accountId })
    .returning({ id: table.id });
  return added!.id;
}

/** Makes the list exactly these rows: those with an id are updated, others added, the rest deleted. Answers their ids. */
export async function replaceList(tx: Db, name: ListName, accountId: string, rows: readonly AnyRow[]) {
  const { table } = listOf(name);
  const kept = rows.flatMap(({ id }) => id ?? []);
  await tx.delete(table).where(and(eq(table.accountId, accountId), notInArray(table.id, kept)));
  const ids: string[] = [];
  for (const row of rows) ids.push(await putRow(tx, name, accountId, row));
  return ids;
}

export async function deleteRow(tx: Db, name: ListName, accountId: string, id: string): Promise<void> {
  const { table } = listOf(name);
  await tx.delete(table).where(and(eq(table.id, id), eq(table.accountId, accountId)));
}
