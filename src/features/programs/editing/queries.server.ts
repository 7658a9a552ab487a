import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programApplication, programSubmission } from "#db/tables/program-applications.server.ts";
import { programScore } from "#db/tables/program-jury.server.ts";
import {
  programForm as formTable,
  program,
  programChoice,
  programPhase,
  programPhaseCategory,
  programQuestion,
  programQuestionCategory,
  programReviewCategory,
} from "#db/tables/programs.server.ts";
import { valuesIn } from "#server/edit/save-edit.server.ts";
import { isInsider, mayEdit, mayVisit } from "#shared/access.ts";
import { deadlineAt } from "#shared/deadline.ts";
import type { Values } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Member, Viewer } from "#shared/viewer.ts";
import type { EditableProgram, OwnProgram } from "./contract.ts";
import { type ProgramFields, programForm } from "./form.ts";
import type { ProgramState } from "./rules.ts";

type ProgramRow = typeof program.$inferSelect;
type OrganizationRow = typeof organization.$inferSelect;

/** Fields of several values, by the kind of their rows. */
export const CHOICE_FIELDS = {
  stageIds: "stage",
  sectorIds: "sector",
  technologyIds: "technology",
  targetMarketIds: "targetMarket",
} as const;

/** The program, locked for its transaction. Undefined: there is none, or it is deleted. */
export async function lockProgram(tx: Db, id: string): Promise<ProgramRow | undefined> {
  const [row] = await tx
    .select()
    .from(program)
    .where(and(eq(program.id, id), isNull(program.deletedAt)))
    .for("no key update");
  return row;
}

/** The version of the application form that is asked for; undefined: there is none yet. */
export async function currentForm(db: Db, programId: string) {
  const [row] = await db
    .select()
    .from(formTable)
    .where(eq(formTable.programId, programId))
    .orderBy(desc(formTable.number))
    .limit(1);
  return row;
}

/** True if somebody has begun to answer a version of the form: it does not change any more. */
export async function isFrozen(db: Db, formId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: programApplication.id })
    .from(programApplication)
    .where(eq(programApplication.formId, formId))
    .limit(1);
  const [sent] = found
    ? [found]
    : await db
        .select({ id: programSubmission.id })
        .from(programSubmission)
        .where(eq(programSubmission.formId, formId))
        .limit(1);
  return sent !== undefined;
}

export const questionsOf = (db: Db, formId: string) =>
  db
    .select()
    .from(programQuestion)
    .where(eq(programQuestion.formId, formId))
    .orderBy(asc(programQuestion.sortOrder), asc(programQuestion.id));

/** The criteria that the answers of a form speak to. */
const marksOf = (db: Db, formId: string) =>
  db
    .select({ questionId: programQuestionCategory.questionId, categoryId: programQuestionCategory.categoryId })
    .from(programQuestionCategory)
    .innerJoin(programQuestion, eq(programQuestion.id, programQuestionCategory.questionId))
    .where(eq(programQuestion.formId, formId));

/** Of these review categories, those that the jury has scored. */
export async function scoredCategories(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: programScore.categoryId })
    .from(programScore)
    .where(inArray(programScore.categoryId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

const lines = (texts: readonly string[]): string | null => texts.join("\n") || null;
const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The values of the program's form. */
export async function programValues(db: Db, row: ProgramRow): Promise<Values<ProgramFields>> {
  const form = await currentForm(db, row.id);
  const choices = await db.select().from(programChoice).where(eq(programChoice.programId, row.id));
  const questions = form ? await questionsOf(db, form.id) : [];
  const marks = form ? await marksOf(db, form.id) : [];
  const categories = await db
    .select()
    .from(programReviewCategory)
    .where(eq(programReviewCategory.programId, row.id))
    .orderBy(asc(programReviewCategory.sortOrder), asc(programReviewCategory.id));
  const phases = await db
    .select()
    .from(programPhase)
    .where(eq(programPhase.programId, row.id))
    .orderBy(asc(programPhase.startsAt));
  const ofPhases = await db
    .select({ phaseId: programPhaseCategory.phaseId, categoryId: programPhaseCategory.categoryId })
    .from(programPhaseCategory)
    .innerJoin(programPhase, eq(programPhase.id, programPhaseCategory.phaseId))
    .where(eq(programPhase.programId, row.id));
  const idsOf = (kind: string) => choices.flatMap((choice) => (choice.kind === kind ? [choice.typeId] : [])).sort();
  return valuesIn(programForm, {
    ...row,
    ...Object.fromEntries(Object.entries(CHOICE_FIELDS).map(([field, kind]) => [field, idsOf(kind)])),
    applyStart: instantOf(row.applyStart),
    applyFinish: instantOf(row.applyFinish),
    startAt: instantOf(row.startAt),
    finishAt: instantOf(row.finishAt),
    questions: questions.map(({ formId: _form, sortOrder: _order, key, isRequired, onlyIfKey, ...question }) => ({
      ...question,
      questionKey: key,
      onlyIf: onlyIfKey && `${onlyIfKey}:${question.onlyIfValue}`,
      isOptional: !isRequired,
      categoryIds: marks.flatMap((mark) => (mark.questionId === question.id ? [mark.categoryId] : [])).sort(),
      optionsEn: lines(question.optionsEn),
      optionsTr: lines(question.optionsTr),
    })),
    reviewCategories: categories.map(({ programId: _program, sortOrder: _order, ...category }) => ({
      ...category,
      meaningsEn: lines(category.meaningsEn),
      meaningsTr: lines(category.meaningsTr),
    })),
    phases: phases.map(({ programId: _program, isActive: _active, isBlind, ...phase }) => ({
      ...phase,
      criteriaIds: ofPhases.flatMap((row) => (row.phaseId === phase.id ? [row.categoryId] : [])).sort(),
      isVisible: !isBlind,
      startsAt: phase.startsAt.toISOString(),
      finishesAt: phase.finishesAt.toISOString(),
    })),
  });
}

function stateOf({ isDraft, decidedAt, applyStart, applyFinish }: ProgramRow, now: Date): ProgramState {
  if (isDraft) return "draft";
  if (decidedAt) return "decided";
  const { state } = deadlineAt({ opensAt: instantOf(applyStart), closesAt: instantOf(applyFinish) }, now);
  return state === "notYetOpen" ? "coming" : state;
}

const withOrganization = (db: Db) =>
  db
    .select({
      program,
      organization,
      applications: sql<number>`(select count(*)::int from program_application a
        where a.program_id = ${program.id} and a.sent_at is not null and a.withdrawn_at is null)`,
    })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .$dynamic();

function ownRow(
  row: { program: ProgramRow; organization: OrganizationRow; applications: number },
  viewer: Viewer,
  locale: Locale,
): OwnProgram {
  const { id, seoUrl, nameEn, nameTr, applyStart, applyFinish, isVisible, isListed } = row.program;
  const { id: organizerId, name, seoUrl: organizerSeoUrl, logo } = row.organization;
  const names = locale === "tr" ? [nameTr, nameEn] : [nameEn, nameTr];
  return {
    id,
    programId: id,
    seoUrl,
    name: names[0] ?? names[1] ?? "",
    organizer: { id: organizerId, name, seoUrl: organizerSeoUrl, logo },
    state: stateOf(row.program, new Date()),
    applyStart: instantOf(applyStart),
    applyFinish: instantOf(applyFinish),
    isVisible,
    isListed,
    // The number is for those who may read the applications.
    applications: isInsider(viewer, organizerId) ? row.applications : 0,
    mayEdit: mayEdit(viewer, organizerId),
  };
}

/** A program as its form holds it. Throws `notFound` for who may not see it, `forbidden` for who may not write it. */
export async function editableProgram(
  db: Db,
  by: { id: string } | { seoUrl: string },
  viewer: Viewer,
  locale: Locale,
): Promise<EditableProgram> {
  const which = "id" in by ? eq(program.id, by.id) : eq(program.seoUrl, by.seoUrl);
  const [found] = await withOrganization(db).where(
    and(which, isNull(program.deletedAt), isNull(organization.deletedAt)),
  );
  if (!found) throw new AppError("notFound");
  const own = ownRow(found, viewer, locale);
  if (!own.mayEdit) throw new AppError(own.isListed || isInsider(viewer, own.organizer.id) ? "forbidden" : "notFound");
  return {
    ...own,
    version: found.program.version,
    formVersion: (await currentForm(db, own.id))?.number ?? 0,
    values: await programValues(db, found.program),
  };
}

/**
 * The programs of the organizations on which a member has rights, or of one of them, the newest first; drafts for those alone who
 * see the organization's.
 */
export async function programsOf(
  db: Db,
  member: Member,
  locale: Locale,
  organizerId: string | undefined,
): Promise<OwnProgram[]> {
  const ids = member.access.map(({ entityId }) => entityId);
  const wanted = organizerId ? [organizerId] : ids;
  const readable = wanted.filter((id) => mayVisit(member, id));
  if (readable.length === 0) return [];
  const rows = await withOrganization(db)
    .where(and(inArray(program.organizationId, readable), isNull(program.deletedAt), isNull(organization.deletedAt)))
    .orderBy(desc(program.createdAt), desc(program.id));
  return rows
    .map((row) => ownRow(row, member, locale))
    .filter(({ isListed, state, organizer }) => isInsider(member, organizer.id) || (isListed && state !== "draft"));
}

/** A free address for a new program, with a number where it is taken. Lock the organization before. */
export async function freeAddress(tx: Db, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const seoUrl = number === 1 ? wanted : `${wanted}-${number}`;
    const [taken] = await tx.select({ id: program.id }).from(program).where(eq(program.seoUrl, seoUrl));
    if (!taken) return seoUrl;
  }
}
