import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { organizationsServed } from "./api.server.ts";
import organizationsEn from "./messages.en.ts";
import organizationsTr from "./messages.tr.ts";

export const organizationsFeature = {
  lists: [organizationsServed],
  texts: { organizations: inBothLanguages(organizationsEn, organizationsTr) },
  pageTexts: { techCenters: ["list", "organizations"] },
} as const satisfies Feature;
