import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { programApplication } from "#db/tables/program-applications.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { applicantCalls } from "../contract.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

const state = sql`case when program_application.withdrawn_at is null then 'sent' else 'withdrawn' end`;

export const applicantTable = adminTable(applicantCalls, {
  texts: { en: en.applicants, tr: tr.applicants },
  source: (locale) => ({
    table: programApplication,
    joins: sql`join program on program.id = program_application.program_id
      join organization on organization.id = program.organization_id
      join startup on startup.id = program_application.startup_id
      left join lateral (select sent_by from program_submission s where s.application_id = program_application.id
        order by s.number desc limit 1) last on true
      left join account on account.id = last.sent_by`,
    scope: sql`program_application.sent_at is not null`,
    fields: {
      startup: sql`startup.name`,
      startupSeoUrl: sql`startup.seo_url`,
      logo: sql`coalesce(startup.logo_64, startup.logo)`,
      program: localizedSql("program.name", locale),
      programSeoUrl: sql`program.seo_url`,
      organizer: sql`organization.name`,
      person: sql`account.name || ' ' || account.surname`,
      state,
    },
    searches: { person: sql`fold(coalesce(account.name || ' ' || account.surname, ''))` },
    usualOrder: sql`program_application.sent_at desc`,
  }),
  filters: {},
  nameOf: ({ startup }) => startup,
});
