import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { ADDRESS_LENGTH, BILLED_KINDS, NAME_LENGTH } from "./limits.ts";

const text = z.string().trim().min(1).max(NAME_LENGTH);
const optional = z
  .string()
  .trim()
  .max(NAME_LENGTH)
  .transform((value) => value || null)
  .nullable()
  .default(null);
const billing = z.object({
  kind: z.enum(BILLED_KINDS),
  name: text,
  address: z.string().trim().min(1).max(ADDRESS_LENGTH),
  city: text,
  countryId: id,
  taxOffice: z.string().nullable(),
  taxNumber: z.string().nullable(),
  version: z.int(),
});
export type Billing = z.output<typeof billing>;

export const getBilling = endpoint({
  method: "GET",
  path: "/apiUser/Payment/BillingInformation",
  summary: "For whom the viewer's receipts are made out; null: nothing was said yet",
  access: "signedIn",
  answer: billing.nullable(),
});

export const putBilling = endpoint({
  method: "PUT",
  path: "/apiUser/Payment/BillingInformation",
  summary: "Says for whom receipts are made out. In Türkiye tax and identity numbers are checked",
  access: "signedIn",
  failures: ["changedMeanwhile"],
  body: billing
    .extend({
      taxOffice: optional,
      taxNumber: optional,
      /** The version that was changed; 0: nothing was said yet. */
      version: z.int().min(0),
    })
    .strict(),
  answer: billing,
});

export const paymentReceipt = endpoint({
  method: "GET",
  format: "file",
  path: "/apiUser/Payment/Receipt/:id",
  summary: "The receipt of one payment or refund as a PDF in the reader's language, for who made it",
  access: "signedIn",
  right: "theirOwn",
  perMinute: 30,
  failures: ["notFound", "unavailable"],
  params: z.object({ id }),
});
