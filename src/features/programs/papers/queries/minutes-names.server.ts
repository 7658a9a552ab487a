// Hand-written SQL: names of jurors, startups and questions as one list, in both languages.

import { eq, sql } from "drizzle-orm";
import { z } from "zod";
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

const namedRow = z.object({
  named: z.enum(["juror", "application", "question"]),
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
    sealedBy: `${sealedBy.name} ${sealedBy.surname}`.trim(),
  };
  const names = await rowsOf(
    db,
    namedRow,
    sql`
    select 'juror' named, j.id::text id, null::int "number", coalesce(${nameOrLeft(sql`w`, "en")}, j.name, j.email, '–') en,
      coalesce(${nameOrLeft(sql`w`, "tr")}, j.name, j.email, '–') tr
    from program_juror j left join account w on w.id = j.account_id where j.program_id = ${program.id} and j.accepted_at is not null
    union all select 'application', '', x.number, t.name, t.name
    from program_phase_application m join program_application x on x.id = m.application_id join startup t on t.id = x.startup_id
    where m.phase_id = ${phaseId}
    union all select 'question', last.key::text, null, coalesce(last.text_en, last.text_tr), coalesce(last.text_tr, last.text_en)
    from (select distinct on (q.key) q.key, q.text_en, q.text_tr from program_question q join program_form f on f.id = q.form_id
      where f.program_id = ${program.id} order by q.key, f.number desc) last
    order by named, "number", id`,
  );
  const named = names.map(({ number, id, ...row }): MinutesRows["name"][number] => ({
    named: row.named,
    id: number === null ? id : applicationLabel(number),
    en: row.en,
    tr: row.tr,
  }));
  return { paper, named };
}
