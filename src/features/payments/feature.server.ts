import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { paymentsApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { sandboxApi } from "./sandbox/api.server.ts";
import { sandboxJobs } from "./sandbox/jobs.server.ts";

export const paymentsFeature = {
  api: [paymentsApi, sandboxApi],
  jobs: sandboxJobs,
  texts: { payments: inBothLanguages(en, tr) },
  pageTexts: {
    paymentSuccess: ["payments"],
    paymentFail: ["payments"],
    packageManagement: ["payments", "premiumSeats", "dashboard"],
  },
} as const satisfies Feature;
