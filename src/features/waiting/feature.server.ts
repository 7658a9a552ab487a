import type { Feature } from "#server/feature.server.ts";
import { waitingApi } from "./api.server.ts";

export const waitingFeature = {
  api: [waitingApi],
} as const satisfies Feature;
