// Hand-written SQL: sentences and remarks in one order.

import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { programQuestion } from "#db/tables/programs.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { type Member, memberOnly, type Viewer } from "#shared/viewer.ts";
import { receivedApplication } from "../../received/queries/received.server.ts";
import { remarksIn } from "../../reviewing/queries/discussion.server.ts";
import { coverFor } from "../../reviewing/queries/names.server.ts";
import { answerReviewsOf } from "../../reviewing/queries/reviews.server.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel, weightedScore } from "../../reviewing/rules.ts";
import type { Comparison } from "../contract.ts";
import { decidedProgram } from "./program.server.ts";
import { rankingInput } from "./scores.server.ts";

interface Wanted {
  programSeoUrl: string;
  phaseId?: string | undefined;
  applyIds: readonly string[];
}

/** Some applications of a phase side by side, in the wanted order. Throws `notFound` when one is not of the program. */
export async function comparisonOf(db: Db, wanted: Wanted, viewer: Viewer, locale: Locale): Promise<Comparison> {
  const { program } = await decidedProgram(db, { seoUrl: wanted.programSeoUrl }, viewer);
  const input = await rankingInput(db, program.id, wanted, { viewer, locale });
  const { applications, categories, jurors, phase, isHidden, held } = input;
  const chosen = wanted.applyIds.map((applyId) => applications.find(({ id }) => id === applyId));
  if (!chosen.every((candidate) => candidate !== undefined)) throw new AppError("notFound");
  const numberOf = new Map(jurors.map(({ id }, place) => [id, place + 1]));
  const read = <Row extends { applicationId: string }>(rows: readonly Row[]) =>
    rows.filter(({ applicationId }) => !held.has(applicationId));
  const cover = await coverFor(db, isHidden, wanted.applyIds);
  const reviews = read(input.reviews);
  const answerReviews = read(await answerReviewsOf(db, phase?.id));
  const said = read(await saidOf(db, phase?.id, wanted.applyIds));
  const discussed = read(await discussedIn(db, phase?.id, wanted.applyIds));
  const { questions, answers } = await answersOf(db, wanted.applyIds, memberOnly(viewer), locale);
  return {
    program: { id: program.id, seoUrl: program.seoUrl, name: inLocale(locale, program.nameEn, program.nameTr) },
    categories: categories.map(({ id, nameEn, nameTr, weight, scaleMax }) => ({
      id,
      name: inLocale(locale, nameEn, nameTr),
      weight,
      scaleMax,
    })),
    questions,
    applications: chosen.map(({ id, number, name, result, isPublished, place }, at) => {
      const own = reviews.filter(({ applicationId }) => applicationId === id);
      const weighted = own.map(({ scores }) => weightedScore(categories, scores)).filter((item) => item !== null);
      return {
        applyId: id,
        label: applicationLabel(number),
        name,
        result,
        isPublished,
        place,
        raw: mean(weighted),
        reviews: own.length,
        scores: categories.map((category) => {
          const all = own.flatMap(({ jurorId, scores }) => {
            const [juror, score] = [numberOf.get(jurorId), scores[category.id]];
            return juror === undefined || score === undefined || score === null ? [] : [{ juror, score }];
          });
          return { mean: mean(all.map(({ score }) => score)), all: all.toSorted((a, b) => a.juror - b.juror) };
        }),
        said: said.flatMap(({ applicationId, jurorId, sentence }) =>
          applicationId === id ? [{ juror: numberOf.get(jurorId) ?? 0, sentence: cover(id, sentence) }] : [],
        ),
        discussed: discussed.flatMap(({ applicationId, jurorId, text, ...remark }) =>
          applicationId === id ? [{ ...remark, juror: numberOf.get(jurorId) ?? 0, text: cover(id, text) }] : [],
        ),
        answers: answers[at]!,
        answerReviews: questions.map(({ id: key }) =>
          answerReviews
            .filter((row) => row.applicationId === id && row.key === key)
            .map(({ jurorId, score, remark }) => ({
              juror: numberOf.get(jurorId) ?? 0,
              score,
              remark: remark && cover(id, remark),
            })),
        ),
      };
    }),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const saidRow = z.object({ applicationId: z.string(), jurorId: z.string(), sentence: z.string() });

/** Sentences and remarks of the finished reviews of a phase. */
async function saidOf(db: Db, phaseId: string | undefined, applyIds: readonly string[]) {
  if (phaseId === undefined) return [];
  const rows = await rowsOf(
    db,
    saidRow,
    sql`
    select a.application_id "applicationId", a.juror_id "jurorId", said.sentence
    from program_review_state a join program_review r on r.id = a.review_id and a.state = 'finished'
    cross join lateral (
      select s.sentence, c.sort_order place from program_score s join program_review_category c on c.id = s.category_id
        where s.review_id = r.id and s.sentence is not null
      union all select r.remark_to_applicant, 1000 where r.remark_to_applicant is not null
      union all select r.remark_to_organizer, 1001 where r.remark_to_organizer is not null
    ) said
    where a.phase_id = ${phaseId} and a.application_id = any(${sql.param([...applyIds])}::uuid[])
    order by r.finished_at, r.id, said.place`,
  );
  // A juror who writes the same below two criteria says it once.
  return [...new Map(rows.map((row) => [Object.values(row).join(" "), row])).values()];
}

/** What jurors said to each other of applications in a phase. */
async function discussedIn(db: Db, phaseId: string | undefined, applyIds: readonly string[]) {
  if (phaseId === undefined) return [];
  const remarks = await remarksIn(db, phaseId, applyIds);
  return remarks.map(({ id, applicationId, jurorId, text }) => ({ id, applicationId, jurorId, text }));
}

/** The answers that were sent last. Versions of the form share the key of a question that stayed. */
async function answersOf(db: Db, applyIds: readonly string[], member: Member, locale: Locale) {
  const sent = await Promise.all(applyIds.map((id) => receivedApplication(db, id, member, locale)));
  const answered = sent.map(({ submissions }) => submissions[0]?.answers ?? []);
  const ids = answered.flatMap((answers) => answers.map(({ questionId }) => questionId));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: programQuestion.id, key: programQuestion.key })
          .from(programQuestion)
          .where(inArray(programQuestion.id, ids));
  const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
  const questions = new Map<string, string>();
  for (const answers of answered)
    for (const { questionId, question } of answers) {
      const key = keyOf.get(questionId)!;
      if (!questions.has(key)) questions.set(key, question);
    }
  return {
    questions: [...questions].map(([id, question]) => ({ id, question })),
    answers: answered.map((answers) =>
      [...questions.keys()].map(
        (key) => answers.find(({ questionId }) => keyOf.get(questionId) === key)?.value ?? null,
      ),
    ),
  };
}
