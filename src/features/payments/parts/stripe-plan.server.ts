import type Stripe from "stripe";
import type { Plan } from "./provider.server.ts";
import type { OrderMetadata } from "./read-event.server.ts";
import { isStripeError } from "./stripe-library.server.ts";

/** Another plan of a subscription at Stripe: what it costs at once, and the change itself. */
export async function planPrice(stripe: Stripe, subscription: Stripe.Subscription, plan: Plan, at: Date) {
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [await itemOf(stripe, subscription, plan)],
      proration_behavior: "always_invoice",
      proration_date: secondsOf(at),
    },
  });
  return { minor: preview.amount_due };
}

/** A card that is refused leaves the plan as it was. */
export async function changeStripePlan(
  stripe: Stripe,
  orderId: string,
  subscription: Stripe.Subscription,
  plan: Plan,
  at: Date,
): Promise<"changed" | "declined"> {
  const metadata = { order: orderId, package: plan.packageKey } satisfies OrderMetadata;
  try {
    await stripe.subscriptions.update(subscription.id, {
      items: [await itemOf(stripe, subscription, plan)],
      metadata,
      cancel_at_period_end: false,
      payment_behavior: "error_if_incomplete",
      proration_behavior: "always_invoice",
      proration_date: secondsOf(at),
    });
    return "changed";
  } catch (error) {
    if (isStripeError(error, "StripeCardError")) return "declined";
    throw error;
  }
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

async function itemOf(stripe: Stripe, { items }: Stripe.Subscription, { minor, currency, period, ...plan }: Plan) {
  const product = `kovan-${plan.packageKey}`;
  // Prices within a change name a product, which the first change to a package makes.
  await stripe.products.create({ id: product, name: plan.name }).catch((error: unknown) => {
    if (!(isStripeError(error, "StripeInvalidRequestError") && error.code === "resource_already_exists")) throw error;
  });
  return {
    id: items.data[0]!.id,
    price_data: { product, unit_amount: minor, currency: currency.toLowerCase(), recurring: { interval: period } },
  };
}
