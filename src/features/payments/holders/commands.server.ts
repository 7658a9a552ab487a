import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { premiumPackage } from "#db/tables/premium.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { endOfLastDay } from "#shared/last-day.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { PaymentEvent } from "#shared/payment-fact.ts";
import { USUAL_CURRENCY } from "#shared/usual-currency.ts";
import type { Member } from "#shared/viewer.ts";
import { closeOrder, endOrder, takeEvents } from "../commands.server.ts";
import { buyerOf, lockOrder, mayRun, type OrderRow, ownPackage } from "../queries.server.ts";
import type { holderCalls } from "./contract.ts";
import { GIFT_YEARS, type PROLONG_MONTHS } from "./limits.ts";
import { giftMail } from "./parts/mails.server.ts";

type Gift = z.output<(typeof holderCalls.table)["add"]["body"]>;

/**
 * Gives a package. It is an order without money: no event, no row of the ledger, rights by `access_until` like any other. A checkout
 * that is open ends first, so that nobody pays beside a gift.
 */
export async function giveGift(
  tx: Db,
  viewer: Member,
  gift: Gift,
  provider: AskedProvider,
): Promise<Outcome<{ id: string }>> {
  const accessUntil = new Date(endOfLastDay(gift.until) ?? Number.NaN);
  const problem = untilProblem(accessUntil);
  if (problem) return refuse("invalidInput", [{ field: "until", reason: problem }]);
  // One after another, as purchases of the account: nobody gets two.
  const [person] = await tx
    .select()
    .from(account)
    .where(and(eq(account.email, gift.email.toLowerCase()), isNull(account.lockedAt)))
    .for("no key update");
  if (!person) return refuse("noSuchMember");
  const isChosen = and(eq(premiumPackage.id, gift.packageId), eq(premiumPackage.isOffered, true));
  const [chosenPackage] = await tx.select().from(premiumPackage).where(isChosen);
  if (!chosenPackage) return refuse("invalidInput", [{ field: "packageId", reason: "noSuchOne" }]);
  if ((await ownPackage(tx, person.id)) || !(await endOrders(tx, person.id, provider))) return refuse("hasPackage");
  const [usual] = await tx.select().from(currency).where(eq(currency.code, USUAL_CURRENCY[person.locale]));
  const [order] = await tx
    .insert(paymentOrder)
    .values({
      accountId: person.id,
      kind: "package",
      packageId: chosenPackage.id,
      nameEn: chosenPackage.nameEn,
      nameTr: chosenPackage.nameTr,
      minor: 0,
      currencyId: usual!.id,
      provider: "gift",
      state: "paid",
      cancelsAtEnd: true,
      locale: person.locale,
      accessUntil,
      paidUntil: accessUntil,
      givenBy: viewer.id,
      giftReason: gift.reason,
    })
    .returning();
  await tell(tx, viewer, order!, "given", {
    package: chosenPackage.key,
    reason: gift.reason,
    until: order!.accessUntil!,
  });
  return { ok: true, id: order!.id };
}

/** The provider's answer about an order, within the transaction. */
interface AskedProvider {
  /** False: it was paid a moment ago. */
  expire: (order: OrderRow) => Promise<boolean>;
  isRunning: (order: OrderRow) => Promise<boolean>;
  outcome: (order: OrderRow) => Promise<PaymentEvent[]>;
}

/** Ends what can be paid no more. False: something is paid already, or may still be collected. */
async function endOrders(tx: Db, accountId: string, provider: AskedProvider): Promise<boolean> {
  const isPackage = and(eq(paymentOrder.accountId, accountId), eq(paymentOrder.kind, "package"));
  const orders = await tx.select().from(paymentOrder).where(isPackage);
  for (const order of orders) if (!(await isOver(tx, order, provider))) return false;
  return true;
}

async function isOver(tx: Db, order: OrderRow, { expire, isRunning, outcome }: AskedProvider): Promise<boolean> {
  const { id, provider: key, state } = order;
  if (key === "gift") return true;
  if (state === "open") return (await expire(order)) && (await closeOrder(tx, key, order));
  if (state !== "pending" && !mayRun(order)) return true;
  // The event that says what became of it, or of its renewal, may be lost.
  await takeEvents(tx, key, await outcome(order));
  const now = (await lockOrder(tx, id))!;
  if (now.state === "pending" || (now.accessUntil !== null && now.accessUntil > new Date())) return false;
  if (!mayRun(now)) return true;
  // Its time is over; so is the subscription, unless its provider says otherwise.
  if (await isRunning(now)) return false;
  await endOrder(tx, key, id);
  return true;
}

/** Prolongs a gift by months, from its end. Fails with `notFound`, `noGift`, `invalidInput` (beyond the longest). */
export async function prolongGift(tx: Db, viewer: Member, id: string, months: (typeof PROLONG_MONTHS)[number]) {
  const gift = await runningGift(tx, id);
  if (!gift.ok) return gift;
  const [prolonged] = await tx
    .select({
      until: sql`${paymentOrder.accessUntil} + make_interval(months => ${Number(months)}::int)`.mapWith(
        paymentOrder.accessUntil,
      ),
    })
    .from(paymentOrder)
    .where(eq(paymentOrder.id, id));
  const { until } = prolonged!;
  const problem = untilProblem(until);
  if (problem) return refuse("invalidInput", [{ field: "months", reason: problem }]);
  return setEnd(tx, viewer, gift.order, until, "prolonged");
}

/** Ends a gift and the rights of everybody who has a seat of it, at once. */
export async function endGift(tx: Db, viewer: Member, id: string): Promise<Outcome<object, "notFound" | "noGift">> {
  const gift = await runningGift(tx, id);
  return gift.ok ? setEnd(tx, viewer, gift.order, sql`now()`, "ended") : gift;
}

async function setEnd(tx: Db, viewer: Member, order: OrderRow, until: Date | SQL, change: "prolonged" | "ended") {
  const [after] = await tx
    .update(paymentOrder)
    .set({ accessUntil: until, paidUntil: until })
    .where(eq(paymentOrder.id, order.id))
    .returning();
  const changes = changesOf({ until: order.accessUntil!.toISOString() }, { until: after!.accessUntil!.toISOString() });
  await tell(tx, viewer, after!, change, { ...changes });
  return { ok: true as const };
}

/** Locked. What runs no more, or is somebody else's seat, is not there; what was bought is no gift. */
async function runningGift(tx: Db, id: string): Promise<Outcome<{ order: OrderRow }, "notFound" | "noGift">> {
  const order = await lockOrder(tx, id);
  if (!order) return (await isSeatOrAccount(tx, id)) ? refuse("noGift") : refuse("notFound");
  if (order.provider !== "gift") return refuse("noGift");
  return order.accessUntil! > new Date() ? { ok: true, order } : refuse("notFound");
}

/** A seat, or a permission without a package. */
async function isSeatOrAccount(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from premium_seat where id = ${id} and ended_at is null
    union all select from account where id = ${id}`);
  return rows.length > 0;
}

function untilProblem(until: Date) {
  const last = new Date();
  last.setFullYear(last.getFullYear() + GIFT_YEARS);
  if (Number.isNaN(until.getTime())) return "notADay";
  if (until <= new Date()) return "inThePast";
  return until > last ? "tooLate" : undefined;
}

/** Writes the audit row and the mail. */
async function tell(
  tx: Db,
  viewer: Member,
  order: OrderRow,
  change: "given" | "prolonged" | "ended",
  detail: Record<string, unknown>,
): Promise<void> {
  const until = order.accessUntil!.toISOString();
  await writeAudit(tx, {
    accountId: viewer.id,
    action: `gift.${change}`,
    entity: "payment_order",
    entityId: order.id,
    detail: { userId: order.accountId, ...detail },
  });
  const person = order.accountId ? await buyerOf(tx, order.accountId) : undefined;
  if (!person) return;
  await queueMail(tx, {
    to: { email: person.email, name: `${person.name} ${person.surname}` },
    locale: person.locale,
    kind: giftMail,
    data: { change, name: person.locale === "tr" ? order.nameTr : order.nameEn, until },
  });
}
