import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { paymentsApi } from "./api.server.ts";
import { billingApi } from "./billing/api.server.ts";
import { putBilling } from "./billing/contract.ts";
import billingEn from "./billing/messages.en.ts";
import billingTr from "./billing/messages.tr.ts";
import { holderBulk, holdersApi } from "./holders/api.server.ts";
import holdersEn from "./holders/messages.en.ts";
import holdersTr from "./holders/messages.tr.ts";
import { holderTable } from "./holders/queries.server.ts";
import { paymentJobs } from "./jobs.server.ts";
import { leavingJobs } from "./leaving/jobs.server.ts";
import { movementsApi } from "./movements/api.server.ts";
import { movementJobs } from "./movements/jobs.server.ts";
import { movementTable } from "./movements/queries.server.ts";
import { paymentsWaiting } from "./parts/waiting.server.ts";
import { planApi } from "./plan/api.server.ts";
import { sandboxApi } from "./sandbox/api.server.ts";
import { sandboxJobs } from "./sandbox/jobs.server.ts";
import { paymentServiceApi } from "./service/api.server.ts";

export const paymentsFeature = {
  adminMenu: [
    { page: "adminPremiumManagement", group: "users", order: 30, label: (textsOf) => textsOf("paymentsHolders").title },
    { page: "adminPaymentHistory", group: "users", order: 60, label: (textsOf) => textsOf("paymentsMovements").title },
    {
      page: "adminPaymentServiceManagement",
      group: "settings",
      order: 120,
      label: (textsOf) => textsOf("paymentsService").title,
    },
  ],
  waiting: paymentsWaiting,
  memberMenu: [
    {
      page: "packageManagement",
      group: "settings",
      order: 20,
      label: (textsOf) => textsOf("payments").menu,
      pagesBelow: ["dashboardMembershipPackages"],
    },
    {
      page: "dashboardBillingInformation",
      group: "settings",
      order: 30,
      label: (textsOf) => textsOf("paymentsBilling").title,
    },
  ],
  api: [billingApi, holdersApi, paymentsApi, movementsApi, planApi, sandboxApi, paymentServiceApi],
  jobs: [...sandboxJobs, ...movementJobs, ...leavingJobs, ...paymentJobs],
  tables: [holderTable, movementTable],
  bulk: [holderBulk],
  audited: [
    {
      of: "account",
      names: namesFrom(billingEn, billingTr, ({ kind, name, address, city, country, taxOffice, taxNumbers }) => ({
        fields: { kind, name, address, city, countryId: country, taxOffice, taxNumber: taxNumbers.company },
      })),
      writes: [putBilling.body.omit({ version: true }).shape],
    },
    {
      of: "payment_order",
      names: namesFrom(holdersEn, holdersTr, ({ columns: { reason, until, package: bought } }) => ({
        fields: { reason, until, package: bought },
      })),
    },
  ],
} as const satisfies Feature;
