import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { tableCalls } from "#shared/table/calls.ts";
import { DIFFERENCES, MOVEMENT_STATES } from "./limits.ts";

const kind = z.enum(["charge", "refund"]);
const provider = z.enum(["stripe", "sandbox"]);
const bought = z.enum(["package", "report"]);
const state = z.enum(MOVEMENT_STATES);

const movement = z.object({
  id,
  occurredAt: z.iso.datetime(),
  /** Name and surname; null: the account is deleted. */
  person: z.string().nullable(),
  email: z.string().nullable(),
  /** In the reader's language. */
  what: z.string(),
  bought,
  kind,
  /** In units of the currency; what went back is negative. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  /** Of a payment, what has not gone back and is not about to. */
  left: z.number(),
  state,
  provider,
  reference: z.string(),
  /** The admin who asked for the refund. */
  refundedBy: z.string().nullable(),
  /** Why the provider refused the refund. */
  problem: z.string().nullable(),
});

export const movementCalls = tableCalls({
  key: "payments",
  path: "/apiAdmin/PaymentHistory",
  summary: "Every movement of money, the newest first",
  columns: [
    { key: "occurredAt", kind: "dateTime", sortable: true, canMove: false },
    { key: "person", searchable: true, setDashIsEmpty: true },
    { key: "amount", kind: "number", sortable: true },
    { key: "state", clickableFilter: "state" },
    { key: "what", searchable: true },
    { key: "kind", clickableFilter: "kind" },
    { key: "currency", clickableFilter: "currency" },
    { key: "bought", clickableFilter: "bought", isHidden: true },
    { key: "email", searchable: true, setDashIsEmpty: true, width: 220 },
    { key: "provider", clickableFilter: "provider" },
    { key: "reference", searchable: true, isHidden: true },
    { key: "refundedBy", setDashIsEmpty: true, isHidden: true },
    { key: "problem", setDashIsEmpty: true, isHidden: true, limitText: true },
  ],
  row: movement,
  filters: { kind, provider, bought, state, currency: z.string().regex(/^[A-Z]{3}$/) },
  export: { summary: "Movements of money as a spreadsheet, as they are shown" },
  get: { summary: "One movement of money" },
});
export const refundPayment = endpoint({
  method: "POST",
  path: "/apiAdmin/PaymentHistory/:id/Refund",
  summary:
    "Gives back a part of a payment, or what is left of it; the rest asked for again is no error. The provider is told in the background. With the rest of its newest payment a package ends",
  access: "admin",
  confirmed: true,
  failures: ["notFound", "notRefundable", "refundRunning", "refundTooLarge"],
  params: z.object({ id }),
  /** In units of the currency; left out: what is left. */
  body: z.strictObject({ Amount: z.number().positive().multipleOf(0.01).optional() }),
  answer: movement,
});

const difference = z.object({
  id,
  provider,
  kind,
  reference: z.string(),
  problem: z.enum(DIFFERENCES),
  /** In units of the currency; null: there is none on this side. */
  here: z.number().nullable(),
  there: z.number().nullable(),
  currency: z.string(),
  occurredAt: z.iso.datetime(),
  foundAt: z.iso.datetime(),
});
export type Difference = z.output<typeof difference>;

export const listDifferences = endpoint({
  method: "GET",
  path: "/apiAdmin/PaymentDifferences",
  summary: "Movements of money on which provider and ledger do not agree, and when both were last compared",
  access: "admin",
  answer: z.object({
    comparisons: z.array(
      z.object({ provider, comparedAt: z.iso.datetime().nullable(), failedAt: z.iso.datetime().nullable() }),
    ),
    /** The newest, at most a hundred. */
    rows: z.array(difference),
    totalCount: z.int(),
  }),
});
