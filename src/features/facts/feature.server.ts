import type { Feature } from "#server/feature.server.ts";
import { factsApi } from "./api.server.ts";

export const factsFeature = {
  api: [factsApi],
} as const satisfies Feature;
