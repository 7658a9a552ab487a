import type { Feature } from "#server/feature.server.ts";
import { scoreApi } from "./score/api.server.ts";

export const dashboardFeature = {
  api: [scoreApi],
} as const satisfies Feature;
