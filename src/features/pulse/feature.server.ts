import type { Feature } from "#server/feature.server.ts";
import { pulseApi } from "./api.server.ts";
import { pulseJobs } from "./jobs.server.ts";

export const pulseFeature = {
  adminMenu: [{ page: "adminPulse", group: "reports", order: 20, label: (textsOf) => textsOf("pulse").admin.title }],
  api: [pulseApi],
  jobs: pulseJobs,
} as const satisfies Feature;
