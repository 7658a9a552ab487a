// Hand-written SQL: the work of all jurors by juror and phase, and what of it they were told.

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { LOCALES } from "#shared/locale.ts";
import { IS_UNFINISHED, seats } from "../../reviewing/queries/seats.server.ts";
import { ENDING_HOURS } from "../limits.ts";

const workRow = z.object({
  jurorId: z.string(),
  phaseId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(LOCALES),
  programEn: z.string(),
  programTr: z.string(),
  phaseEn: z.string(),
  phaseTr: z.string(),
  programSeoUrl: z.string(),
  organizer: z.string(),
  timeZone: z.string(),
  finishesAt: z.string(),
  open: z.number(),
  /** When the last of them was assigned. */
  assignedAt: z.string(),
  isNew: z.boolean(),
  isEnding: z.boolean(),
  remindedAt: z.string().nullable(),
});
export type JurorWork = z.output<typeof workRow>;

/** Unfinished reviews of phases that run, by juror and phase, of jurors who can be mailed. */
const workWhere = (condition: SQL) => sql`
  select w.*, m.reminded_at "remindedAt",
    w."assignedAt" > coalesce(m.work_at, '-infinity') "isNew",
    w."finishesAt" - make_interval(hours => ${ENDING_HOURS}::int) <= now()
      and m.ending_of is distinct from date_trunc('milliseconds', w."finishesAt") "isEnding"
  from (
    select j.id "jurorId", h.id "phaseId", j.account_id, p.seo_url "programSeoUrl", o.name organizer,
      p.time_zone "timeZone", coalesce(p.name_en, p.name_tr) "programEn", coalesce(p.name_tr, p.name_en) "programTr",
      coalesce(h.name_en, h.name_tr) "phaseEn", coalesce(h.name_tr, h.name_en) "phaseTr", h.finishes_at "finishesAt",
      count(*)::int open, max(a.created_at) "assignedAt"
    from ${seats(sql`j.account_id`)} and h.finishes_at > now() and p.decided_at is null and ${IS_UNFINISHED} and ${condition}
    group by j.id, h.id, p.id, o.id) w
  left join program_juror_mail m on m.juror_id = w."jurorId" and m.phase_id = w."phaseId"`;

const withPerson = (work: SQL) => sql`
  select w.*, c.email, c.name, c.locale from (${work}) w
  join account c on c.id = w.account_id and c.email_verified_at is not null and c.locked_at is null and c.delete_at is null`;

/** Jurors who were not told yet of work that they have, or that its phase ends soon. */
export const untoldWork = (db: Db): Promise<JurorWork[]> =>
  rowsOf(
    db,
    workRow,
    sql`${withPerson(workWhere(sql`true`))} where w."isNew" or w."isEnding" order by w."jurorId", w."phaseId"`,
  );

/** The work that one juror has now; undefined: none, or nobody to mail. */
export async function workOf(db: Db, jurorId: string): Promise<JurorWork | undefined> {
  const [row] = await rowsOf(db, workRow, withPerson(workWhere(sql`j.id = ${jurorId}`)));
  return row;
}
