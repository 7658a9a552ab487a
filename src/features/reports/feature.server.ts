import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { reportsApi, reportsServed } from "./api.server.ts";
import reportDetailEn from "./detail/messages.en.ts";
import reportDetailTr from "./detail/messages.tr.ts";
import { downloadApi } from "./download/api.server.ts";
import { reportDownloadsApi } from "./downloads/api.server.ts";
import downloadsEn from "./downloads/messages.en.ts";
import downloadsTr from "./downloads/messages.tr.ts";
import { reportDownloadTable } from "./downloads/queries.server.ts";
import { reportManagementApi } from "./management/api.server.ts";
import managementEn from "./management/messages.en.ts";
import managementTr from "./management/messages.tr.ts";
import { managedReportTable } from "./management/queries.server.ts";
import reportsEn from "./messages.en.ts";
import reportsTr from "./messages.tr.ts";
import { reportPictures } from "./parts/pictures.server.ts";

export const reportsFeature = {
  api: [reportsApi, downloadApi, reportDownloadsApi, reportManagementApi],
  tables: [reportDownloadTable, managedReportTable],
  lists: [reportsServed],
  pictures: [reportPictures],
  texts: {
    reportDetail: inBothLanguages(reportDetailEn, reportDetailTr),
    reportDownloads: inBothLanguages(downloadsEn, downloadsTr),
    reportManagement: inBothLanguages(managementEn, managementTr),
    reports: inBothLanguages(reportsEn, reportsTr),
  },
  pageTexts: {
    adminReportCategory: ["admin", "reportManagement", "versionedForm"],
    adminReportManagementReport: ["admin", "reportManagement", "dataTable", "versionedForm"],
    adminReportDownloads: ["admin", "reportDownloads", "dataTable"],
    reports: ["list", "reports"],
    report: ["reports", "reportDetail", "share"],
  },
} as const satisfies Feature;
