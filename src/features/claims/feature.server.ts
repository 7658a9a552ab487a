import type { Feature } from "#server/feature.server.ts";
import { claimsApi } from "./api.server.ts";
import { claimTable } from "./queries.server.ts";

export const claimsFeature = {
  api: [claimsApi],
  tables: [claimTable],
} as const satisfies Feature;
