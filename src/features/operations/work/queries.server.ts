import { sql } from "drizzle-orm";
import { backgroundJob } from "#db/tables/background-jobs.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { cellText } from "#shared/table/column.ts";
import { workCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const state = sql`case when background_job.failed_at is not null then 'failed'
  when background_job.lease_id is not null and background_job.run_at > now() then 'running'
  when background_job.key is not distinct from 'schedule' then 'scheduled' else 'waiting' end`;

export const workTable = adminTable(workCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: backgroundJob,
    fields: { state },
    orders: { name: sql`background_job.name collate "C"` },
    codeNames: { en: en.values.name, tr: tr.values.name }[locale],
    usualOrder: sql`(background_job.failed_at is null), background_job.created_at desc`,
  }),
  filters: { state: (wanted) => sql`${state} = ${wanted}` },
  nameOf: ({ name }, words) => cellText({ key: "name" }, name, words),
});
