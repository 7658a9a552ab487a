import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { sandboxObject } from "#db/tables/payments.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import type { Checkout } from "../parts/provider.server.ts";
import { sendEvent } from "./parts/delivery.server.ts";
import { type Card, periodEndOf, type SandboxCheckout, type SandboxSubscription } from "./parts/objects.ts";
import { eventsAt, invoiceObject, type SentEvent, sessionObject, subscriptionObject } from "./parts/sent-events.ts";
import { checkoutOf, secretOf, subscriptionOf } from "./queries.server.ts";

/** Attempts to collect a renewal, one a day, before the subscription ends. */
const COLLECTION_ATTEMPTS = 3;

const DAY_MS = 86_400_000;

const endingAt = (end: Date) => ({ periodEnd: end.toISOString(), dueAt: end.toISOString() });
const newId = (): string => randomBytes(12).toString("hex");

/** Makes the checkout of an order, once. */
export async function openCheckout(db: Db, order: Checkout): Promise<string> {
  const { orderId, minor, currency, name, subscription, locale, successPath, cancelPath } = order;
  const data: SandboxCheckout = {
    ...{ minor, currency, name, subscription, locale, successPath, cancelPath, state: "open" },
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

async function collected(
  tx: Db,
  { id, orderId, data }: { id: string; orderId: string; data: SandboxCheckout },
  card: Card,
  type: string,
): Promise<SentEvent[]> {
  const now = new Date();
  const make = eventsAt(now, newId);
  const { subscription, minor, currency, name, locale } = data;
  if (!subscription)
    return [make(type, sessionObject(id, orderId, data, { status: "paid", payment: `pi_${orderId}` }))];
  const started: SandboxSubscription = {
    ...{ minor, currency, name, locale, card, ...subscription, periodStart: now.toISOString() },
    ...{ cancelsAtEnd: false, state: "active", failedAttempts: 0, openInvoice: null },
    ...endingAt(periodEndOf(now, subscription.period)),
  };
  const subscriptionId = `sub_${orderId}`;
  await tx.insert(sandboxObject).values({ id: subscriptionId, kind: "subscription", orderId, data: { ...started } });
  return [
    make(type, sessionObject(id, orderId, data, { status: "paid", payment: null })),
    make("customer.subscription.created", subscriptionObject(subscriptionId, orderId, started)),
    make("invoice.paid", invoiceObject(`in_${newId()}`, orderId, started, true)),
  ];
}

/** Collects the next period of a subscription, or ends it. */
export async function renew(tx: Db, id: string, now: Date): Promise<void> {
  const found = await subscriptionOf(tx, id);
  if (found?.data.state !== "active" || Date.parse(found.data.dueAt) > now.getTime()) return;
  const { orderId, data } = found;
  if (data.cancelsAtEnd) return end(tx, found, new Date(data.periodEnd));
  const start = new Date(data.periodEnd);
  const next = { ...data, periodStart: start.toISOString(), ...endingAt(periodEndOf(start, data.period)) };
  const invoice = data.openInvoice ?? `in_${newId()}`;
  const make = eventsAt(now, newId);
  if (data.card === "succeeds" || data.card === "needsConfirmation") {
    await store(tx, id, { ...next, failedAttempts: 0, openInvoice: null });
    return send(tx, [
      make("invoice.paid", invoiceObject(invoice, orderId, next, true)),
      make("customer.subscription.updated", subscriptionObject(id, orderId, next)),
    ]);
  }
  const failedAttempts = data.failedAttempts + 1;
  const dueAt = new Date(now.getTime() + DAY_MS).toISOString();
  await store(tx, id, { ...data, failedAttempts, openInvoice: invoice, dueAt });
  await send(tx, [make("invoice.payment_failed", invoiceObject(invoice, orderId, next, false))]);
  if (failedAttempts >= COLLECTION_ATTEMPTS) await end(tx, found, now);
}

/** Whether a subscription ends with its period, from the sandbox's customer portal. */
export async function setCancelling(tx: Db, id: string, cancelsAtEnd: boolean): Promise<void> {
  await change(tx, id, (data) => ({ ...data, cancelsAtEnd }));
}

/** Another card, with which what is open is collected soon. */
export async function setCard(tx: Db, id: string, card: Card): Promise<void> {
  await change(tx, id, (data) => ({ ...data, card, dueAt: data.openInvoice ? new Date().toISOString() : data.dueAt }));
}

async function change(tx: Db, id: string, to: (data: SandboxSubscription) => SandboxSubscription): Promise<void> {
  const found = await subscriptionOf(tx, id);
  if (!found || found.data.state === "ended") return;
  const data = to(found.data);
  await store(tx, id, data);
  await send(tx, [
    eventsAt(new Date(), newId)("customer.subscription.updated", subscriptionObject(id, found.orderId, data)),
  ]);
}

async function end(tx: Db, found: { id: string; orderId: string; data: SandboxSubscription }, at: Date): Promise<void> {
  const data: SandboxSubscription = { ...found.data, state: "ended" };
  await store(tx, found.id, data);
  await send(tx, [
    eventsAt(at, newId)("customer.subscription.deleted", subscriptionObject(found.id, found.orderId, data)),
  ]);
}

/** The secret with which events are signed; made by whoever asks first. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = await secretOf(db);
  if (secret) return secret;
  await db
    .insert(sandboxObject)
    .values({ id: "secret", kind: "secret", data: { secret: `whsec_${randomBytes(32).toString("base64url")}` } })
    .onConflictDoNothing();
  return (await secretOf(db))!;
}

const store = (tx: Db, id: string, data: object) =>
  tx
    .update(sandboxObject)
    .set({ data: { ...data } })
    .where(eq(sandboxObject.id, id));

async function send(tx: Db, events: readonly SentEvent[]): Promise<void> {
  for (const event of events) await enqueue(tx, sendEvent, { body: JSON.stringify(event) });
}
