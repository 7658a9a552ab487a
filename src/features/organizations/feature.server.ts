import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { organizationsApi } from "./api.server.ts";
import organizationsEn from "./messages.en.ts";
import organizationsTr from "./messages.tr.ts";

export const organizationsFeature = {
  api: [organizationsApi],
  texts: { organizations: inBothLanguages(organizationsEn, organizationsTr) },
  pageTexts: { techCenters: ["list", "organizations"] },
} as const satisfies Feature;
