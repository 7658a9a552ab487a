import type { Feature } from "#server/feature.server.ts";
import { mapsApi } from "./api.server.ts";

export const mapsFeature = {
  api: [mapsApi],
} as const satisfies Feature;
