import type Stripe from "stripe";

const EXPANDED_FIELDS = ["payment_intent", "subscription.latest_invoice"];
/** Of a payment that was on its way: another one would have to be chosen. */
const FAILED_STATUSES = new Set<string>(["requires_payment_method", "canceled"]);
const ENDED_STATUSES = new Set<string>(["incomplete_expired", "canceled"]);

/**
 * The outcome of a checkout that was completed before its money arrived, or of a renewal, as Stripe's events about it.
 */
export async function outcomeAt(stripe: Stripe, reference: string): Promise<Stripe.Event[]> {
  const session = await stripe.checkout.sessions.retrieve(reference, { expand: EXPANDED_FIELDS });
  const created = Math.floor(Date.now() / 1000);
  const event = (type: Stripe.Event["type"], object: { id: string }) =>
    ({
      id: `outcome_${type}_${object.id}_${created}`,
      object: "event",
      type,
      created,
      data: { object },
    }) as Stripe.Event;
  const failed = event("checkout.session.async_payment_failed", session);
  const succeeded = event("checkout.session.async_payment_succeeded", session);
  const { subscription, payment_intent: payment } = session;
  if (typeof subscription === "object" && subscription) {
    const invoice = subscription.latest_invoice;
    if (typeof invoice === "object" && invoice?.status === "paid")
      return [succeeded, event("customer.subscription.updated", subscription), event("invoice.paid", invoice)];
    return ENDED_STATUSES.has(subscription.status)
      ? [failed, event("customer.subscription.deleted", subscription)]
      : [];
  }
  if (session.payment_status !== "unpaid") return [succeeded];
  return typeof payment === "object" && payment && FAILED_STATUSES.has(payment.status) ? [failed] : [];
}
