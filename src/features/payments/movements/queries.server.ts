import { and, asc, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  ledgerEntry,
  paymentComparison,
  paymentDifference,
  paymentOrder,
  paymentRefund,
} from "#db/tables/payments.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import type { ProviderKey } from "../parts/provider.server.ts";
import { movementCalls } from "./contract.ts";
import { SHOWN_DIFFERENCES } from "./limits.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** The refunded amount of a payment. */
const returned = sql`(select coalesce(-sum(back.minor), 0) from ledger_entry back
  where back.provider = ledger_entry.provider and back.kind = 'refund' and back.charge_reference = ledger_entry.reference)`;

/** The refunds of a payment that admins have asked for; their events arrive later. */
const requested = sql`(select coalesce(sum(request.minor), 0) from payment_refund request
  where request.entry_id = ledger_entry.id and request.problem is null)`;

/**
 * How much of a payment has become the credit of its order, which pays what comes next: of the newest payments first. Given back as
 * well, it would be paid twice.
 */
const credited = sql`least(ledger_entry.minor, greatest(payment_order.credit_minor - (
  select coalesce(sum(newer.minor), 0) + coalesce((select sum(back.minor) from ledger_entry back
      where back.order_id = ledger_entry.order_id and back.kind = 'refund' and back.charge_reference = any (array_agg(newer.reference))), 0)
  from ledger_entry newer where newer.order_id = ledger_entry.order_id and newer.kind = 'charge'
    and (newer.occurred_at, newer.id) > (ledger_entry.occurred_at, ledger_entry.id)), 0))`;

const left = sql`greatest(ledger_entry.minor - ${credited} - greatest(${returned}, ${requested}), 0)`;

export const movementTable = adminTable(movementCalls, {
  texts: { en, tr },
  source: (locale) => ({
    table: ledgerEntry,
    joins: sql`join payment_order on payment_order.id = ledger_entry.order_id
      join currency on currency.id = ledger_entry.currency_id
      left join account on account.id = payment_order.account_id
      left join lateral (select * from payment_refund where payment_refund.entry_id = ledger_entry.id
        order by requested_at desc, id desc limit 1) payment_refund on true
      left join account refunder on refunder.id = payment_refund.requested_by`,
    fields: {
      person: sql`(account.name || ' ' || account.surname)`,
      email: sql`account.email`,
      what: sql.raw(`coalesce(ledger_entry.name_${locale}, payment_order.name_${locale})`),
      bought: sql`payment_order.kind`,
      amount: sql`(ledger_entry.minor / 100.0)::float8`,
      currency: sql`currency.code`,
      state: sql`case when ledger_entry.kind = 'refund' then 'refund' when ${returned} >= ledger_entry.minor then 'refunded'
        when payment_refund.problem is not null then 'refundFailed' when ${requested} > ${returned} then 'refunding'
        when ${returned} > 0 then 'partlyRefunded' else 'paid' end`,
      left: sql`case when ledger_entry.kind = 'refund' then 0 else ${left} / 100.0 end::float8`,
      refundedBy: sql`(refunder.name || ' ' || refunder.surname)`,
      problem: sql`payment_refund.problem`,
    },
    // An account that is deleted has no name to look into.
    searches: {
      person: sql`fold(coalesce(account.name || ' ' || account.surname, ''))`,
      email: sql`fold(coalesce(account.email, ''))`,
    },
    usualOrder: sql`ledger_entry.occurred_at desc`,
  }),
  filters: {},
  nameOf: ({ what, person }) => [what, person].filter(Boolean).join(", "),
});

/** A payment with its order, what of it can go back and what has become a credit, in the smallest unit, and whether some of it is about to go back. Undefined: there is none, or it is a refund. */
export async function chargeOf(db: Db, id: string) {
  const [row] = await db
    .select({
      entry: ledgerEntry,
      order: paymentOrder,
      currency: currency.code,
      left: sql<number>`${left}::integer`,
      credited: sql<number>`${credited}::integer`,
      isRunning: sql<boolean>`${requested} > ${returned}`,
    })
    .from(ledgerEntry)
    .innerJoin(paymentOrder, eq(paymentOrder.id, ledgerEntry.orderId))
    .innerJoin(currency, eq(currency.id, ledgerEntry.currencyId))
    .where(and(eq(ledgerEntry.id, id), eq(ledgerEntry.kind, "charge")));
  return row;
}

export async function refundRequest(db: Db, id: string) {
  const [row] = await db.select().from(paymentRefund).where(eq(paymentRefund.id, id));
  return row;
}

/** The newest payment of an order. */
export async function newestCharge(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: ledgerEntry.id })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, orderId), eq(ledgerEntry.kind, "charge")))
    .orderBy(desc(ledgerEntry.occurredAt), desc(ledgerEntry.id))
    .limit(1);
  return row?.id;
}

export async function openDifferences(db: Db) {
  const isOpen = isNull(paymentDifference.settledAt);
  const [rows, [counted], comparisons] = await Promise.all([
    db
      .select()
      .from(paymentDifference)
      .where(isOpen)
      .orderBy(desc(paymentDifference.occurredAt), asc(paymentDifference.id))
      .limit(SHOWN_DIFFERENCES),
    db.select({ total: count() }).from(paymentDifference).where(isOpen),
    db.select().from(paymentComparison).orderBy(paymentComparison.provider),
  ]);
  return { rows, totalCount: counted!.total, comparisons };
}

/** Movements of the ledger from then on, with amounts as the provider writes them. */
export async function ledgerSince(db: Db, provider: ProviderKey, since: Date) {
  return db
    .select({
      kind: ledgerEntry.kind,
      reference: ledgerEntry.reference,
      minor: sql`abs(${ledgerEntry.minor})`.mapWith(Number),
      currency: currency.code,
      orderId: ledgerEntry.orderId,
      at: ledgerEntry.occurredAt,
    })
    .from(ledgerEntry)
    .innerJoin(currency, eq(currency.id, ledgerEntry.currencyId))
    .where(and(eq(ledgerEntry.provider, provider), gte(ledgerEntry.occurredAt, since)));
}

/** When the oldest movement happened on which both do not agree. */
export async function oldestDifference(db: Db, provider: ProviderKey): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentDifference.occurredAt })
    .from(paymentDifference)
    .where(and(eq(paymentDifference.provider, provider), isNull(paymentDifference.settledAt)))
    .orderBy(paymentDifference.occurredAt)
    .limit(1);
  return row?.at ?? null;
}

/** Those of the ids that are orders of ours. */
export async function orderIdsAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(sql`${paymentOrder.id}::text = any(${sql.param([...ids])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
