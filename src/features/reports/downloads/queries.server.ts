import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { reportDownload } from "#db/tables/reports.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { reportDownloadCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const reportDownloadTable = adminTable(reportDownloadCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: reportDownload,
    joins: sql`join account on account.id = report_download.account_id join report on report.id = report_download.report_id
      left join payment_order on payment_order.id = report_download.order_id`,
    fields: {
      person: sql`(account.name || ' ' || account.surname)`,
      seoUrl: sql`account.seo_url`,
      photo: sql`account.photo`,
      email: sql`account.email`,
      report: sql`coalesce(${localizedSql("report.title", locale)}, '')`,
      reportSeoUrl: sql`report.seo_url`,
      package: sql.raw(`payment_order.name_${locale}`),
    },
    usualOrder: sql`report_download.created_at desc`,
  }),
  filters: { reportId: (reportId) => sql`report_download.report_id = ${reportId}` },
  nameOf: ({ person, report }) => `${person}, ${report}`,
});
