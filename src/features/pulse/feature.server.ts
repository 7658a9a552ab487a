import type { Feature } from "#server/feature.server.ts";
import { pulseApi } from "./api.server.ts";
import { pulseJobs } from "./jobs.server.ts";

export const pulseFeature = {
  api: [pulseApi],
  jobs: pulseJobs,
} as const satisfies Feature;
