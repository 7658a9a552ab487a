import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { jobApplication } from "#db/tables/jobs.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { statusId } from "../applications/rules.ts";
import { jobApplicantCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const isWithdrawn = sql`(job_application.status_id = ${statusId("withdrawn")})`;
const person = sql`(account.name || ' ' || account.surname)`;

export const jobApplicantTable = adminTable(jobApplicantCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: jobApplication,
    // All are there; what is not read of a left join is not joined when rows are counted.
    joins: sql`left join account on account.id = job_application.account_id left join job on job.id = job_application.job_id
      left join startup on startup.id = job.startup_id`,
    fields: {
      person,
      personSeoUrl: sql`account.seo_url`,
      photo: sql`account.photo`,
      job: localizedSql("job.title", locale),
      jobSeoUrl: sql`case when job.deleted_at is null then job.seo_url end`,
      startup: sql`startup.name`,
      startupSeoUrl: sql`startup.seo_url`,
      state: sql`case when ${isWithdrawn} then 'withdrawn'
        when job_application.answered_at is null then 'waiting' else 'answered' end`,
      cv: sql`case when job_application.cv_key is null then 'none' else 'sent' end`,
    },
    search: sql`concat_ws(' ', account.search, job.search, startup.name_fold)`,
    searches: {
      person: sql`fold(${person})`,
      job: sql`fold(${localizedSql("job.title", locale)})`,
      startup: sql`startup.name_fold`,
    },
    usualOrder: sql`job_application.created_at desc`,
  }),
  filters: {
    state: (state) =>
      ({
        waiting: sql`job_application.answered_at is null and not ${isWithdrawn}`,
        answered: sql`job_application.answered_at is not null and not ${isWithdrawn}`,
        withdrawn: isWithdrawn,
      })[state],
    cv: (cv) => (cv === "sent" ? sql`job_application.cv_key is not null` : sql`job_application.cv_key is null`),
  },
  nameOf: ({ person: name, job }) => `${name} · ${job}`,
});
