import type Stripe from "stripe";
import type { OrderMetadata } from "./read-event.server.ts";

/**
 * Adds the order to events that name none: refunds by staff at Stripe and disputed payments. The payment behind them,
 * or its invoice, names it.
 */
export async function withOrder(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Event> {
  const payment = paymentBehind(event);
  const metadata = payment && (await metadataOf(stripe, payment));
  if (!metadata) return event;
  const object: object = { ...event.data.object, metadata };
  return { ...event, data: { ...event.data, object } } as Stripe.Event;
}

/** The id of the payment of which money went back; undefined: the event says nothing of the kind, or names its order. */
function paymentBehind({ type, data }: Stripe.Event): string | undefined {
  if (type !== "refund.created" && type !== "refund.updated" && type !== "charge.dispute.closed") return undefined;
  const { metadata, payment_intent } = data.object as Stripe.Refund | Stripe.Dispute;
  if (metadata?.order) return undefined;
  return typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
}

async function metadataOf(stripe: Stripe, payment: string): Promise<OrderMetadata | undefined> {
  const { metadata } = await stripe.paymentIntents.retrieve(payment);
  if (metadata.order) return { order: metadata.order, charge: payment };
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: payment },
    limit: 1,
  });
  const named = data[0]?.invoice;
  if (!named) return undefined;
  const invoice = typeof named === "string" ? await stripe.invoices.retrieve(named) : named;
  const order = "parent" in invoice ? invoice.parent?.subscription_details?.metadata?.order : undefined;
  return order && invoice.id ? { order, charge: invoice.id } : undefined;
}
