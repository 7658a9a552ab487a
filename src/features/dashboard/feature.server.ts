import type { Feature } from "#server/feature.server.ts";
import { scoreApi } from "./score/api.server.ts";

export const dashboardFeature = {
  api: [scoreApi],
  pageTexts: { dashboard: ["dashboard", "dashboardLanding"], dashboardScore: ["dashboard", "dashboardScore"] },
} as const satisfies Feature;
