import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { reportsApi, reportsServed } from "./api.server.ts";
import reportDetailEn from "./detail/messages.en.ts";
import reportDetailTr from "./detail/messages.tr.ts";
import { downloadApi } from "./download/api.server.ts";
import reportsEn from "./messages.en.ts";
import reportsTr from "./messages.tr.ts";
import { reportPictures } from "./parts/pictures.server.ts";

export const reportsFeature = {
  api: [reportsApi, downloadApi],
  lists: [reportsServed],
  pictures: [reportPictures],
  texts: {
    reportDetail: inBothLanguages(reportDetailEn, reportDetailTr),
    reports: inBothLanguages(reportsEn, reportsTr),
  },
  pageTexts: { reports: ["list", "reports"], report: ["reports", "reportDetail", "share"] },
} as const satisfies Feature;
