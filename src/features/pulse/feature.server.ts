import type { Feature } from "#server/feature.server.ts";
import { pulseApi } from "./api.server.ts";
import { pulseJobs } from "./jobs.server.ts";

export const pulseFeature = {
  api: [pulseApi],
  jobs: pulseJobs,
  pageTexts: { pulse: ["pulse"], adminPulse: ["admin", "pulse"] },
} as const satisfies Feature;
