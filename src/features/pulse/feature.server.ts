import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { pulseApi } from "./api.server.ts";
import { pulseJobs } from "./jobs.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const pulseFeature = {
  api: [pulseApi],
  jobs: pulseJobs,
  texts: { pulse: inBothLanguages(en, tr) },
  pageTexts: { pulse: ["pulse"], adminPulse: ["admin", "pulse"] },
} as const satisfies Feature;
