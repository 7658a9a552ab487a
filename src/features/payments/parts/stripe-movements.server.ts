import type Stripe from "stripe";
import type { Movement } from "./provider.server.ts";

const PAGE_ROWS = 100;

/**
 * All money that moved at Stripe from then on: paid invoices of subscriptions, single payments, refunds, disputed payments, whose
 * money is gone unless they are won. Single payments are those that name an order; the others belong to invoices.
 */
export async function* movementsAt(stripe: Stripe, since: Date): AsyncIterable<Movement> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const { id, amount_paid, currency, parent, ...invoice } of stripe.invoices.list({
    created,
    status: "paid",
    limit: PAGE_ROWS,
  }))
    if (amount_paid > 0)
      yield movement("charge", id, amount_paid, currency, parent?.subscription_details?.metadata, invoice.created);
  for await (const { id, amount_received, currency, metadata, ...payment } of stripe.paymentIntents.list({
    created,
    limit: PAGE_ROWS,
  }))
    if (amount_received > 0 && metadata.order)
      yield movement("charge", id, amount_received, currency, metadata, payment.created);
  for await (const { id, amount, currency, metadata, ...refund } of stripe.refunds.list({ created, limit: PAGE_ROWS }))
    if (refund.status === "succeeded") yield movement("refund", id, amount, currency, metadata, refund.created);
  for await (const { id, amount, currency, metadata, ...dispute } of stripe.disputes.list({
    created,
    limit: PAGE_ROWS,
  }))
    if (MONEY_TYPES.has(dispute.status)) yield movement("refund", id, amount, currency, metadata, dispute.created);
}

/** Disputes whose money Stripe has taken; warnings take none. */
const MONEY_TYPES = new Set<string>([
  "needs_response",
  "under_review",
  "appeal_needs_response",
  "appeal_under_review",
  "lost",
]);

const movement = (
  kind: Movement["kind"],
  reference: string,
  minor: number,
  currency: string,
  metadata: Stripe.Metadata | null | undefined,
  created: number,
): Movement => ({
  kind,
  reference,
  minor,
  currency: currency.toUpperCase(),
  orderId: metadata?.order ?? null,
  at: new Date(created * 1000),
});
