import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { paymentsApi } from "./api.server.ts";
import { billingApi } from "./billing/api.server.ts";
import billingEn from "./billing/messages.en.ts";
import billingTr from "./billing/messages.tr.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { sandboxApi } from "./sandbox/api.server.ts";
import { sandboxJobs } from "./sandbox/jobs.server.ts";

export const paymentsFeature = {
  api: [billingApi, paymentsApi, sandboxApi],
  jobs: sandboxJobs,
  texts: { billing: inBothLanguages(billingEn, billingTr), payments: inBothLanguages(en, tr) },
  pageTexts: {
    paymentSuccess: ["payments"],
    paymentFail: ["payments"],
    dashboardBillingInformation: ["billing", "dashboard"],
    packageManagement: ["payments", "premiumSeats", "dashboard"],
  },
} as const satisfies Feature;
