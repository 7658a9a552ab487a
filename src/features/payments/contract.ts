import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { PREMIUM_LISTS } from "#shared/viewer.ts";
import { ORDER_SOURCES, ORDER_STATES } from "./limits.ts";

/** The types of purchases (specification, query of the payment pages). */
export const PAID_TYPES = ["report", "premium-subscription"] as const;

const order = z.object({
  id,
  entityType: z.enum(PAID_TYPES),
  /** Null: the report is gone. */
  entityId: id.nullable(),
  /** Of a report that is there; null: of a package, or the report is gone. */
  reportSeoUrl: z.string().nullable(),
  /** Lists that a package opens; of a report none. */
  lists: z.array(z.enum(PREMIUM_LISTS)),
  /** In the reader's language. */
  name: z.string(),
  /** In units of the currency. */
  amount: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  state: z.enum(ORDER_STATES),
  source: z.enum(ORDER_SOURCES),
  /** Until when it is open; null: not, or for good. */
  accessUntil: z.iso.datetime().nullable(),
  /** The end of the period that is paid, from which on it renews or ends; null: no period is paid. */
  paidUntil: z.iso.datetime().nullable(),
  cancelsAtEnd: z.boolean(),
  /** The credit of the next payments, in units of the currency: paid before a change to a cheaper package. */
  credit: z.number(),
  /** The page of the portal from which it was bought; null: none was named. */
  returnPath: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Money that moved, the oldest first; what went back is negative. */
  payments: z.array(z.object({ id, name: z.string(), amount: z.number(), occurredAt: z.iso.datetime() })),
});
export type Order = z.output<typeof order>;

export const createPayment = endpoint({
  method: "POST",
  path: "/apiUser/Payment/Create",
  summary:
    "Begins to buy a package or a report, by its id or key. The headers `X-Success-Url` and `X-Cancel-Url` may name paths of the portal to come back to. Answers where to pay",
  access: "signedIn",
  failures: [
    ...(["productNotFound", "paymentTypeNotSupported", "paymentsOff", "paymentProviderAway"] as const),
    ...(["premiumAlready", "giftRunning", "seatRunning", "boughtAlready", "deletionPlanned"] as const),
    ...(["paymentPending", "newerCheckout", "customerNotAdded", "packageDisconnected"] as const),
  ],
  body: z.strictObject({
    EntityId: z.string().min(1).max(80),
    /** ISO 4217; left out: the first in which it is sold. */
    Currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** The page of the portal to which the buyer comes back in the end; what is none is left aside. */
    ReturnTo: z.string().max(2000).optional(),
  }),
  answer: z.object({ redirectUrl: z.string() }),
});

export const paymentHistory = endpoint({
  method: "GET",
  path: "/apiUser/Payment/History",
  summary: "What the viewer has bought, the newest first, with every payment",
  access: "signedIn",
  answer: z.object({ rows: z.array(order) }),
});

export const lastOrder = endpoint({
  method: "GET",
  path: "/apiUser/Payment/Last",
  summary: "The viewer's newest order of one package or report: where it stands after paying",
  access: "signedIn",
  query: z.object({ entityType: z.enum(PAID_TYPES), entityId: id }),
  answer: order.nullable(),
});

export const paymentPortal = endpoint({
  method: "GET",
  path: "/apiUser/Payment/Portal",
  summary: "Where the viewer changes card and package or ends a subscription",
  access: "signedIn",
  failures: ["noCustomer", "packageIsTest", "packageDisconnected", "paymentProviderAway"],
  answer: z.object({ portalUrl: z.string() }),
});

export const endTestPackage = endpoint({
  method: "DELETE",
  path: "/apiUser/Payment/TestPackage",
  summary:
    "Ends a package that the viewer has paid for with a test card, with its seats, once no test payments are taken any more; one that has ended is no error",
  access: "signedIn",
  failures: ["notFound"],
});

export const paymentWebhook = endpoint({
  method: "POST",
  path: "/apiUser/Payment/Webhook/:provider",
  summary: "Takes a signed event of a provider, each once; rights and ledger follow from them alone",
  failures: ["notFound", "signatureRefused", "eventUnreadable", "paymentProviderAway"],
  params: z.object({ provider: z.string().max(20) }),
});
