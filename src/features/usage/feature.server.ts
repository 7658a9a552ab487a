import type { Feature } from "#server/feature.server.ts";
import { usageApi } from "./api.server.ts";

export const usageFeature = {
  api: [usageApi],
} as const satisfies Feature;
