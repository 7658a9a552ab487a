import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { patentsApi, patentsServed } from "./api.server.ts";
import patentDetailEn from "./detail/messages.en.ts";
import patentDetailTr from "./detail/messages.tr.ts";
import patentsEn from "./messages.en.ts";
import patentsTr from "./messages.tr.ts";
import { patentPictures } from "./parts/pictures.server.ts";

export const patentsFeature = {
  api: [patentsApi],
  lists: [patentsServed],
  pictures: [patentPictures],
  texts: {
    patentDetail: inBothLanguages(patentDetailEn, patentDetailTr),
    patents: inBothLanguages(patentsEn, patentsTr),
  },
  pageTexts: { patents: ["list", "patents"], patent: ["patentDetail", "share"] },
} as const satisfies Feature;
