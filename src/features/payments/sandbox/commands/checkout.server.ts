import type { Db } from "#db/open.server.ts";
import { sandboxObject } from "#db/tables/payments.server.ts";
import type { Checkout } from "../../parts/provider.server.ts";
import { type Card, periodEndOf, type SandboxCheckout, type SandboxSubscription } from "../parts/objects.ts";
import { eventsAt, invoiceObject, type SentEvent, sessionObject, subscriptionObject } from "../parts/sent-events.ts";
import { checkoutOf, newestPaymentOf, subscriptionOf } from "../queries.server.ts";
import { newId, send, store, storePayment } from "./objects.server.ts";
import { endingAt } from "./subscription.server.ts";

/** Makes the checkout of an order, once. */
export async function openCheckout(db: Db, order: Checkout): Promise<string> {
  const { orderId, minor, currency, name, subscription, locale, successPath, cancelPath } = order;
  const data: SandboxCheckout = {
    minor,
    currency,
    name,
    subscription,
    locale,
    successPath,
    cancelPath,
    state: "open",
  };
  const id = `cs_${orderId}`;
  await db
    .insert(sandboxObject)
    .values({ id, kind: "checkout", orderId, data: { ...data } })
    .onConflictDoNothing();
  return id;
}

/** False: it was paid meanwhile. */
export async function expireCheckout(tx: Db, id: string): Promise<boolean> {
  const checkout = await checkoutOf(tx, id);
  if (!checkout) return true;
  if (checkout.data.state === "complete" || checkout.data.state === "pending") return false;
  if (checkout.data.state === "expired") return true;
  await store(tx, id, { ...checkout.data, state: "expired" });
  const paid = { status: "unpaid", payment: null } as const;
  await send(tx, [
    eventsAt(new Date(), newId)("checkout.session.expired", sessionObject(id, checkout.orderId, checkout.data, paid)),
  ]);
  return true;
}

export type Paid = "done" | "declined" | "confirm" | "over";

/** The buyer pays with a card. `confirmed`: they have confirmed it with their bank. */
export async function pay(tx: Db, id: string, card: Card, confirmed: boolean): Promise<Paid> {
  const checkout = await checkoutOf(tx, id);
  if (checkout?.data.state !== "open") return "over";
  if (card === "declined") return "declined";
  if (card === "needsConfirmation" && !confirmed) return "confirm";
  const isPending = card === "staysPending";
  await store(tx, id, { ...checkout.data, state: isPending ? "pending" : "complete" });
  if (isPending) {
    const session = sessionObject(id, checkout.orderId, checkout.data, { status: "unpaid", payment: null });
    await send(tx, [eventsAt(new Date(), newId)("checkout.session.completed", session)]);
  } else await send(tx, await collected(tx, checkout, card, "checkout.session.completed"));
  return "done";
}

/** The bank says at last whether the money of a pending payment arrives. */
export async function settle(tx: Db, id: string, arrives: boolean): Promise<void> {
  const checkout = await checkoutOf(tx, id);
  if (checkout?.data.state !== "pending") return;
  await store(tx, id, { ...checkout.data, state: arrives ? "complete" : "failed" });
  if (arrives) return send(tx, await collected(tx, checkout, "succeeds", "checkout.session.async_payment_succeeded"));
  const session = sessionObject(id, checkout.orderId, checkout.data, { status: "unpaid", payment: null });
  await send(tx, [eventsAt(new Date(), newId)("checkout.session.async_payment_failed", session)]);
}

/** The outcome of a checkout and of its renewals, as events of now; none: it is still open or pending. */
export async function outcomeOf(tx: Db, orderId: string): Promise<SentEvent[]> {
  const checkout = await checkoutOf(tx, `cs_${orderId}`);
  if (!checkout || checkout.data.state === "open" || checkout.data.state === "pending") return [];
  const { id, data } = checkout;
  const make = eventsAt(new Date(), newId);
  const session = (status: "paid" | "unpaid", payment: string | null) =>
    sessionObject(id, orderId, data, { status, payment });
  if (data.state === "failed") return [make("checkout.session.async_payment_failed", session("unpaid", null))];
  if (data.state === "expired") return [make("checkout.session.expired", session("unpaid", null))];
  if (!data.subscription) return [make("checkout.session.async_payment_succeeded", session("paid", `pi_${orderId}`))];
  const subscription = await subscriptionOf(tx, `sub_${orderId}`);
  const invoice = await newestPaymentOf(tx, orderId);
  if (!subscription || !invoice) return [];
  return [
    make("checkout.session.async_payment_succeeded", session("paid", null)),
    make("customer.subscription.updated", subscriptionObject(subscription.id, orderId, subscription.data)),
    make("invoice.paid", invoiceObject(invoice.id, orderId, subscription.data, invoice.data.minor)),
  ];
}

async function collected(
  tx: Db,
  { id, orderId, data }: { id: string; orderId: string; data: SandboxCheckout },
  card: Card,
  type: string,
): Promise<SentEvent[]> {
  const now = new Date();
  const make = eventsAt(now, newId);
  const { subscription, minor, currency, name, locale } = data;
  const money = { minor, currency, at: now.toISOString() };
  if (!subscription) {
    const payment = `pi_${orderId}`;
    await storePayment(tx, "payment", payment, orderId, money);
    return [make(type, sessionObject(id, orderId, data, { status: "paid", payment }))];
  }
  const started: SandboxSubscription = {
    minor,
    currency,
    name,
    locale,
    card,
    ...subscription,
    periodStart: now.toISOString(),
    cancelsAtEnd: false,
    state: "active",
    openInvoice: null,
    ...endingAt(periodEndOf(now, subscription.period)),
  };
  const subscriptionId = `sub_${orderId}`;
  const invoice = `in_${newId()}`;
  await storePayment(tx, "payment", invoice, orderId, money);
  await tx.insert(sandboxObject).values({ id: subscriptionId, kind: "subscription", orderId, data: { ...started } });
  return [
    make(type, sessionObject(id, orderId, data, { status: "paid", payment: null })),
    make("customer.subscription.created", subscriptionObject(subscriptionId, orderId, started)),
    make("invoice.paid", invoiceObject(invoice, orderId, started, minor)),
  ];
}
