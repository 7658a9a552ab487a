import type { Feature } from "#server/feature.server.ts";
import { devMailApi } from "./mail/api.server.ts";

export const devFeature = {
  api: [devMailApi],
} as const satisfies Feature;
