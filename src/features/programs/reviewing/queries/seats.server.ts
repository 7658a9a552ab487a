// Hand-written SQL: assignments in the order of what is open and ends soonest, without a startup.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";

/** An assignment that its juror may work on now. */
const seatRow = z.object({
  assignmentId: z.string(),
  applicationId: z.string(),
  jurorId: z.string(),
  number: z.number(),
  programId: z.string(),
  programSeoUrl: z.string(),
  programName: z.string(),
  organizer: z.string(),
  timeZone: z.string(),
  phaseId: z.string(),
  phaseName: z.string(),
  startsAt: z.string(),
  finishesAt: z.string(),
  isBlind: z.boolean(),
  othersScores: z.enum(["never", "afterOwn", "always"]),
  isActive: z.boolean(),
  isOpen: z.boolean(),
  reviewId: z.string().nullable(),
  /** The version that the review holds for. */
  submissionId: z.string().nullable(),
  /** Of the review; 0 where there is none yet. */
  version: z.number(),
  finishedAt: z.string().nullable(),
  hasAbstained: z.boolean(),
  /** The applicant has changed what was scored. */
  isOutdated: z.boolean(),
  /** Finished reviews of the application in this phase. */
  reviews: z.number(),
});
export type Seat = z.output<typeof seatRow>;

interface Wanted {
  programSeoUrl?: string | undefined;
  applicationId?: string | undefined;
}

/** SQL that is true of a finished review of `seats` whose text the applicant has changed since. */
const IS_OUTDATED = sql`(r.finished_at is not null and not r.has_abstained and program_text_changed(r.submission_id, a.application_id))`;
/** SQL that is true of a seat whose juror has still to do something. */
export const IS_UNFINISHED = sql`(r.finished_at is null or ${IS_OUTDATED})`;

/** SQL that is true of the phase `h` that the active one has followed. */
const IS_JUST_LEFT = sql`h.id = (select f.id from program_phase f join program_phase n on n.program_id = f.program_id and n.is_active
  where f.program_id = h.program_id and f.starts_at < n.starts_at order by f.starts_at desc limit 1)`;

/** SQL of the phases whose applications a juror may read: the active one, and the one just left. */
export const READABLE_PHASES = sql`h.is_active or ${IS_JUST_LEFT}`;

/** Assignments in active phases that have begun, for a `from`; further conditions may follow. No startup is joined. */
export const seats = (accountId: SQL, condition = sql`h.is_active`): SQL => sql`program_juror j
    join program_assignment a on a.juror_id = j.id
    join program_phase h on h.id = a.phase_id and (${condition}) and h.starts_at <= now()
    join program p on p.id = j.program_id and p.deleted_at is null
    join organization o on o.id = p.organization_id
    join program_application x on x.id = a.application_id and x.sent_at is not null and x.withdrawn_at is null
    left join program_review r on r.assignment_id = a.id
    where j.account_id = ${accountId} and j.accepted_at is not null and j.removed_at is null
      and not exists (select from program_conflict c where c.juror_id = j.id and c.application_id = a.application_id and c.blocks)`;

/**
 * The assignments of a person in active phases that have begun, and in the phase just left, to read: those that end soonest, then what is over, the newest first. Applications in conflict with the juror are none of them,
 * so they are in no list and no counter. No startup is joined: in a blind phase nothing of it is read at all.
 */
export async function seatsOf(db: Db, accountId: string, locale: Locale, wanted: Wanted = {}): Promise<Seat[]> {
  // Whatever is read or saved of a juror begins here: conflicts are looked for once more before (record 75).
  await db.execute(sql`select program_find_conflicts_of(${accountId})`);
  const rows = await rowsOf(
    db,
    seatRow,
    sql`
    select a.id "assignmentId", a.application_id "applicationId", j.id "jurorId", x.number, p.id "programId",
      p.seo_url "programSeoUrl", ${localizedSql("p.name", locale)} "programName", o.name organizer, p.time_zone "timeZone",
      h.id "phaseId", ${localizedSql("h.name", locale)} "phaseName", h.starts_at "startsAt", h.finishes_at "finishesAt", h.is_blind "isBlind",
      h.others_scores "othersScores", h.is_active "isActive",
      h.is_active and h.finishes_at > now() and p.decided_at is null "isOpen",
      r.id "reviewId", r.submission_id "submissionId", coalesce(r.version, 0) version, r.finished_at "finishedAt", coalesce(r.has_abstained, false) "hasAbstained",
      coalesce(${IS_OUTDATED}, false) "isOutdated",
      (select count(*)::int from program_review_state b
        where b.phase_id = a.phase_id and b.application_id = a.application_id and b.state = 'finished') reviews
    from ${seats(sql`${accountId}`, READABLE_PHASES)}
      ${wanted.programSeoUrl === undefined ? sql`` : sql`and p.seo_url = ${wanted.programSeoUrl}`}
      ${wanted.applicationId === undefined ? sql`` : sql`and a.application_id = ${wanted.applicationId}`}
    order by "isOpen" desc, h.is_active desc, abs(extract(epoch from h.finishes_at - now())), p.id, x.number`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt).toISOString(),
    finishesAt: new Date(row.finishesAt).toISOString(),
    finishedAt: row.finishedAt && new Date(row.finishedAt).toISOString(),
  }));
}

export const stateOf = ({ reviewId, finishedAt, hasAbstained, isOutdated }: Seat) => {
  if (!reviewId) return "waiting" as const;
  if (!finishedAt) return "begun" as const;
  if (isOutdated) return "changed" as const;
  return hasAbstained ? ("abstained" as const) : ("finished" as const);
};
