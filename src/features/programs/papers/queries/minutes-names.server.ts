// Hand-written SQL: names of jurors, startups and questions as one list, in both languages.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { localizedSql } from "#db/localized.server.ts";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { programPhase, program as programTable } from "#db/tables/programs.server.ts";
import { nameOrLeft } from "#server/visible-people.server.ts";
import { siteName } from "#shared/site-name.ts";
import type { Member } from "#shared/viewer.ts";
import { inLocale } from "../../reviewing/queries/rubric.server.ts";
import { applicationLabel } from "../../reviewing/rules.ts";
import type { MinutesRows } from "../parts/minutes-rows.ts";
import { MINUTES_TEXTS } from "../parts/minutes-texts.server.ts";

const namedRow = z.object({
  named: z.enum(["juror", "application", "question", "decider", "later"]),
  id: z.string(),
  number: z.number().nullable(),
  en: z.string(),
  tr: z.string(),
});

/**
 * What minutes print besides the facts of their phase: its dates, who organizes, and what everybody is called. It is sealed with them, so
 * that they print the same whatever is renamed, put off or deleted later.
 */
export async function paperRowsOf(db: Db, phaseId: string, sealedBy: Pick<Member, "name" | "surname">) {
  const [found] = await db
    .select({ phase: programPhase, program: programTable, organizer: organization.name })
    .from(programPhase)
    .innerJoin(programTable, eq(programTable.id, programPhase.programId))
    .innerJoin(organization, eq(organization.id, programTable.organizationId))
    .where(eq(programPhase.id, phaseId));
  const { phase, program, organizer } = found!;
  const both = (row: { nameEn: string | null; nameTr: string | null }) => ({
    en: inLocale("en", row.nameEn, row.nameTr),
    tr: inLocale("tr", row.nameEn, row.nameTr),
  });
  const paper: MinutesRows["paper"][number] = {
    paper: "minutes",
    site: siteName(),
    organizer,
    program: both(program),
    programSeoUrl: program.seoUrl,
    timeZone: program.timeZone,
    phase: both(phase),
    startsAt: phase.startsAt.toISOString(),
    finishesAt: phase.finishesAt.toISOString(),
    isBlind: phase.isBlind,
    reviewsPerApplication: phase.reviewsPerApplication,
    sealedBy: `${sealedBy.name} ${sealedBy.surname}`.trim(),
  };
  const isInsider = sql`exists (select from entity_access e where e.entity_id = ${program.organizationId} and e.account_id = j.account_id)`;
  const names = await rowsOf(
    db,
    namedRow,
    sql`
    select 'juror' named, j.id::text id, null::int "number",
      coalesce(${nameOrLeft(sql`w`, "en")}, j.name, j.email, '–') || case when ${isInsider} then ${` (${MINUTES_TEXTS.en.insider})`} else '' end en,
      coalesce(${nameOrLeft(sql`w`, "tr")}, j.name, j.email, '–') || case when ${isInsider} then ${` (${MINUTES_TEXTS.tr.insider})`} else '' end tr
    from program_juror j left join account w on w.id = j.account_id where j.program_id = ${program.id} and j.accepted_at is not null
    union all select 'application', '', x.number, t.name, t.name
    from program_phase_application m join program_application x on x.id = m.application_id join startup t on t.id = x.startup_id
    where m.phase_id = ${phaseId}
    union all select 'question', last.key::text, null, coalesce(last.text_en, last.text_tr), coalesce(last.text_tr, last.text_en)
    from (select distinct on (q.key) q.key, q.text_en, q.text_tr from program_question q join program_form f on f.id = q.form_id
      where f.program_id = ${program.id} order by q.key, f.number desc) last
    union all select distinct 'decider', c.juror_id::text, x.number, ${nameOrLeft(sql`w`, "en")}, ${nameOrLeft(sql`w`, "tr")}
    from program_conflict c join program_application x on x.id = c.application_id join account w on w.id = c.decided_by
    where c.program_id = ${program.id} and c.decision is not null
    union all select 'later', '', * from (select distinct on (x.number) x.number, ${localizedSql("h.name", "en")} en, ${localizedSql("h.name", "tr")} tr
      from program_phase h join program_phase_application m on m.phase_id = h.id join program_application x on x.id = m.application_id
      where h.program_id = ${program.id} and h.starts_at > ${phase.startsAt.toISOString()}::timestamptz order by x.number, h.starts_at) went
    order by named, "number", id`,
  );
  const named = names.map(({ number, id, ...row }): MinutesRows["name"][number] => ({
    named: row.named,
    id: [number !== null && applicationLabel(number), id].filter(Boolean).join(" "),
    en: row.en,
    tr: row.tr,
  }));
  return { paper, named };
}
