import type { Feature } from "#server/feature.server.ts";
import { adminApi } from "./api.server.ts";

export const adminFeature = {
  api: [adminApi],
} as const satisfies Feature;
