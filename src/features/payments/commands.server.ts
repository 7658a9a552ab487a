import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { ledgerEntry, paymentEvent, paymentOrder } from "#db/tables/payments.server.ts";
import { packageOf } from "#features/premium/seats/queries.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { endPurchase } from "#server/end-purchase.server.ts";
import { enqueue } from "#server/jobs/enqueue.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { PaymentEvent } from "#shared/payment-fact.ts";
import type { Member } from "#shared/viewer.ts";
import { billedToOf } from "./billing/queries.server.ts";
import type { OrderSource, OrderState } from "./limits.ts";
import { noteRefundProblem } from "./movements/commands.server.ts";
import { endReturned } from "./movements/parts/send-refund.server.ts";
import { cancelledMail, endedUnpaidMail, notPaidMail, paymentFailedMail, receiptMail } from "./parts/mails.server.ts";
import type { ProviderKey } from "./parts/provider.server.ts";
import type { WaysBack } from "./parts/ways-back.ts";
import {
  buyerOf,
  currencyIdsOf,
  eventsOf,
  lockOrder,
  mayRun,
  type OrderRow,
  ownPackage,
  packagesOf,
  type Sold,
  soldAs,
  testPackagesOf,
} from "./queries.server.ts";
import { ledgerOf, type Standing, standingOf } from "./rules.ts";
import { endAtOnce, setCancelling } from "./sandbox/commands/subscription.server.ts";

export interface Opened {
  order: OrderRow;
  sold: Sold;
  currency: string;
  email: string;
  waysBack: WaysBack;
  /** Another order of the buyer that must be ended first, so that they cannot pay twice. */
  other: OrderRow | undefined;
}

type OpenRefusal =
  | "productNotFound"
  | "paymentTypeNotSupported"
  | "premiumAlready"
  | "packageDisconnected"
  | "giftRunning"
  | "seatRunning"
  | "boughtAlready"
  | "deletionPlanned";

/** The order of a purchase: the one that is open for the same, or a new one unless another must be closed first. */
export async function openOrder(
  tx: Db,
  member: Member,
  input: {
    entityId: string;
    currency: string | undefined;
    locale: Locale;
    provider: ProviderKey;
    sourceOf: (provider: string) => OrderSource;
    returnPath: string | null;
    waysBackOf: (sold: Sold) => WaysBack;
  },
): Promise<Outcome<Opened, OpenRefusal>> {
  const sold = await soldAs(tx, input.entityId, input.locale);
  if (!sold) return refuse("productNotFound");
  const price = input.currency ? sold.prices.find(({ currency }) => currency === input.currency) : sold.prices[0];
  if (!price) return refuse("paymentTypeNotSupported");
  // One after another: two tabs open one checkout.
  await tx.execute(sql`select from account where id = ${member.id} for no key update`);
  const buyer = (await buyerOf(tx, member.id))!;
  if (buyer.deleteAt) return refuse("deletionPlanned");
  const { kind } = sold;
  const running = kind === "package" ? await runningPackage(tx, member.id, input) : undefined;
  if (running) return refuse(running);
  // One purchase is for all languages of a report.
  const same =
    kind === "report" ? sql`${paymentOrder.reportId} in (select report_languages(${sold.id}::uuid))` : undefined;
  const found = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.accountId, member.id), eq(paymentOrder.kind, kind), same));
  if (found.some((order) => order.kind === "report" && order.state === "paid")) return refuse("boughtAlready");
  const waysBack = input.waysBackOf(sold);
  const about = { sold, currency: price.currency, email: buyer.email, waysBack };
  // Packages here open nothing any more. Those of test cards end with the payment.
  const unended =
    found.find(({ state }) => state === "pending") ??
    found.find((order) => mayRun(order) && input.sourceOf(order.provider) !== "test");
  if (unended) return { ok: true, ...about, order: unended, other: unended };
  const open = found.find(({ state }) => state === "open");
  if (open) {
    const isSame =
      open.currencyId === price.currencyId &&
      open.minor === price.minor &&
      open.provider === input.provider &&
      // A checkout leads back where it said when it began.
      open.successPath === waysBack.successPath &&
      open.cancelPath === waysBack.cancelPath &&
      (open.packageId ?? open.reportId) === sold.id;
    const { returnPath } = input;
    if (open.returnPath !== returnPath)
      await tx.update(paymentOrder).set({ returnPath }).where(eq(paymentOrder.id, open.id));
    return { ok: true, ...about, order: open, other: isSame ? undefined : open };
  }
  const [order] = await tx
    .insert(paymentOrder)
    .values({
      accountId: member.id,
      kind,
      nameEn: sold.nameEn,
      nameTr: sold.nameTr,
      ...(kind === "report" ? { reportId: sold.id } : { packageId: sold.id }),
      minor: price.minor,
      currencyId: price.currencyId,
      provider: input.provider,
      locale: input.locale,
      returnPath: input.returnPath,
      ...waysBack,
    })
    .returning();
  await writeAudit(tx, {
    accountId: member.id,
    action: "payment.opened",
    entity: "payment_order",
    entityId: order!.id,
  });
  return { ok: true, ...about, order: order!, other: undefined };
}

const WHY_RUNNING = { gift: "giftRunning", disconnected: "packageDisconnected", payment: "premiumAlready" } as const;

/** Why nobody buys a second package: the first one is theirs, a gift or a colleague's. One of test cards is in nobody's way. */
async function runningPackage(
  tx: Db,
  accountId: string,
  { sourceOf }: { sourceOf: (provider: string) => OrderSource },
): Promise<OpenRefusal | undefined> {
  const isOff = sourceOf("sandbox") === "test";
  const own = await ownPackage(tx, accountId, isOff ? { besides: "sandbox" } : {});
  const source = own && sourceOf(own.provider);
  if (source && source !== "test") return WHY_RUNNING[source];
  const used = await packageOf(tx, accountId, "en");
  return used && used.buyerId !== accountId ? "seatRunning" : undefined;
}

/** Stores where an order is paid, and answers where it is: the first checkout stays. Undefined: the order is open no more. */
export async function storeCheckout(
  tx: Db,
  orderId: string,
  checkout: { reference: string; url: string },
): Promise<{ reference: string; url: string } | undefined> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== "open") return undefined;
  if (order.checkoutReference !== null && order.checkoutUrl !== null)
    return { reference: order.checkoutReference, url: order.checkoutUrl };
  await tx
    .update(paymentOrder)
    .set({ checkoutReference: checkout.reference, checkoutUrl: checkout.url })
    .where(eq(paymentOrder.id, orderId));
  return checkout;
}

/**
 * Takes an event of a provider, once: stores it, and writes what follows from all events of the order. So what arrives twice,
 * late or in another order ends in the same rights and the same ledger.
 */
export async function takeEvent(tx: Db, provider: ProviderKey, event: PaymentEvent): Promise<void> {
  const order = event.orderId === null ? undefined : await lockOrder(tx, event.orderId);
  const [stored] = await tx
    .insert(paymentEvent)
    .values({
      provider,
      reference: event.id,
      occurredAt: new Date(event.at),
      facts: event.facts,
      orderId: order?.provider === provider ? order.id : null,
    })
    .onConflictDoNothing({ target: [paymentEvent.provider, paymentEvent.reference] })
    .returning({ orderId: paymentEvent.orderId });
  if (!stored?.orderId || !order) return;
  await writeStanding(tx, order);
  for (const fact of event.facts)
    if (fact.kind === "refundFailed") await noteRefundProblem(tx, fact.request, fact.problem);
}

export async function takeEvents(tx: Db, provider: ProviderKey, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) await takeEvent(tx, provider, event);
}

/** Closes an order whose checkout has ended. False: another checkout was stored meanwhile, and it stays as it is. */
export async function closeOrder(
  tx: Db,
  provider: ProviderKey,
  { id, checkoutReference }: Pick<OrderRow, "id" | "checkoutReference">,
): Promise<boolean> {
  if ((await lockOrder(tx, id))?.checkoutReference !== checkoutReference) return false;
  await takeEvent(tx, provider, {
    id: `closed:${id}`,
    at: new Date().toISOString(),
    orderId: id,
    facts: [{ kind: "checkout", result: "expired" }],
  });
  return true;
}

/** Ends an order whose subscription has ended, before its provider's event says so. */
export const endOrder = (tx: Db, provider: ProviderKey, orderId: string): Promise<void> =>
  takeEvent(tx, provider, {
    id: `ended:${orderId}`,
    at: new Date().toISOString(),
    orderId,
    facts: [{ kind: "subscription", packageKey: "", isEnded: true, cancelsAtEnd: false }],
  });

/** Ends packages of test cards, in the sandbox as well, with their seats. */
export async function endTestPackages(tx: Db, accountId: string): Promise<void> {
  for (const { id } of await testPackagesOf(tx, accountId)) {
    await endAtOnce(tx, `sub_${id}`);
    await endOrder(tx, "sandbox", id);
  }
}

/** A package of a test card ends with its period once the sandbox is off, which collects nothing then. */
export async function endWithSandbox(tx: Db, orderId: string): Promise<void> {
  const at = new Date().toISOString();
  await setCancelling(tx, `sub_${orderId}`, true);
  await takeEvent(tx, "sandbox", {
    id: `off:${orderId}:${at}`,
    at,
    orderId,
    facts: [{ kind: "subscription", packageKey: "", isEnded: false, cancelsAtEnd: true, isSandboxOff: true }],
  });
}

async function writeStanding(tx: Db, order: OrderRow): Promise<void> {
  const events = await eventsOf(tx, order.id);
  const standing = standingOf(order.kind, events);
  const { state, accessUntil, paidUntil, packageKey, minor, cancelsAtEnd, credit, isReturned } = standing;
  const dates = {
    accessUntil: accessUntil === null ? null : new Date(accessUntil),
    paidUntil: paidUntil === null ? null : new Date(paidUntil),
  };
  const current = packageKey ? (await packagesOf(tx, [packageKey])).get(packageKey) : undefined;
  const plan = current && { packageId: current.id, nameEn: current.nameEn, nameTr: current.nameTr };
  await tx
    .update(paymentOrder)
    .set({ state, ...dates, cancelsAtEnd, creditMinor: credit, ...plan, minor: minor ?? order.minor })
    .where(eq(paymentOrder.id, order.id));
  const received = await writeLedger(tx, order, events);
  const isBought =
    order.kind === "package" && order.provider === "stripe" && state === "paid" && order.state !== "paid";
  if (isBought && order.accountId) await endTestPackages(tx, order.accountId);
  const buyer = order.accountId ? await buyerOf(tx, order.accountId) : undefined;
  if (order.accountId && state !== order.state)
    await writeAudit(tx, {
      accountId: order.accountId,
      action: `payment.${state}`,
      entity: "payment_order",
      entityId: order.id,
    });
  if (order.kind === "package" && nobodyCouldEnd(buyer, { state, before: order.state }))
    await enqueue(tx, endPurchase, { orderId: order.id }, { key: order.id });
  if (order.kind === "package" && isReturned) await enqueue(tx, endReturned, { orderId: order.id }, { key: order.id });
  const name = { en: (plan ?? order).nameEn, tr: (plan ?? order).nameTr };
  if (buyer) await mailBuyer(tx, buyer, { ...standing, order, name, received });
}

/** Says by mail what has changed since `order`. */
async function mailBuyer(
  tx: Db,
  buyer: NonNullable<Awaited<ReturnType<typeof buyerOf>>>,
  now: Standing & {
    order: OrderRow;
    name: Record<Locale, string>;
    received: Awaited<ReturnType<typeof writeLedger>>;
  },
): Promise<void> {
  const { order, state, cancelsAtEnd, isFailing, accessUntil: until, received } = now;
  const to = { email: buyer.email, name: `${buyer.name} ${buyer.surname}` };
  const locale = buyer.locale ?? order.locale;
  const name = now.name[locale];
  const hasClosed =
    isOpen(order) && !isOpen({ kind: order.kind, state, accessUntil: until === null ? null : new Date(until) });
  for (const { name: bought, ...movement } of received) {
    const data = { ...movement, name: bought[locale], closes: hasClosed && movement.minor < 0 };
    await queueMail(tx, { to, locale, kind: receiptMail, data });
  }
  if (state === "pastDue" && order.state !== "pastDue")
    await queueMail(tx, { to, locale, kind: paymentFailedMail, data: { name, until: until! } });
  if (state === "ended" && order.state !== "ended" && isFailing && !buyer.deleteAt)
    await queueMail(tx, { to, locale, kind: endedUnpaidMail, data: { name } });
  // The mail about the planned deletion says that the package ends.
  if (cancelsAtEnd && !order.cancelsAtEnd && state === "paid" && until && !buyer.deleteAt) {
    const why = now.isSandboxOff ? "sandboxOff" : buyer.lockedAt ? "locked" : "wished";
    const data = { name, until, why } as const;
    await queueMail(tx, { to, locale, kind: cancelledMail, data });
  }
  if (state === "failed" && order.state === "pending")
    await queueMail(tx, { to, locale, kind: notPaidMail, data: { name } });
}

/** A report is open for good, once it is paid. */
const isOpen = ({ kind, state, accessUntil }: Pick<OrderRow, "kind" | "state" | "accessUntil">): boolean =>
  kind === "report" ? state === "paid" : accessUntil !== null && accessUntil > new Date();

/**
 * True if money arrived for a package that nobody can end any more, as from a checkout that was paid while the account
 * was deleted.
 */
function nobodyCouldEnd(
  buyer: { deleteAt: Date | null; lockedAt: Date | null } | undefined,
  { state, before }: { state: OrderState; before: OrderState },
): boolean {
  if (!buyer) return state === "paid" || state === "pastDue";
  return state === "paid" && before !== "paid" && (buyer.deleteAt !== null || buyer.lockedAt !== null);
}

/** Answers the movements that were new, with what was bought. */
async function writeLedger(tx: Db, order: OrderRow, events: readonly PaymentEvent[]) {
  const rows = ledgerOf(events);
  const currencies = await currencyIdsOf(tx, [...new Set(rows.map(({ currency }) => currency))]);
  const packages = await packagesOf(tx, [...new Set(rows.flatMap(({ packageKey }) => packageKey ?? []))]);
  const billedTo = order.accountId ? await billedToOf(tx, order.accountId) : null;
  // An amount in a currency we do not have stays an event, and a difference of the nightly comparison.
  const entries = rows.flatMap(({ currency, packageKey, charge, at, ...row }) => {
    const currencyId = currencies.get(currency);
    // The package of that day, whatever the order becomes later.
    const { nameEn, nameTr } = packages.get(packageKey ?? "") ?? order;
    const refundRow = { id: v7(), orderId: order.id, provider: order.provider, chargeReference: charge, billedTo };
    return currencyId ? [{ ...row, ...refundRow, currencyId, occurredAt: new Date(at), nameEn, nameTr }] : [];
  });
  if (entries.length === 0) return [];
  const added = await tx
    .insert(ledgerEntry)
    .values(entries)
    .onConflictDoNothing({ target: [ledgerEntry.provider, ledgerEntry.kind, ledgerEntry.reference] })
    .returning();
  const codes = new Map([...currencies].map(([code, id]) => [id, code]));
  return added.map(({ currencyId, occurredAt, minor, nameEn, nameTr }) => ({
    minor,
    currency: codes.get(currencyId)!,
    at: occurredAt!.toISOString(),
    name: { en: nameEn!, tr: nameTr! },
  }));
}
