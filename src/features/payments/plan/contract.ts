import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

const failures = [
  ...(["productNotFound", "noCustomer", "paymentTypeNotSupported", "samePackage", "shorterPeriod"] as const),
  ...([
    "seatsInUse",
    "paymentFailing",
    "deletionPlanned",
    "usedMoreInMonth",
    "partlyRefunded",
    "packageIsTest",
    "packageDisconnected",
    "paymentProviderAway",
  ] as const),
] as const;

const plan = z.object({
  /** In the reader's language. */
  name: z.string(),
  /** The amount collected at once, in units of the currency: the paid and unused part is deducted. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** For each period after this one. */
  periodAmount: z.number(),
  period: z.enum(["month", "year"]),
  /** For when the price is computed: the change names it. */
  at: z.iso.datetime(),
});
export type PlanPrice = z.output<typeof plan>;

export const planPrice = endpoint({
  method: "GET",
  path: "/apiUser/Payment/Plan",
  summary: "What it costs to change the viewer's package to another one, by its id or key. Nothing changes",
  access: "signedIn",
  failures,
  query: z.object({ EntityId: z.string().min(1).max(80) }),
  answer: plan,
});

export const changePlan = endpoint({
  method: "POST",
  path: "/apiUser/Payment/Plan",
  summary: "Changes the viewer's package at the price that was shown; rights follow with the provider's event",
  access: "signedIn",
  failures: [...failures, "cardDeclined", "priceOutdated", "planChangeUnanswered"],
  body: z.strictObject({
    EntityId: z.string().min(1).max(80),
    At: z.iso.datetime(),
    /** As it was shown: another price is not collected unseen. */
    Amount: z.number().min(0),
  }),
});
