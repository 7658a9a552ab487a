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
        /** Where it sends its events. */
        webhook: z.string(),
        events: z.int(),
        lastEventAt: z.iso.datetime().nullable(),
        comparedAt: z.iso.datetime().nullable(),
        comparisonFailedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
});
export type PaymentServiceState = z.output<typeof paymentService.answer>;
