import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { organizationsApi, organizationsServed } from "./api.server.ts";
import { organizationDetailApi } from "./detail/api.server.ts";
import organizationDetailEn from "./detail/messages.en.ts";
import organizationDetailTr from "./detail/messages.tr.ts";
import organizationsEn from "./messages.en.ts";
import organizationsTr from "./messages.tr.ts";
import { organizationPictures } from "./parts/pictures.server.ts";

export const organizationsFeature = {
  api: [organizationsApi, organizationDetailApi],
  lists: [organizationsServed],
  pictures: [organizationPictures],
  texts: {
    organizationDetail: inBothLanguages(organizationDetailEn, organizationDetailTr),
    organizations: inBothLanguages(organizationsEn, organizationsTr),
  },
  pageTexts: {
    techCenters: ["list", "organizations"],
    organizers: ["organizations"],
    techCenter: ["organizationDetail", "programs", "patents", "deadline", "share"],
  },
} as const satisfies Feature;
