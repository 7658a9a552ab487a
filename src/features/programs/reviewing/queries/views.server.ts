import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { programSubmission } from "#db/tables/program-applications.server.ts";
import { programQuestion } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { answerText, askedOf } from "../../parts/answers.ts";
import { answerFileNames } from "../../queries/answer-files.server.ts";
import type { ReviewedApplication } from "../contract.ts";
import { masked, type TeamNames } from "../parts/mask.ts";
import { namesOf } from "./names.server.ts";
import { inLocale } from "./rubric.server.ts";
import type { Seat } from "./seats.server.ts";
import { peopleThere, startupIn } from "./startup.server.ts";

type Submission = typeof programSubmission.$inferSelect;
type Question = typeof programQuestion.$inferSelect;

/** A submission as a juror sees it: all that is read of an application goes through here. */
export interface JurorView {
  startup: ReviewedApplication["startup"];
  presentation: string | null;
  isPresentationWithheld: boolean;
  answers: Omit<ReviewedApplication["answers"][number], "review" | "categoryIds">[];
}

/**
 * The one way from what was sent to a juror (record 47). Hidden questions are left out; in a blind phase everything that is no
 * answer is, too, files and links as well, and names inside of answers are covered.
 */
export function jurorView(
  submission: Submission,
  questions: readonly Question[],
  {
    blind,
    locale,
    fileNames,
    there,
    isForHouse = false,
  }: {
    blind: TeamNames | undefined;
    locale: Locale;
    fileNames: ReadonlyMap<string, string>;
    /** Of the people that the profile names. */
    there: ReadonlySet<string>;
    isForHouse?: boolean | undefined;
  },
): JurorView {
  const asked = askedOf(questions, ({ id }) => submission.answers[id]);
  const shown = asked.filter(({ isHiddenFromJurors }) => isForHouse || !isHiddenFromJurors);
  return {
    startup: blind ? null : startupIn(submission.profile, locale, there),
    presentation: blind ? null : submission.presentationName,
    isPresentationWithheld: blind !== undefined && submission.presentationFile !== null,
    answers: shown.map((question) => {
      const { id, kind } = question;
      const answer = submission.answers[id];
      const base = { questionId: id, question: inLocale(locale, question.textEn, question.textTr) };
      const nothing = { ...base, text: null, link: null, file: null, isWithheld: false };
      if (answer === undefined || answer === "") return nothing;
      if (kind === "file" || kind === "link") {
        if (blind) return { ...nothing, isWithheld: true };
        return kind === "link"
          ? { ...nothing, link: String(answer) }
          : { ...nothing, file: fileNames.get(String(answer)) ?? fileName(String(answer)) };
      }
      const options = optionsIn(question, locale);
      const text = answerText({ kind, options }, answer, locale);
      return { ...nothing, text: blind ? masked(text, blind) : text };
    }),
  };
}

/** The options of a choice in the reader's language, or in the other one. */
function optionsIn({ optionsEn, optionsTr }: Question, locale: Locale): string[] {
  const [first, second] = locale === "tr" ? [optionsTr, optionsEn] : [optionsEn, optionsTr];
  return first.length > 0 ? first : second;
}

/** Of a file without a name that its sender gave it. */
const fileName = (key: string): string => key.split("/").at(-1)!;

/** The version of an application that counts: the last one that was sent. */
export async function latestSubmission(db: Db, applicationId: string): Promise<Submission> {
  const [row] = await db
    .select()
    .from(programSubmission)
    .where(eq(programSubmission.applicationId, applicationId))
    .orderBy(desc(programSubmission.number))
    .limit(1);
  if (!row) throw new AppError("notFound");
  return row;
}

interface Reading {
  isBlind: boolean;
  locale: Locale;
  /** Read by the organizing house, from which no names are hidden: with the questions that are hidden from jurors. */
  isForHouse?: boolean;
}

/** The view that a juror has of each of these applications, by their ids. */
export async function viewsOf(db: Db, applicationIds: readonly string[], reading: Reading) {
  const submissions = await db
    .selectDistinctOn([programSubmission.applicationId])
    .from(programSubmission)
    .where(inArray(programSubmission.applicationId, [...applicationIds]))
    .orderBy(programSubmission.applicationId, desc(programSubmission.number));
  return viewsOfSubmissions(db, submissions, reading);
}

export interface SubmissionView {
  submission: Submission;
  questions: Question[];
  view: JurorView;
}

/** The same of submissions, one of each application. */
export async function viewsOfSubmissions(
  db: Db,
  submissions: readonly Submission[],
  { isBlind, locale, isForHouse }: Reading,
): Promise<Map<string, SubmissionView>> {
  const applicationIds = submissions.map(({ applicationId }) => applicationId);
  const formIds = [...new Set(submissions.map(({ formId }) => formId))];
  const questions = await db
    .select()
    .from(programQuestion)
    .where(sql`${programQuestion.formId} = any(${sql.param(formIds)}::uuid[])`)
    .orderBy(asc(programQuestion.sortOrder), asc(programQuestion.id));
  const names = isBlind ? await namesOf(db, applicationIds) : undefined;
  const fileQuestions = questions.filter(({ kind }) => kind === "file");
  const fileNames = await answerFileNames(
    db,
    isBlind ? [] : submissions.flatMap(({ answers }) => fileQuestions.flatMap(({ id }) => String(answers[id] ?? ""))),
  );
  const there = await peopleThere(db, isBlind ? [] : submissions.map(({ profile }) => profile));
  return new Map(
    submissions.map((submission) => {
      const own = questions.filter(({ formId }) => formId === submission.formId);
      const blind = names && (names.get(submission.applicationId) ?? { startup: [], people: [] });
      const view = jurorView(submission, own, { blind, locale, fileNames, there, isForHouse });
      return [submission.applicationId, { submission, questions: own, view }];
    }),
  );
}

/** The view that a juror has of the application of a seat. */
export async function viewOf(db: Db, { applicationId, isBlind }: Seat, locale: Locale) {
  const found = (await viewsOf(db, [applicationId], { isBlind, locale })).get(applicationId);
  if (!found) throw new AppError("notFound");
  return found;
}
