import type { Feature } from "#server/feature.server.ts";
import { claimsApi } from "./api.server.ts";
import { claimTable } from "./queries.server.ts";

export const claimsFeature = {
  api: [claimsApi],
  tables: [claimTable],
  pageTexts: { claim: ["claimsAsking"], adminClaims: ["admin", "claims", "dataTable"] },
} as const satisfies Feature;
