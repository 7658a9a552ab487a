import type { SandboxCheckout, SandboxSubscription } from "./objects.ts";

/** An event in the shape of Stripe's, with the fields that are read of it. */
export interface SentEvent {
  id: string;
  object: "event";
  type: string;
  /** Seconds. */
  created: number;
  data: { object: Record<string, unknown> };
}

type Make = (type: string, object: Record<string, unknown>) => SentEvent;
/** Makes events of one moment; `newId` makes the last part of each id. */
export const eventsAt =
  (at: Date, newId: () => string): Make =>
  (type, object) => ({
    id: `evt_${newId()}`,
    object: "event",
    type,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  });

const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

export const sessionObject = (
  id: string,
  orderId: string,
  { minor, currency, subscription }: SandboxCheckout,
  paid: { status: "paid" | "unpaid"; payment: string | null },
) => ({
  id,
  object: "checkout.session",
  mode: subscription ? "subscription" : "payment",
  metadata: { order: orderId },
  payment_status: paid.status,
  payment_intent: paid.payment,
  amount_total: minor,
  currency: currency.toLowerCase(),
});

export const invoiceObject = (
  id: string,
  orderId: string,
  { currency, packageKey, periodStart, periodEnd, credit = 0 }: SandboxSubscription,
  amountPaid: number,
) => ({
  id,
  object: "invoice",
  amount_paid: amountPaid,
  currency: currency.toLowerCase(),
  ending_balance: -credit,
  lines: { data: [{ period: { start: seconds(periodStart), end: seconds(periodEnd) } }] },
  parent: { subscription_details: { metadata: { order: orderId, package: packageKey } } },
});

export const subscriptionObject = (
  id: string,
  orderId: string,
  { packageKey, state, cancelsAtEnd, minor }: SandboxSubscription,
) => ({
  id,
  object: "subscription",
  status: state === "ended" ? "canceled" : "active",
  metadata: { order: orderId, package: packageKey },
  cancel_at_period_end: cancelsAtEnd,
  cancel_at: null,
  items: { data: [{ price: { unit_amount: minor } }] },
});

export const refundObject = (
  id: string,
  { orderId, charge, minor, currency }: { orderId: string; charge: string; minor: number; currency: string },
) => ({
  id,
  object: "refund",
  amount: minor,
  currency: currency.toLowerCase(),
  status: "succeeded",
  metadata: { order: orderId, charge },
  payment_intent: null,
});
