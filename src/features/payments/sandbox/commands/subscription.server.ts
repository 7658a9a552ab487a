import type { Db } from "#db/open.server.ts";
import { GRACE_DAYS } from "../../limits.ts";
import type { Plan } from "../../parts/provider.server.ts";
import { type Card, changeOf, collects, isOver, periodEndOf, type SandboxSubscription } from "../parts/objects.ts";
import { eventsAt, invoiceObject, subscriptionObject } from "../parts/sent-events.ts";
import { subscriptionOf } from "../queries.server.ts";
import { newId, send, store, storePayment } from "./objects.server.ts";

const DAY_MS = 86_400_000;

export const endingAt = (end: Date) => ({ periodEnd: end.toISOString(), dueAt: end.toISOString() });

/** Collects the next period of a subscription, once a day while a card is refused, or ends it. */
export async function renew(tx: Db, id: string, now: Date): Promise<void> {
  const found = await subscriptionOf(tx, id);
  if (found?.data.state !== "active" || Date.parse(found.data.dueAt) > now.getTime()) return;
  const { orderId, data } = found;
  if (data.cancelsAtEnd) return end(tx, found, new Date(data.periodEnd));
  const start = new Date(data.periodEnd);
  const next = { ...data, periodStart: start.toISOString(), ...endingAt(periodEndOf(start, data.period)) };
  const invoice = data.openInvoice ?? `in_${newId()}`;
  const make = eventsAt(now, newId);
  const { credit = 0, minor, currency } = data;
  const due = Math.max(0, minor - credit);
  if (due === 0 || collects(data.card)) {
    const paid = { ...next, openInvoice: null, credit: Math.max(0, credit - minor) };
    await store(tx, id, paid);
    await storePayment(tx, "payment", invoice, orderId, { minor: due, currency, at: now.toISOString() });
    return send(tx, [
      make("invoice.paid", invoiceObject(invoice, orderId, paid, due)),
      make("customer.subscription.updated", subscriptionObject(id, orderId, paid)),
    ]);
  }
  // Not before: the mail about the refused card names the last day on which another one saves the package.
  const lastAttemptAt = start.getTime() + GRACE_DAYS * DAY_MS;
  const dueAt = new Date(Math.min(now.getTime() + DAY_MS, lastAttemptAt)).toISOString();
  await store(tx, id, { ...data, openInvoice: invoice, dueAt });
  await send(tx, [make("invoice.payment_failed", invoiceObject(invoice, orderId, next, 0))]);
  if (now.getTime() >= lastAttemptAt) await end(tx, found, now);
}

/** Sets whether a subscription ends with its period. One whose period is over cannot renew any more. */
export async function setCancelling(tx: Db, id: string, cancelsAtEnd: boolean): Promise<void> {
  await change(tx, id, (data) => ({ ...data, cancelsAtEnd: cancelsAtEnd || isOver(data, new Date()) }));
}

/** Another card, with which what is open is collected at once. */
export async function setCard(tx: Db, id: string, card: Card): Promise<void> {
  const now = new Date();
  await change(tx, id, (data) => ({ ...data, card, dueAt: data.openInvoice ? now.toISOString() : data.dueAt }));
  await renew(tx, id, now);
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

/** Another plan, whose price is collected at once. What goes on beyond its end goes on again. */
export async function changePlan(tx: Db, id: string, plan: Plan, at: Date): Promise<"changed" | "declined" | "gone"> {
  const found = await subscriptionOf(tx, id);
  if (found?.data.state !== "active") return "gone";
  const { data, orderId } = found;
  const { due, credit, periodStart, periodEnd } = changeOf(data, plan, at);
  if (due > 0 && !collects(data.card)) return "declined";
  const { packageKey, name, minor, currency, period } = plan;
  const changed: SandboxSubscription = {
    ...data,
    packageKey,
    name,
    minor,
    currency,
    period,
    credit,
    periodStart,
    cancelsAtEnd: false,
    ...endingAt(new Date(periodEnd)),
  };
  await store(tx, id, changed);
  const invoice = `in_${newId()}`;
  const now = new Date();
  await storePayment(tx, "payment", invoice, orderId, { minor: due, currency, at: now.toISOString() });
  const make = eventsAt(now, newId);
  await send(tx, [
    make("customer.subscription.updated", subscriptionObject(id, orderId, changed)),
    make("invoice.paid", invoiceObject(invoice, orderId, changed, due)),
  ]);
  return "changed";
}

export async function endAtOnce(tx: Db, id: string): Promise<void> {
  const found = await subscriptionOf(tx, id);
  if (found?.data.state === "active") await end(tx, found, new Date());
}

async function end(tx: Db, found: { id: string; orderId: string; data: SandboxSubscription }, at: Date): Promise<void> {
  const data: SandboxSubscription = { ...found.data, state: "ended" };
  await store(tx, found.id, data);
  await send(tx, [
    eventsAt(at, newId)("customer.subscription.deleted", subscriptionObject(found.id, found.orderId, data)),
  ]);
}
