import Stripe from "stripe";
import type { Locale } from "#shared/locale.ts";
import type { Checkout, PaymentProvider } from "./provider.server.ts";
import type { OrderMetadata } from "./read-event.server.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address of its API, for tests. */
  api: string | undefined;
}

/** Stripe, by its own library. `origin`: of the portal, for the ways back. */
export function stripeProvider(
  { secretKey, webhookSecret, api }: StripeSettings,
  origin: () => string,
): PaymentProvider {
  const at = api === undefined ? undefined : new URL(api);
  const stripe = new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === "http:" ? "http" : "https" }),
  });
  return {
    key: "stripe",
    checkout: async (_db, order) => {
      const session = await stripe.checkout.sessions.create(sessionOf(order, origin()), {
        idempotencyKey: `order-${order.orderId}`,
      });
      if (!session.url) throw new Error("Stripe made a checkout without an address.");
      return { reference: session.id, url: session.url };
    },
    expire: async (_db, reference) => {
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === "complete") return false;
      if (session.status === "open") await stripe.checkout.sessions.expire(reference);
      return true;
    },
    portal: async (_db, { checkoutReference, locale }) => {
      const { customer } = await stripe.checkout.sessions.retrieve(checkoutReference);
      if (!customer) return null;
      const portal = await stripe.billingPortal.sessions.create({
        customer: typeof customer === "string" ? customer : customer.id,
        locale: languageOf(locale),
        return_url: origin(),
      });
      return portal.url;
    },
    verify: async (_db, body, signature) => stripe.webhooks.constructEvent(body, signature, webhookSecret),
  };
}

const languageOf = (locale: Locale) => (locale === "tr" ? "tr" : "en");

function sessionOf(order: Checkout, origin: string): Stripe.Checkout.SessionCreateParams {
  const { orderId, email, name, minor, currency, subscription, locale, successPath, cancelPath } = order;
  const metadata = {
    order: orderId,
    ...(subscription && { package: subscription.packageKey }),
  } satisfies OrderMetadata;
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: minor,
    product_data: { name },
    ...(subscription && { recurring: { interval: subscription.period } }),
  };
  return {
    mode: subscription ? "subscription" : "payment",
    line_items: [{ quantity: 1, price_data: price }],
    customer_email: email,
    client_reference_id: orderId,
    metadata,
    ...(subscription
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, customer_creation: "always" as const }),
    locale: languageOf(locale),
    success_url: origin + successPath,
    cancel_url: origin + cancelPath,
  };
}
