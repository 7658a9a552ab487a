import type { Feature } from "#server/feature.server.ts";
import { usageApi } from "./api.server.ts";

export const usageFeature = {
  adminMenu: [{ page: "adminUsage", group: "overview", order: 20, label: (textsOf) => textsOf("usage").title }],
  api: [usageApi],
} as const satisfies Feature;
