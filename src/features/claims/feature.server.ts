import type { Feature } from "#server/feature.server.ts";
import { claimsApi } from "./api.server.ts";
import { claimsWaiting } from "./parts/waiting.server.ts";
import { claimTable } from "./queries.server.ts";

export const claimsFeature = {
  adminMenu: [{ page: "adminClaims", group: "data", order: 110, label: (textsOf) => textsOf("claims").title }],
  waiting: claimsWaiting,
  api: [claimsApi],
  tables: [claimTable],
} as const satisfies Feature;
