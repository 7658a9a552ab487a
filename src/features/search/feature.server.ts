import type { Feature } from "#server/feature.server.ts";
import { searchApi } from "./api.server.ts";

export const searchFeature = {
  api: [searchApi],
} as const satisfies Feature;
