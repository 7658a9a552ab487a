import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { patentsApi } from "./api.server.ts";
import patentDetailEn from "./detail/messages.en.ts";
import patentDetailTr from "./detail/messages.tr.ts";
import patentsEn from "./messages.en.ts";
import patentsTr from "./messages.tr.ts";

export const patentsFeature = {
  api: [patentsApi],
  texts: {
    patentDetail: inBothLanguages(patentDetailEn, patentDetailTr),
    patents: inBothLanguages(patentsEn, patentsTr),
  },
  pageTexts: { patents: ["list", "patents"], patent: ["patentDetail", "share"] },
} as const satisfies Feature;
