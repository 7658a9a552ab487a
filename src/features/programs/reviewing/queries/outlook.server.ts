// Hand-written SQL: phases of a juror's programs by the clock, with counts of assignments and conflicts.

import { sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { ReviewQueue } from "../contract.ts";
import { READABLE_PHASES, seats } from "./seats.server.ts";

const outlookRow = z.object({
  seoUrl: z.string(),
  program: z.string(),
  organizer: z.string(),
  timeZone: z.string(),
  id: z.string(),
  name: z.string(),
  startsAt: z.string(),
  finishesAt: z.string(),
  isBlind: z.boolean(),
  othersScores: z.enum(["never", "afterOwn", "always"]),
  isToCome: z.boolean(),
  expected: z.number(),
  left: z.number(),
});

/** Phases of a juror's programs that run, or come next where none runs, for a `from`; further conditions may follow. */
const outlook = (accountId: string) => sql`program_juror j
    join program p on p.id = j.program_id and p.deleted_at is null and p.decided_at is null
    join organization o on o.id = p.organization_id
    join program_phase h on h.program_id = p.id and h.finishes_at > now() and (h.is_active and h.starts_at <= now()
      or h.id = (select f.id from program_phase f where f.program_id = p.id and f.starts_at > now() order by f.starts_at limit 1)
        and not exists (select from program_phase r where r.program_id = p.id and r.is_active and r.starts_at <= now() and r.finishes_at > now()))
    cross join lateral (select
      (select count(*)::int from program_review_state g where g.phase_id = h.id and g.juror_id = j.id and g.state = 'assigned') expected,
      (select count(*)::int from program_phase_application m where m.phase_id = h.id and exists (select from program_conflict c
        where c.juror_id = j.id and c.application_id = m.application_id and c.blocks)
        and (exists (select from program_conflict c where c.juror_id = j.id and c.application_id = m.application_id and c.has_freed)
          or exists (select from program_review_state g where g.phase_id = h.id and g.juror_id = j.id
            and g.application_id = m.application_id and g.review_id is not null))) "left") own
    where j.account_id = ${accountId} and j.accepted_at is not null and j.removed_at is null`;

/** Whether a juror's list, with its outlook, holds anything: by one statement, because every page of the dashboard asks for its menu. */
export async function reviewsAnything(db: Db, accountId: string): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ exists: z.boolean() }),
    sql`select exists (select from ${seats(sql`${accountId}`, READABLE_PHASES)})
      or exists (select from ${outlook(accountId)} and (h.starts_at > now() or own.left > 0)) "exists"`,
  );
  return row!.exists;
}

/**
 * What a juror's list does not hold: where no phase of a program runs, the one to come, with what is assigned in it; and how many applications have
 * left the active one because of a conflict. Which ones is not said: in a blind phase it would tell whose they are.
 */
export async function withOutlook(
  db: Db,
  queues: readonly ReviewQueue[],
  accountId: string,
  { locale, programSeoUrl }: { locale: Locale; programSeoUrl?: string | undefined },
): Promise<ReviewQueue[]> {
  const rows = await rowsOf(
    db,
    outlookRow,
    sql`
    select p.seo_url "seoUrl", ${localizedSql("p.name", locale)} program, o.name organizer, p.time_zone "timeZone", h.id,
      ${localizedSql("h.name", locale)} "name", h.starts_at "startsAt", h.finishes_at "finishesAt", h.is_blind "isBlind",
      h.others_scores "othersScores", h.starts_at > now() "isToCome", own.expected, own.left
    from ${outlook(accountId)}
      ${programSeoUrl === undefined ? sql`` : sql`and p.seo_url = ${programSeoUrl}`}
    order by h.starts_at, p.id`,
  );
  const known = queues.map((queue) => ({ ...queue, left: rows.find(({ id }) => id === queue.phase.id)?.left ?? 0 }));
  const more = rows
    .filter(({ id, isToCome, left }) => (isToCome || left > 0) && !queues.some(({ phase }) => phase.id === id))
    .map(({ seoUrl, program, organizer, timeZone, isToCome, expected, left, ...phase }) => ({
      program: { seoUrl, name: program, organizer, timeZone },
      phase: {
        ...phase,
        startsAt: new Date(phase.startsAt).toISOString(),
        finishesAt: new Date(phase.finishesAt).toISOString(),
        isActive: true,
        isOpen: false,
      },
      applications: [],
      nextId: null,
      expected: isToCome ? expected : null,
      left,
    }));
  return [...known, ...more];
}
