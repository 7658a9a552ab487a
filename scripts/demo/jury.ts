// Hand-written SQL: a rubric is read as JSON.

import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programLetter, programPhaseApplication } from "#db/tables/program-applications.server.ts";
import {
  programAssignment,
  programJuror,
  programReason,
  programReview,
  programScore,
  programScoreReason,
} from "#db/tables/program-jury.server.ts";
import { program } from "#db/tables/programs.server.ts";
import { decide } from "#features/programs/deciding/commands/letters.server.ts";
import { lettersOf } from "#features/programs/deciding/queries/letters.server.ts";
import { type Chance, chance, demoId } from "./random.ts";
import { insertAll, type World } from "./world.ts";

const DAY_MS = 86_400_000;
/** Jurors of each program; each application is read by so many of them. */
const JUROR_COUNT = 4;
const REVIEWS_EACH = 3;
/** Days after the deadline until which the jury reads, and after which results are out. */
const READ_FOR = 10;
const DECIDED_AFTER = 30;

export interface JudgedProgram extends Record<string, unknown> {
  id: string;
  closes: Date;
  /** The account that decided; null: one that is no more. */
  decidedBy: string | null;
  /** Those that were sent and not taken back. */
  applications: { id: string; submissionId: string; locale: "en" | "tr" }[];
}

const SENTENCES = {
  tr: [
    "Ekip sahayı tanıyor; pazara girişin ilk adımı net değil.",
    "Ürün çalışıyor, ilk müşterilerden alınan geri bildirim güçlü.",
    "Gelir modeli denenmemiş; fiyatı bir müşteriyle konuşmanızı öneririz.",
    "Rakiplerden farkı iyi anlatılmış.",
  ],
  en: [
    "The team knows the field; the first step to the market is not clear yet.",
    "The product works, and what first customers say is strong.",
    "Nobody has paid yet; I would talk about the price with one customer first.",
    "What is different from others is well explained.",
  ],
};

const rubricRow = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      scaleMax: z.number(),
    }),
  ),
  phaseId: z.string(),
});
type Rubric = z.output<typeof rubricRow>;

/** Juries, what they have read, results and letters, as far as each program is by now. */
export async function addJury(world: World, programs: readonly JudgedProgram[]): Promise<void> {
  const random = chance("jury");
  const reasons = await world.tx
    .select({ id: programReason.id })
    .from(programReason)
    .where(and(isNull(programReason.organizationId), programReason.isActive))
    .orderBy(programReason.sortOrder, programReason.id);
  for (const judged of programs) {
    const days = (world.today.getTime() - judged.closes.getTime()) / DAY_MS;
    const rubric = await rubricOf(world, judged.id);
    const jurors = await addJurors(world, judged, random);
    await addReviews(world, judged, rubric, {
      jurors,
      random,
      reasonIds: reasons.map(({ id }) => id),
      isRead: (juror, place) => days > READ_FOR || (juror + place) % 2 === 0,
    });
    if (days > READ_FOR) await decideOn(world, judged, random);
    if (days > DECIDED_AFTER) await publish(world, judged);
  }
}

async function rubricOf({ tx }: World, programId: string): Promise<Rubric> {
  const [rubric] = await rowsOf(
    tx,
    rubricRow,
    sql`
    select (select id from program_phase where program_id = ${programId} order by starts_at limit 1) "phaseId",
      (select json_agg(json_build_object('id', id, 'scaleMax', scale_max) order by sort_order)
        from program_review_category where program_id = ${programId}) categories`,
  );
  return rubric!;
}

/** jury@ and others who know how to judge. */
async function addJurors(world: World, { id: programId, closes }: JudgedProgram, random: Chance): Promise<string[]> {
  const others = world.people.filter(({ userType, demo }) => !demo && userType === "investor");
  const people = [world.people.find(({ demo }) => demo === "jury")!, ...random.some(others, JUROR_COUNT - 1)];
  const jurors = people.map(({ id: accountId, name, surname }) => ({
    id: demoId(`juror/${programId}/${accountId}`),
    programId,
    accountId,
    name: `${name} ${surname}`,
    locales: ["en", "tr"] as ("en" | "tr")[],
    invitedAt: new Date(closes.getTime() - 12 * DAY_MS),
    acceptedAt: new Date(closes.getTime() - 10 * DAY_MS),
  }));
  await insertAll(world, programJuror, jurors);
  await world.tx.execute(sql`
    update program_juror j set email = a.email from account a where a.id = j.account_id and j.program_id = ${programId}`);
  return jurors.map(({ id }) => id);
}

interface Reading {
  jurors: readonly string[];
  reasonIds: readonly string[];
  random: Chance;
  /** True if a juror has finished the review of an application; both by their places. */
  isRead: (juror: number, place: number) => boolean;
}

async function addReviews(
  world: World,
  { id: programId, closes, applications }: JudgedProgram,
  { phaseId, categories }: Rubric,
  { jurors, reasonIds, random, isRead }: Reading,
): Promise<void> {
  const rows = {
    assignments: [] as (typeof programAssignment.$inferInsert)[],
    reviews: [] as (typeof programReview.$inferInsert)[],
    scores: [] as (typeof programScore.$inferInsert)[],
    reasons: [] as (typeof programScoreReason.$inferInsert)[],
  };
  const begins = closes.getTime() + DAY_MS;
  for (const [place, { id: applicationId, submissionId, locale }] of applications.entries()) {
    const quality = random.int(1, 4);
    for (let turn = 0; turn < REVIEWS_EACH; turn++) {
      const juror = (place + turn) % jurors.length;
      const id = demoId(`assignment/${applicationId}/${jurors[juror]}`);
      const createdAt = new Date(begins);
      rows.assignments.push({
        id,
        programId,
        phaseId,
        applicationId,
        jurorId: jurors[juror]!,
        byHand: false,
        createdAt,
      });
      if (!isRead(juror, place)) continue;
      const finishedAt = new Date(Math.min(begins + random.next() * 8 * DAY_MS, world.today.getTime()));
      const review = { id: demoId(`review/${id}`), assignmentId: id, submissionId, hasAbstained: false, finishedAt };
      const remark = random.happens(0.3) ? random.pick(SENTENCES[locale]) : null;
      rows.reviews.push({ ...review, remarkToApplicant: remark, createdAt: finishedAt, updatedAt: finishedAt });
      for (const [index, { id: categoryId, scaleMax }] of categories.entries()) {
        const score = Math.min(scaleMax, Math.max(1, quality + random.int(-1, 1)));
        const scoreId = demoId(`score/${id}/${index}`);
        rows.scores.push({
          id: scoreId,
          reviewId: review.id,
          categoryId,
          scaleMax,
          score,
          hasAbstained: false,
          sentence: random.happens(0.25) ? random.pick(SENTENCES[locale]) : null,
          updatedAt: finishedAt,
        });
        if (score <= 2) rows.reasons.push({ scoreId, reasonId: random.pick(reasonIds) });
      }
    }
  }
  const takePart = applications.map(({ id: applicationId }) => ({ phaseId, applicationId, programId }));
  await insertAll(world, programPhaseApplication, takePart);
  await insertAll(world, programAssignment, rows.assignments);
  await insertAll(world, programReview, rows.reviews);
  await insertAll(world, programScore, rows.scores);
  await insertAll(world, programScoreReason, rows.reasons);
}

/** The better third is accepted. */
async function decideOn({ tx, today }: World, { id, closes, decidedBy }: JudgedProgram, random: Chance): Promise<void> {
  const decided = closes.getTime() + (READ_FOR + random.int(2, 10)) * DAY_MS;
  const decidedAt = new Date(Math.min(decided, today.getTime())).toISOString();
  await tx.execute(sql`
    with means as (
      select a.application_id id, avg(s.score) mean, row_number() over (order by avg(s.score) desc, a.application_id) place,
        count(*) over () total
      from program_assignment a join program_review r on r.assignment_id = a.id join program_score s on s.review_id = r.id
      where a.program_id = ${id} group by a.application_id
    )
    update program_application x set result = case when place * 3 <= total + 2 then 'approved' else 'declined' end,
      decided_at = ${decidedAt}::timestamptz, decided_by = ${decidedBy}::uuid, updated_at = ${decidedAt}::timestamptz
    from means where means.id = x.id`);
}

async function publish({ tx, today }: World, { id, closes }: JudgedProgram): Promise<void> {
  const [found] = await tx
    .select({ program, organization })
    .from(program)
    .innerJoin(organization, eq(organization.id, program.organizationId))
    .where(eq(program.id, id));
  const at = new Date(Math.min(closes.getTime() + DECIDED_AFTER * DAY_MS, today.getTime()));
  const letters = await lettersOf(tx, found!);
  await tx.insert(programLetter).values(
    letters.map(({ applyId, result, locale, subject, text }) => ({
      id: demoId(`letter/${applyId}`),
      applicationId: applyId,
      result,
      locale,
      subject,
      text,
      createdAt: at,
      publishedAt: at,
    })),
  );
  await tx.execute(sql`update program_application set published_at = greatest(${at.toISOString()}::timestamptz, decided_at)
    where program_id = ${id} and result <> 'inspecting'`);
  await decide(tx, [id], at);
}
