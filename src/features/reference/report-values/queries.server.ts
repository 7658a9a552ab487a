import { sql } from "drizzle-orm";
import { type } from "#db/tables/reference.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { typeId } from "#shared/type-id.ts";
import { REPORT_LISTS } from "../parts/catalogue-reports.server.ts";
import { type ReportValueKind, reportValueCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const COLUMNS = {
  reportCategory: sql.raw("report.category_id"),
  reportType: sql.raw("report.type_id"),
  reportVersion: sql.raw("report.version_id"),
};

const tableOf = (kind: ReportValueKind) => {
  const reports = sql`from report where ${COLUMNS[kind]} = type.id`;
  const builtIn = REPORT_LISTS[kind].values.map(([key]) => typeId(kind, key));
  return adminTable(reportValueCalls[kind], {
    texts: { en: en[kind], tr: tr[kind] },
    source: (locale) => ({
      table: type,
      fields: {
        isActive: sql`type.active`,
        reports: sql`(select count(*)::int ${reports})`,
        languages: sql`coalesce((select string_agg(name, ', ' order by name) from (
          select distinct language.${sql.raw(`name_${locale}`)} "name" from language
            where language.id in (select report.language_id ${reports})) spoken), '')`,
        isBuiltIn: sql`type.id = any(${sql.param(builtIn)}::uuid[])`,
      },
      scope: sql`type.parent_id = ${typeId(kind)}`,
      orders: { nameEn: nameOrder(sql`type.name_en`, "en"), nameTr: nameOrder(sql`type.name_tr`, "tr") },
      usualOrder: sql`type.sort_order`,
    }),
    filters: {},
    nameOf: ({ nameEn }) => nameEn,
  });
};

export const reportValueTables = {
  reportCategory: tableOf("reportCategory"),
  reportType: tableOf("reportType"),
  reportVersion: tableOf("reportVersion"),
};
