// Hand-written SQL: a row a score, with instants to the microsecond.

import { asc, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { programMinutes, programMinutesRow } from "#db/tables/program-jury.server.ts";
import { programPhase, program as programs } from "#db/tables/programs.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly, type Viewer } from "#shared/viewer.ts";
import type { Ranking, RankingTask } from "../../deciding/parts/ranking.ts";
import { decidedProgram } from "../../deciding/queries/program.server.ts";
import { rankingInput } from "../../deciding/queries/scores.server.ts";
import { conflictsOfPhase } from "../../jury/queries/conflicts.server.ts";
import { heldApplications } from "../../jury/queries/masking.server.ts";
import { remarksIn } from "../../reviewing/queries/discussion.server.ts";
import { answerReviewsOf, confirmationsWhere } from "../../reviewing/queries/reviews.server.ts";
import { inLocale, phaseCategories } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel, withCurrentLetter } from "../../reviewing/rules.ts";
import type { MinutesCheck, MinutesList } from "../contract.ts";
import { brokenAt, differences } from "../parts/chain.ts";
import { factsIn, type JurorRow, jurorRow, type RankRow, rowsFrom } from "../parts/minutes-rows.ts";

const scoreRow = z.object({
  application: z.number(),
  juror: z.string(),
  submission: z.number(),
  category: z.string().nullable(),
  score: z.number().nullable(),
  isAbstained: z.boolean(),
  isSetAside: z.boolean(),
  finishedAt: z.string(),
});

/**
 * The content of a phase's minutes: a text a score, with application, juror, version that was read, criterion and
 * score; abstained reviews in one row; then reviews that were confirmed for a later version, and what jurors say of single answers and to each other. It starts with the phase and with the
 * weight of each criterion, then conflicts of interest and what was decided on them. In the order of applications, jurors and criteria.
 */
export async function contentsOf(db: Db, phaseId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    scoreRow,
    sql`
    select x.number application, a.juror_id juror, u.number submission, s.category_id category,
      s.score, r.has_abstained or coalesce(s.has_abstained, false) "isAbstained", a.state = 'setAside' "isSetAside",
      to_char(r.finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "finishedAt"
    from program_review_state a
    join program_application x on x.id = a.application_id
    join program_review r on r.id = a.review_id and r.finished_at is not null
    join program_submission u on u.id = r.submission_id
    left join program_score s on s.review_id = r.id and not r.has_abstained
    where a.phase_id = ${phaseId} order by x.number, a.juror_id, s.category_id`,
  );
  const texts = rows.map(({ application, juror, submission, category, score, isAbstained, isSetAside, finishedAt }) =>
    JSON.stringify({
      application: applicationLabel(application),
      version: submission,
      juror,
      category,
      score,
      abstained: isAbstained,
      ...(isSetAside && { setAside: true }),
      finishedAt,
    }),
  );
  const said = await answerReviewsOf(db, phaseId);
  const answers = said.map(({ number, jurorId, key, score, remark }) =>
    JSON.stringify({ application: applicationLabel(number), juror: jurorId, answerTo: key, score, remark }),
  );
  const criteria = (await phaseCategories(db, phaseId)).map(({ id, nameEn, nameTr, weight, scaleMax }) => ({
    id,
    nameEn,
    nameTr,
    weight,
    scaleMax,
  }));
  const [program] = await db
    .select({ ranking: programs.ranking })
    .from(programs)
    .innerJoin(programPhase, eq(programPhase.programId, programs.id))
    .where(eq(programPhase.id, phaseId));
  const conflicts = await conflictsOfPhase(db, phaseId);
  const remarks = await remarksIn(db, phaseId);
  const confirmed = await confirmationsWhere(db, sql`r.phase_id = ${phaseId}`, "en");
  return [
    JSON.stringify({ phase: phaseId, criteria, ranking: program?.ranking }),
    ...conflicts.map((conflict) => JSON.stringify(conflict)),
    ...texts,
    ...confirmed.map(({ number, jurorId, earlier, version, confirmedAt }) =>
      JSON.stringify({
        application: applicationLabel(number),
        juror: jurorId,
        confirmed: version,
        earlier,
        confirmedAt,
      }),
    ),
    ...answers,
    ...remarks.map(({ number, jurorId, text, createdAt }) =>
      JSON.stringify({
        application: applicationLabel(number),
        juror: jurorId,
        said: text,
        saidAt: createdAt.toISOString(),
      }),
    ),
  ];
}

export type Ranker = (task: RankingTask) => Promise<Ranking>;
interface Ranked {
  viewer: Viewer;
  rank: Ranker;
}

/** The accepted jurors of the program in the order of their invitation, with what they have done in the phase. */
const jurorsIn = (db: Db, phaseId: string): Promise<JurorRow[]> =>
  rowsOf(
    db,
    jurorRow,
    sql`
    select j.id juror, count(a.assignment_id)::int assigned, count(*) filter (where a.state = 'finished')::int finished,
      count(*) filter (where a.state = 'abstained')::int abstained,
      count(*) filter (where a.state = 'setAside')::int "setAside"
    from program_phase h join program_juror j on j.program_id = h.program_id and j.accepted_at is not null
    left join program_review_state a on a.phase_id = h.id and a.juror_id = j.id
    where h.id = ${phaseId} group by j.id order by min(j.invited_at), j.id`,
  );

/** Digits of scores in minutes; the rest is noise of the division. */
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000) / 10_000);

/** The applications of the phase with their scores, ranks and results. */
async function ranksIn(db: Db, phaseId: string, { viewer, rank }: Ranked): Promise<RankRow[]> {
  const [phase] = await db.select().from(programPhase).where(eq(programPhase.id, phaseId));
  if (!phase) return [];
  const { applications, task } = await rankingInput(db, phase.programId, { phaseId }, { viewer, locale: "en" });
  const ranking = await rank(task);
  return applications.map(({ number, result, place: taken }, place) => {
    const ranked = ranking.applications[place]!;
    return {
      application: applicationLabel(number),
      rank: ranked.rank,
      best: ranked.best,
      worst: ranked.worst,
      raw: rounded(ranked.raw),
      normalized: rounded(ranked.normalized),
      reviews: ranked.reviews,
      result,
      ...((taken === "givenUp" || taken === "missed") && { place: taken }),
    };
  });
}

/** The content of minutes with jurors, ranks and results behind their first row: what is sealed. */
export async function sealedContentsOf(db: Db, phaseId: string, ranked: Ranked): Promise<string[]> {
  const [head, ...rest] = await contentsOf(db, phaseId);
  const rows = [...(await jurorsIn(db, phaseId)), ...(await ranksIn(db, phaseId, ranked))];
  return [head!, ...rows.map((row) => JSON.stringify(row)), ...rest];
}

/** What minutes of now would say, of the kinds that these minutes have: those that were sealed earlier have no jurors and ranks. */
export async function comparedNow(
  db: Db,
  phaseId: string,
  { sealed, ...ranked }: Ranked & { sealed: readonly string[] },
): Promise<string[]> {
  const current = await sealedContentsOf(db, phaseId, ranked);
  const isRanked = (contents: readonly string[]) => rowsFrom(contents).rank.length > 0;
  if (isRanked(sealed)) return current;
  return current.filter((content) => {
    const { rank, juror } = rowsFrom([content]);
    return rank.length + juror.length === 0;
  });
}

const named = (locale: Locale, { nameEn, nameTr }: { nameEn: string | null; nameTr: string | null }) =>
  inLocale(locale, nameEn, nameTr);

/** The rows of minutes, in their order. */
export const rowsIn = (db: Db, minutesId: string) =>
  db
    .select()
    .from(programMinutesRow)
    .where(eq(programMinutesRow.minutesId, minutesId))
    .orderBy(asc(programMinutesRow.number));

async function minutesWhere(db: Db, where: ReturnType<typeof eq>, locale: Locale) {
  const rows = await db
    .select({
      minutes: programMinutes,
      phase: programPhase,
      sealedBy: sql<string | null>`${nameOrLeft(account, locale)}`,
      rows: sql<number>`(select count(*)::int from program_minutes_row w where w.minutes_id = ${programMinutes.id})`,
      digest: sql<string>`(select encode(w.digest, 'hex') from program_minutes_row w where w.minutes_id = ${programMinutes.id}
        order by w.number desc limit 1)`,
    })
    .from(programMinutes)
    .innerJoin(programPhase, eq(programPhase.id, programMinutes.phaseId))
    .leftJoin(account, eq(account.id, programMinutes.sealedBy))
    .where(where)
    .orderBy(desc(programMinutes.sealedAt), desc(programMinutes.id));
  return rows.map(({ minutes: { id, phaseId, number, sealedAt }, phase, ...rest }) => ({
    programId: phase.programId,
    shown: { id, phaseId, number, phase: named(locale, phase), sealedAt: sealedAt.toISOString(), ...rest },
  }));
}

/** The minutes of a program, and the phases of which there could be some. */
export async function minutesOf(db: Db, programSeoUrl: string, viewer: Viewer, locale: Locale): Promise<MinutesList> {
  const { program } = await decidedProgram(db, { seoUrl: programSeoUrl }, viewer);
  const phases = await db
    .select({
      phase: programPhase,
      reviews: sql<number>`(select count(*)::int from program_review_state r
        where r.phase_id = program_phase.id and r.state = 'finished')`,
    })
    .from(programPhase)
    .where(eq(programPhase.programId, program.id))
    .orderBy(asc(programPhase.startsAt));
  const minutes = await minutesWhere(db, eq(programPhase.programId, program.id), locale);
  return {
    program: { id: program.id, seoUrl: program.seoUrl, name: named(locale, program) },
    isKept: (await heldApplications(db, program.id, memberOnly(viewer))).size > 0,
    phases: phases.map(({ phase, reviews }) => ({
      id: phase.id,
      name: named(locale, phase),
      isOver: isOver(phase, program),
      reviews,
      finishesAt: phase.finishesAt.toISOString(),
    })),
    minutes: minutes.map(({ shown }) => shown),
  };
}

/** Nobody can score in it any more. */
export const isOver = ({ finishesAt }: { finishesAt: Date }, { decidedAt }: { decidedAt: Date | null }): boolean =>
  finishesAt <= new Date() || decidedAt !== null;

/** Minutes of which the viewer may know. Throws `notFound` for everyone else. */
export async function minutesFor(db: Db, minutesId: string, viewer: Viewer, locale: Locale) {
  const [found] = await minutesWhere(db, eq(programMinutes.id, minutesId), locale);
  if (!found) throw new AppError("notFound");
  await decidedProgram(db, { id: found.programId }, viewer);
  return found.shown;
}

/** Throws where reviews are kept from the viewer: minutes have all of them. */
export async function mayReadMinutes(db: Db, programId: string, viewer: Viewer): Promise<void> {
  if ((await heldApplications(db, programId, memberOnly(viewer))).size > 0) throw new AppError("minutesKept");
}

/** Minutes that are computed again, and compared with the scores as they are stored now. */
export async function checked(
  db: Db,
  minutesId: string,
  { viewer, locale, rank }: Ranked & { locale: Locale },
): Promise<MinutesCheck> {
  const minutes = await minutesFor(db, minutesId, viewer, locale);
  const rows = await rowsIn(db, minutesId);
  const broken = await brokenAt(rows);
  const sealed = rows.map(({ content }) => withCurrentLetter(content));
  const current = await comparedNow(db, minutes.phaseId, { sealed, viewer, rank });
  return {
    ...minutes,
    isIntact: broken === null,
    brokenAt: broken,
    differences: differences(factsIn(sealed), current),
  };
}
