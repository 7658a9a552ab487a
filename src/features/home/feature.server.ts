import type { Feature } from "#server/feature.server.ts";
import { homeApi } from "./api.server.ts";

export const homeFeature = {
  api: [homeApi],
} as const satisfies Feature;
