import type { Feature } from "#server/feature.server.ts";
import { factsApi } from "./api.server.ts";

export const factsFeature = {
  api: [factsApi],
  pageTexts: { factCheck: ["facts"] },
} as const satisfies Feature;
