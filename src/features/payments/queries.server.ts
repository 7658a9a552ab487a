import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { ledgerEntry, paymentEvent, paymentOrder } from "#db/tables/payments.server.ts";
import { premiumPackage, premiumPackagePrice } from "#db/tables/premium.server.ts";
import { currency } from "#db/tables/reference.server.ts";
import { report } from "#db/tables/reports.server.ts";
import { isOut } from "#features/reports/queries.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { PaymentEvent } from "#shared/payment-fact.ts";
import { USUAL_CURRENCY } from "#shared/usual-currency.ts";
import { isUuid } from "#shared/uuid.ts";
import type { Order, PAID_TYPES } from "./contract.ts";
import { type OrderSource, PORTAL_STATES } from "./limits.ts";
import type { ProviderKey } from "./parts/provider.server.ts";

/** Orders of one account that are shown; nobody has more in years. */
const SHOWN_ORDERS = 200;

export type OrderRow = typeof paymentOrder.$inferSelect;

/** The thing sold under an id or key, and its currencies. */
export interface Sold {
  kind: OrderRow["kind"];
  id: string;
  /** Null: it is paid once. */
  subscription: { packageKey: string; period: "month" | "year" } | null;
  nameEn: string;
  nameTr: string;
  prices: { currencyId: string; currency: string; minor: number }[];
}

/** In the reader's usual currency first. */
export async function soldAs(db: Db, entityId: string, locale: Locale): Promise<Sold | undefined> {
  const isId = isUuid(entityId);
  const [found] = await db
    .select()
    .from(premiumPackage)
    .where(
      and(
        isId ? eq(premiumPackage.id, entityId) : eq(premiumPackage.key, entityId),
        eq(premiumPackage.isOffered, true),
      ),
    )
    // The end of a sale waits for an order that is being made, and then closes it.
    .for("share");
  if (found) {
    const { id, key, period, nameEn, nameTr } = found;
    const prices = await db
      .select({ currencyId: currency.id, currency: currency.code, minor: premiumPackagePrice.minor })
      .from(premiumPackagePrice)
      .innerJoin(currency, eq(currency.id, premiumPackagePrice.currencyId))
      .where(eq(premiumPackagePrice.packageId, id))
      .orderBy(sql`${currency.code} <> ${USUAL_CURRENCY[locale]}`, currency.code);
    return { kind: "package", id, subscription: { packageKey: key, period }, nameEn, nameTr, prices };
  }
  return isId ? soldReport(db, entityId) : undefined;
}

async function soldReport(db: Db, id: string): Promise<Sold | undefined> {
  const [found] = await db
    .select({
      titleEn: report.titleEn,
      titleTr: report.titleTr,
      currencyId: currency.id,
      currency: currency.code,
      minor: sql<number>`round(${report.price} * 100)::integer`,
    })
    .from(report)
    .innerJoin(currency, eq(currency.id, report.priceCurrencyId))
    .where(and(eq(report.id, id), gt(report.price, 0), eq(report.isFree, false), sql.raw(isOut("report"))))
    .for("share", { of: report });
  if (!found) return undefined;
  const { titleEn, titleTr, currencyId, currency: code, minor } = found;
  const names = { nameEn: titleEn ?? titleTr ?? id, nameTr: titleTr ?? titleEn ?? id };
  return { kind: "report", id, subscription: null, ...names, prices: [{ currencyId, currency: code, minor }] };
}

/** Orders of a report or package that can still be paid. */
export const openOrdersOf = (db: Db, soldId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(or(eq(paymentOrder.reportId, soldId), eq(paymentOrder.packageId, soldId)), eq(paymentOrder.state, "open")),
    );

/**
 * Orders of which no event says yet whether money arrived: it is on its way, or they are open, and were perhaps paid an hour ago, or
 * were to be renewed hours ago.
 */
export const unresolvedOrders = (db: Db): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      or(
        eq(paymentOrder.state, "pending"),
        and(
          eq(paymentOrder.state, "open"),
          sql`${paymentOrder.createdAt} between now() - interval '30 days' and now() - interval '1 hour'`,
        ),
        and(
          eq(paymentOrder.kind, "package"),
          inArray(paymentOrder.state, ["paid", "pastDue"]),
          ne(paymentOrder.provider, "gift"),
          eq(paymentOrder.cancelsAtEnd, false),
          sql`${paymentOrder.paidUntil} between now() - interval '30 days' and now() - interval '3 hours'`,
        ),
      ),
    )
    .orderBy(paymentOrder.id);

/** True if a provider may collect the next period of some package. */
export async function isRenewing(db: Db, provider: ProviderKey): Promise<boolean> {
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.provider, provider),
        eq(paymentOrder.kind, "package"),
        inArray(paymentOrder.state, ["paid", "pastDue"]),
        eq(paymentOrder.cancelsAtEnd, false),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The order with its buyer, locked. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for("no key update");
  return row;
}

/** The order of an account that is deleted, about to be, or locked. Undefined: its account stays. */
export async function leavingOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: paymentOrder })
    .from(paymentOrder)
    .leftJoin(account, eq(account.id, paymentOrder.accountId))
    .where(
      and(eq(paymentOrder.id, id), or(isNull(account.id), isNotNull(account.deleteAt), isNotNull(account.lockedAt))),
    );
  return row?.order;
}

export async function eventsOf(db: Db, orderId: string): Promise<PaymentEvent[]> {
  const rows = await db.select().from(paymentEvent).where(eq(paymentEvent.orderId, orderId));
  return rows.map(({ reference, occurredAt, facts }) => ({
    id: reference,
    at: occurredAt!.toISOString(),
    orderId,
    facts,
  }));
}

/** The buyer's package that is open now: rather one that was bought than a gift. `besides`: one of that provider does not count. */
export async function ownPackage(
  db: Db,
  accountId: string,
  { besides }: { besides?: "sandbox" } = {},
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.accountId, accountId),
        gt(paymentOrder.accessUntil, sql`now()`),
        besides && ne(paymentOrder.provider, besides),
      ),
    )
    .orderBy(eq(paymentOrder.provider, "gift"), desc(paymentOrder.accessUntil))
    .limit(1);
  return row;
}

/**
 * True if a subscription of the order may still be collected at its provider, whatever it opens: with a card that was
 * refused, or in the hour between its end and the event about it.
 */
export const mayRun = ({ kind, provider, checkoutReference, state }: OrderRow): boolean =>
  kind === "package" && provider !== "gift" && checkoutReference !== null && (state === "paid" || state === "pastDue");

/** Packages of an account that were bought at the sandbox and have not ended. */
export const testPackagesOf = (db: Db, accountId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.accountId, accountId),
        eq(paymentOrder.kind, "package"),
        eq(paymentOrder.provider, "sandbox"),
        inArray(paymentOrder.state, ["paid", "pastDue"]),
      ),
    )
    .orderBy(paymentOrder.id);

export async function buyerOf(db: Db, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  return row;
}

type PaidType = (typeof PAID_TYPES)[number];

/** The newest orders of an account; `of`: of one thing only. */
export async function ordersOf(
  db: Db,
  accountId: string,
  locale: Locale,
  sourceOf: (provider: string) => OrderSource,
  entity?: { entityType: PaidType; entityId: string },
): Promise<Order[]> {
  const column = entity?.entityType === "report" ? paymentOrder.reportId : paymentOrder.packageId;
  const rows = await db
    .select({
      order: paymentOrder,
      currency: currency.code,
      reportSeoUrl: report.seoUrl,
      lists: premiumPackage.lists,
    })
    .from(paymentOrder)
    .innerJoin(currency, eq(currency.id, paymentOrder.currencyId))
    .leftJoin(report, eq(report.id, paymentOrder.reportId))
    .leftJoin(premiumPackage, eq(premiumPackage.id, paymentOrder.packageId))
    .where(and(eq(paymentOrder.accountId, accountId), entity && eq(column, entity.entityId)))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(entity ? 1 : SHOWN_ORDERS);
  if (rows.length === 0) return [];
  const entries = await db
    .select()
    .from(ledgerEntry)
    .where(
      inArray(
        ledgerEntry.orderId,
        rows.map(({ order }) => order.id),
      ),
    )
    .orderBy(ledgerEntry.occurredAt, ledgerEntry.id);
  const byOrder = Map.groupBy(entries, ({ orderId }) => orderId);
  return rows.map(({ order, currency: code, reportSeoUrl, lists }) => ({
    id: order.id,
    currency: code,
    state: stateOf(order),
    cancelsAtEnd: order.cancelsAtEnd,
    source: sourceOf(order.provider),
    entityType: order.kind === "report" ? "report" : "premium-subscription",
    entityId: order.reportId ?? order.packageId,
    reportSeoUrl,
    lists: lists ?? [],
    credit: order.creditMinor / 100,
    returnPath: order.returnPath,
    name: locale === "tr" ? order.nameTr : order.nameEn,
    amount: order.minor / 100,
    accessUntil: order.accessUntil?.toISOString() ?? null,
    paidUntil: order.paidUntil?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    payments: (byOrder.get(order.id) ?? []).map(({ id, minor, occurredAt, ...entry }) => ({
      id,
      amount: minor / 100,
      occurredAt: occurredAt!.toISOString(),
      // The package bought then: the order may be another one now.
      name: (locale === "tr" ? entry.nameTr : entry.nameEn) ?? (locale === "tr" ? order.nameTr : order.nameEn),
    })),
  }));
}

/** A package whose time is over has ended, before an event says so; of a gift none does. */
const stateOf = ({ kind, state, accessUntil }: OrderRow) => {
  const wasOpen = kind === "package" && (state === "paid" || state === "pastDue");
  return wasOpen && (accessUntil === null || accessUntil <= new Date()) ? "ended" : state;
};

export async function currencyIdsOf(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(currency)
    .where(inArray(currency.code, [...codes]));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Packages by their keys, also those that are offered no more. */
export async function packagesOf(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const { id, key, nameEn, nameTr } = premiumPackage;
  const rows = await db
    .select({ id, key, nameEn, nameTr })
    .from(premiumPackage)
    .where(inArray(premiumPackage.key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * The order whose customer portal is opened: of the newest package, else of the newest payment; rather one of a provider that is
 * set up.
 */
export async function portalOrder(
  db: Db,
  accountId: string,
  setUp: readonly ProviderKey[],
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.accountId, accountId),
        ne(paymentOrder.provider, "gift"),
        inArray(paymentOrder.state, [...PORTAL_STATES]),
      ),
    )
    .orderBy(
      desc(inArray(paymentOrder.provider, [...setUp])),
      desc(eq(paymentOrder.kind, "package")),
      desc(paymentOrder.createdAt),
    )
    .limit(1);
  return row;
}
