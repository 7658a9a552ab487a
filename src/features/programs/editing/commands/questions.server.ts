import { and, eq, notInArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { programForm as formTable, programQuestion } from "#db/tables/programs.server.ts";
import type { Values } from "#shared/edit/form.ts";
import type { ProgramFields } from "../form.ts";
import { currentForm, isFrozen, questionsOf } from "../queries.server.ts";
import { linesOf } from "../rules.ts";

type Questions = Values<ProgramFields>["questions"];
type QuestionRow = typeof programQuestion.$inferSelect;

/**
 * Changes the application form, or makes a new version of it once somebody has begun to answer it: earlier ones keep theirs. What
 * only speaks to the jury, the criteria of a question, makes no version.
 */
export async function writeQuestions(
  tx: Db,
  programId: string,
  questions: Questions,
  createdBy: string,
): Promise<void> {
  const current = await currentForm(tx, programId);
  const stored = current ? await questionsOf(tx, current.id) : [];
  const rows = questions.map((question, sortOrder) => {
    const before = stored.find(({ id }) => id === question.id);
    const key = before?.key ?? question.questionKey ?? v7();
    return { ...columnsOf(question), id: before?.id ?? v7(), key, sortOrder };
  });
  if (!isSame(rows, stored)) {
    if (current && !(await isFrozen(tx, current.id))) await changeForm(tx, current.id, rows);
    else {
      const formId = v7();
      await tx.insert(formTable).values({ id: formId, programId, number: (current?.number ?? 0) + 1, createdBy });
      if (rows.length > 0) await tx.insert(programQuestion).values(rows.map((row) => ({ ...row, id: v7(), formId })));
    }
  }
  const marks = questions.flatMap(({ categoryIds }, place) =>
    categoryIds.map((categoryId) => ({ key: rows[place]!.key, categoryId })),
  );
  await writeMarks(tx, programId, marks);
}

async function changeForm(tx: Db, formId: string, rows: readonly Omit<QuestionRow, "formId">[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const ofForm = eq(programQuestion.formId, formId);
  await tx.delete(programQuestion).where(ids.length > 0 ? and(ofForm, notInArray(programQuestion.id, ids)) : ofForm);
  for (const row of rows) {
    const set = { ...row, formId };
    await tx.insert(programQuestion).values(set).onConflictDoUpdate({ target: programQuestion.id, set });
  }
}

/** Writes which criteria a question speaks to, in every version of the form: jurors read answers to earlier ones, too. */
async function writeMarks(tx: Db, programId: string, marks: readonly { key: string; categoryId: string }[]) {
  const ofProgram = sql`select q.id, q.key from program_question q join program_form f on f.id = q.form_id
    where f.program_id = ${programId}`;
  await tx.execute(sql`
    delete from program_question_category m using (${ofProgram}) q where m.question_id = q.id`);
  if (marks.length === 0) return;
  await tx.execute(sql`
    insert into program_question_category (question_id, category_id)
    select q.id, m."categoryId" from json_to_recordset(${JSON.stringify(marks)}::json) as m(key uuid, "categoryId" uuid)
    join (${ofProgram}) q on q.key = m.key on conflict do nothing`);
}

/** The columns of a question; limits and options of other kinds go, whatever was typed before the kind was changed. */
function columnsOf({
  isOptional,
  categoryIds: _marks,
  questionKey: _key,
  onlyIf,
  kind,
  profileField,
  ...question
}: Questions[number]) {
  const [onlyIfKey = null, onlyIfValue = null] = onlyIf?.split(":") ?? [];
  const isText = kind === "short" || kind === "long";
  const isChoice = kind === "choice" || kind === "choices";
  return {
    ...question,
    kind: kind as "short",
    profileField: profileField as "stage" | null,
    onlyIfKey,
    onlyIfValue,
    isRequired: !isOptional,
    maxLength: isText ? question.maxLength : null,
    minNumber: kind === "number" ? question.minNumber : null,
    maxNumber: kind === "number" ? question.maxNumber : null,
    optionsEn: isChoice ? linesOf(question.optionsEn) : [],
    optionsTr: isChoice ? linesOf(question.optionsTr) : [],
  };
}

/** True if the rows ask what the stored ones ask, in the same order. */
function isSame(rows: readonly Omit<QuestionRow, "formId">[], stored: readonly QuestionRow[]): boolean {
  const textOf = (row: object) => JSON.stringify(Object.entries({ ...row, formId: null }).sort());
  return rows.length === stored.length && rows.every((row, place) => textOf(row) === textOf(stored[place]!));
}
