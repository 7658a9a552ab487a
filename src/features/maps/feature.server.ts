import type { Feature } from "#server/feature.server.ts";
import { mapsApi } from "./api.server.ts";

export const mapsFeature = {
  api: [mapsApi],
  pageTexts: { ecosystemMap: ["maps"], mapEcosystemMapGov: ["maps"], mapTypes: ["maps"] },
} as const satisfies Feature;
