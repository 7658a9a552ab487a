import type Stripe from "stripe";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { Checkout, PaymentProvider, ProviderOrder } from "./provider.server.ts";
import type { OrderMetadata } from "./read-event.server.ts";
import { withOrder } from "./stripe-by-hand.server.ts";
import { isStripeError, stripeLibrary } from "./stripe-library.server.ts";
import { movementsAt } from "./stripe-movements.server.ts";
import { outcomeAt } from "./stripe-outcome.server.ts";
import { changeStripePlan, planPrice } from "./stripe-plan.server.ts";

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
  const newClient = async () =>
    new (await stripeLibrary())(secretKey, {
      timeout: 10_000,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === "http:" ? "http" : "https" }),
    });
  let client: Promise<Stripe> | undefined;
  const opened = () => {
    client ??= newClient();
    return client;
  };
  /** The subscription of an order; undefined: none, or it has ended. */
  const runningSubscription = async ({ checkoutReference }: ProviderOrder) => {
    const stripe = await opened();
    const { subscription } = await stripe.checkout.sessions.retrieve(checkoutReference, { expand: ["subscription"] });
    return typeof subscription === "object" && subscription?.status !== "canceled" ? subscription : undefined;
  };
  return {
    key: "stripe",
    checkout: async (_db, order) => {
      const stripe = await opened();
      const session = await stripe.checkout.sessions.create(sessionOf(order, origin())).catch((error: unknown) => {
        throw isOfCustomer(error) ? new AppError("customerNotAdded") : error;
      });
      if (!session.url) throw new Error("Stripe made a checkout without an address.");
      return { reference: session.id, url: session.url };
    },
    expire: async (_db, reference) => {
      const stripe = await opened();
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === "complete") return false;
      if (session.status === "open") await stripe.checkout.sessions.expire(reference);
      return true;
    },
    portal: async (_db, { checkoutReference, locale }) => {
      const stripe = await opened();
      const { customer } = await stripe.checkout.sessions.retrieve(checkoutReference);
      if (!customer) return null;
      const portal = await stripe.billingPortal.sessions.create({
        customer: typeof customer === "string" ? customer : customer.id,
        locale: languageOf(locale),
        return_url: origin(),
      });
      return portal.url;
    },
    changePrice: async (_db, order, plan, at) => {
      const subscription = await runningSubscription(order);
      return subscription ? planPrice(await opened(), subscription, plan, at) : null;
    },
    changePlan: async (_db, order, plan, at) => {
      const subscription = await runningSubscription(order);
      return subscription ? changeStripePlan(await opened(), order.id, subscription, plan, at) : "gone";
    },
    refund: async (_db, { id, orderId, charge, minor }) => {
      const stripe = await opened();
      const payment = await paymentOf(stripe, charge);
      if (!payment) return { problem: "Stripe knows no payment of this invoice." };
      const metadata = { order: orderId, charge, request: id } satisfies OrderMetadata;
      try {
        await stripe.refunds.create(
          { payment_intent: payment, amount: minor, metadata },
          { idempotencyKey: `refund-${id}` },
        );
        return { problem: null };
      } catch (error) {
        // Charged back, refunded already, too old: another attempt is refused as well.
        if (isStripeError(error, "StripeInvalidRequestError")) return { problem: error.message };
        throw error;
      }
    },
    outcome: async (_db, { checkoutReference }) => outcomeAt(await opened(), checkoutReference),
    isRunning: async (_db, order) => (await runningSubscription(order)) !== undefined,
    endSubscription: async (_db, order, when) => {
      const subscription = await runningSubscription(order);
      if (!subscription) return;
      const stripe = await opened();
      if (when === "atOnce") await stripe.subscriptions.cancel(subscription.id);
      else await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    },
    movements: async function* (_db, since) {
      yield* movementsAt(await opened(), since);
    },
    verify: async (_db, body, signature) => (await opened()).webhooks.constructEvent(body, signature, webhookSecret),
    withOrder: async (event) => withOrder(await opened(), event),
  };
}

/** With a checkout Stripe adds its customer, whose address it may not take. */
const isOfCustomer = (error: unknown): boolean =>
  isStripeError(error, "StripeInvalidRequestError") && error.param === "customer_email";

const languageOf = (locale: Locale) => (locale === "tr" ? "tr" : "en");

/** A charge is named by its invoice, or by its payment where there is none. */
async function paymentOf(stripe: Stripe, charge: string): Promise<string | undefined> {
  if (!charge.startsWith("in_")) return charge;
  const { data } = await stripe.invoicePayments.list({ invoice: charge, status: "paid", limit: 1 });
  const payment = data[0]?.payment.payment_intent;
  return typeof payment === "string" ? payment : payment?.id;
}

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
