import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { reportsApi, reportsServed } from "./api.server.ts";
import reportDetailEn from "./detail/messages.en.ts";
import reportDetailTr from "./detail/messages.tr.ts";
import { downloadApi } from "./download/api.server.ts";
import { reportDownloadsApi } from "./downloads/api.server.ts";
import downloadsEn from "./downloads/messages.en.ts";
import downloadsTr from "./downloads/messages.tr.ts";
import { reportDownloadTable } from "./downloads/queries.server.ts";
import reportsEn from "./messages.en.ts";
import reportsTr from "./messages.tr.ts";
import { reportPictures } from "./parts/pictures.server.ts";

export const reportsFeature = {
  api: [reportsApi, downloadApi, reportDownloadsApi],
  tables: [reportDownloadTable],
  lists: [reportsServed],
  pictures: [reportPictures],
  texts: {
    reportDetail: inBothLanguages(reportDetailEn, reportDetailTr),
    reportDownloads: inBothLanguages(downloadsEn, downloadsTr),
    reports: inBothLanguages(reportsEn, reportsTr),
  },
  pageTexts: {
    adminReportDownloads: ["admin", "reportDownloads", "dataTable"],
    reports: ["list", "reports"],
    report: ["reports", "reportDetail", "share"],
  },
} as const satisfies Feature;
