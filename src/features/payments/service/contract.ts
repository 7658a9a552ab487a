import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";

const PROVIDERS = ["stripe", "sandbox"] as const;

export const paymentService = endpoint({
  method: "GET",
  path: "/apiAdmin/PaymentService",
  summary: "With whom one pays, and how it goes; keys come from the environment and are never answered",
  access: "admin",
  answer: z.object({
    /** Null: nobody can pay. */
    active: z.enum(PROVIDERS).nullable(),
    providers: z.array(
      z.object({
        provider: z.enum(PROVIDERS),
        isActive: z.boolean(),
        /** Its keys are in the environment; the sandbox needs none. */
        hasKeys: z.boolean(),
        /** The address to which it sends its events. */
        webhook: z.string(),
        events: z.int(),
        lastEventAt: z.iso.datetime().nullable(),
        comparedAt: z.iso.datetime().nullable(),
        comparisonFailedAt: z.iso.datetime().nullable(),
        /** The things that depend on it. */
        depending: z.object({
          /** Packages that are open now. */
          packages: z.int(),
          /** Subscriptions that it may collect again, because nobody has ended them; open here or not. */
          renewing: z.int(),
          /** Payments that a bank has not confirmed yet. */
          pending: z.int(),
          /** Checkouts that were begun in the last 30 days and neither paid nor closed. */
          openOrders: z.int(),
        }),
      }),
    ),
  }),
});
export type PaymentServiceState = z.output<typeof paymentService.answer>;
