// Hand-written SQL: conflicts of a juror and an application as one row, with all that ties them.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import type { Locale } from "#shared/locale.ts";
import { CONFLICT_DECISIONS, CONFLICT_KINDS, CONFLICT_SIDES } from "#shared/program-conflict.ts";
import { labelOf } from "../../received/rules.ts";
import type { Jury } from "../contract.ts";

/**
 * Looks once more for conflicts of a program (record 75). The database has written them when the links arose; whatever it missed is
 * there before anything is read of it.
 */
export async function lookForConflicts(db: Db, programId: string): Promise<void> {
  await db.execute(sql`select program_find_conflicts(${programId}, null, null)`);
}

export const conflictFact = z.object({
  kind: z.enum(CONFLICT_KINDS),
  saidBy: z.enum(CONFLICT_SIDES).nullable(),
});

const conflictRow = z.object({
  jurorId: z.string(),
  applicationId: z.string(),
  number: z.number(),
  startup: z.string(),
  juror: z.string(),
  facts: z.array(conflictFact),
  isCertain: z.boolean(),
  blocks: z.boolean(),
  isWaiting: z.boolean(),
  review: z.enum(["none", "freed", "begun", "finished"]),
  foundAt: z.string(),
  decision: z.enum(CONFLICT_DECISIONS).nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
});

/** SQL that is true of the conflicts `c` of a juror and an application which wait for the organizer. */
export const IS_WAITING = sql`case
  when bool_or(c.is_certain) then bool_or(c.is_certain and c.decision is null) and (bool_or(c.has_freed) or exists (select from program_review_state w
    where w.juror_id = c.juror_id and w.application_id = c.application_id and w.review_id is not null))
  else bool_or(c.decision is null) end`;

/** The conflicts of a program: those that wait for the organizer first. Certain ones that cost no review need nobody. */
export async function conflictsOf(db: Db, programId: string, locale: Locale): Promise<Jury["conflicts"]> {
  const rows = await rowsOf(
    db,
    conflictRow,
    sql`
    with pair as (
      select c.juror_id, c.application_id, json_agg(json_build_object('kind', c.kind, 'saidBy', c.said_by) order by c.kind) facts,
        bool_or(c.is_certain) is_certain, bool_or(c.blocks) blocks, ${IS_WAITING} is_waiting, min(c.created_at) found_at,
        bool_or(c.has_freed) has_freed,
        (array_agg(c.id order by c.decided_at desc nulls last))[1] last_id
      from program_conflict c where c.program_id = ${programId} group by c.juror_id, c.application_id)
    select pair.juror_id "jurorId", pair.application_id "applicationId", a.number,
      s.name startup,
      coalesce(${nameOrLeft(sql`who`, locale)}, j.name, j.email, '') juror, pair.facts, pair.is_certain "isCertain", pair.blocks,
      pair.is_waiting "isWaiting", pair.found_at "foundAt", last.decision, last.reason,
      ${nameOrLeft(sql`decider`, locale)} "decidedBy", last.decided_at "decidedAt",
      coalesce((select max(case when w.finished_at is null then 'begun' else 'finished' end) from program_review_state w
        where w.juror_id = pair.juror_id and w.application_id = pair.application_id and w.review_id is not null),
        case when pair.has_freed then 'freed' else 'none' end) review
    from pair join program_conflict last on last.id = pair.last_id
    join program_juror j on j.id = pair.juror_id left join account who on who.id = j.account_id
    left join account decider on decider.id = last.decided_by
    join program_application a on a.id = pair.application_id join startup s on s.id = a.startup_id
    where pair.is_waiting or last.decision is not null
    order by pair.is_waiting desc, a.number, j.id`,
  );
  const instant = (value: string) => new Date(value).toISOString();
  return rows.map(({ number, foundAt, decidedAt, ...row }) => ({
    ...row,
    label: labelOf(number),
    foundAt: instant(foundAt),
    decidedAt: decidedAt && instant(decidedAt),
  }));
}

const minutesRow = z.object({
  application: z.number(),
  juror: z.string(),
  conflict: z.enum(CONFLICT_KINDS),
  saidBy: z.enum(CONFLICT_SIDES).nullable(),
  isCertain: z.boolean(),
  foundAt: z.string(),
  decision: z.enum(CONFLICT_DECISIONS).nullable(),
  reason: z.string().nullable(),
  decidedAt: z.string().nullable(),
});

/** All conflicts between jurors and the applications of a phase, with what was decided on each, as they stand in minutes. */
export async function conflictsOfPhase(db: Db, phaseId: string) {
  const rows = await rowsOf(
    db,
    minutesRow,
    sql`
    select a.number application, c.juror_id juror, c.kind conflict, c.said_by "saidBy", c.is_certain "isCertain",
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "foundAt", c.decision, c.reason,
      to_char(c.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "decidedAt"
    from program_phase_application m join program_conflict c on c.application_id = m.application_id
    join program_application a on a.id = c.application_id
    where m.phase_id = ${phaseId} order by a.number, c.juror_id, c.kind`,
  );
  return rows.map(({ application, ...row }) => ({ application: labelOf(application), ...row }));
}
