import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { claimsApi } from "./api.server.ts";
import askingEn from "./asking/messages.en.ts";
import askingTr from "./asking/messages.tr.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { claimTable } from "./queries.server.ts";

export const claimsFeature = {
  api: [claimsApi],
  tables: [claimTable],
  texts: { claims: inBothLanguages(en, tr), claiming: inBothLanguages(askingEn, askingTr) },
  pageTexts: { claim: ["claiming"], adminClaims: ["admin", "claims", "dataTable"] },
} as const satisfies Feature;
