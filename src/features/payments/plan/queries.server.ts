// Hand-written SQL: what a package gave by month, and what it may become.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { PaymentProvider, Plan } from "../parts/provider.server.ts";
import { notSetUp } from "../parts/providers.server.ts";
import { buyerOf, ownPackage, soldAs } from "../queries.server.ts";

type PlanRefusal =
  | "productNotFound"
  | "noCustomer"
  | "paymentTypeNotSupported"
  | "samePackage"
  | "shorterPeriod"
  | "seatsInUse"
  | "paymentFailing"
  | "deletionPlanned"
  | ReturnType<typeof notSetUp>
  | "usedMoreInMonth"
  | "partlyRefunded";

interface Found {
  order: { id: string; checkoutReference: string };
  /** The provider that is paid. */
  provider: PaymentProvider;
  plan: Plan;
}

const changeRow = z.object({
  /** Of the package that runs. */
  period: z.enum(["month", "year"]),
  people: z.number(),
  /** Of the other one. */
  places: z.number(),
  rowLimit: z.number(),
  reportLimit: z.number(),
});
const usedRow = z.object({ rows: z.number(), reports: z.number() });

/** When the period began that is paid, of an order `o` and its package `p`. */
const PERIOD_START = sql.raw("(o.paid_until - ('1 ' || p.period)::interval)");

/**
 * The use of one calendar month's limits within the paid period, at most 30 days ago, beyond other limits: else the
 * rows of a dear package would cost as much as a cheap one's, with the unused part paid back.
 */
async function usedBeyond(
  db: Db,
  orderId: string,
  { rowLimit, reportLimit }: { rowLimit: number; reportLimit: number },
) {
  const isRecent = sql`created_at > (select greatest(now() - interval '30 days', ${PERIOD_START})
    from payment_order o join premium_package p on p.id = o.package_id where o.id = ${orderId})`;
  const [taken] = await rowsOf(
    db,
    usedRow,
    sql`
    select
      (select coalesce(max(taken), 0)::integer from (
        select sum(rows) taken from list_export
        where order_id = ${orderId} and failed_at is null and ${isRecent} group by month) by_month) rows,
      (select coalesce(max(taken), 0)::integer from (
        select count(*) taken from report_download
        where order_id = ${orderId} and ${isRecent} group by month) by_month) reports`,
  );
  const used = taken!;
  return [
    ...(used.rows > rowLimit ? [{ field: "EntityId", reason: "rowsUsed", detail: String(used.rows) }] : []),
    ...(used.reports > reportLimit ? [{ field: "EntityId", reason: "reportsUsed", detail: String(used.reports) }] : []),
  ];
}

/** True if a part of the period's payment was refunded, or is about to be: the provider would count it as paid. */
async function isPartlyRefunded(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from payment_order o join premium_package p on p.id = o.package_id join ledger_entry e on e.order_id = o.id
    where o.id = ${orderId} and e.kind = 'charge' and e.occurred_at > ${PERIOD_START} - interval '1 day'
      and (exists (select from ledger_entry back
          where back.provider = e.provider and back.kind = 'refund' and back.charge_reference = e.reference)
        or exists (select from payment_refund where entry_id = e.id and problem is null)) limit 1`);
  return rows.length > 0;
}

/**
 * The account's package and what it may become: another one in the same currency, for as long or longer, so that what is paid
 * is never longer than what runs, with seats for all who have one and limits not below what was used lately.
 */
export async function planFor(
  db: Db,
  accountId: string,
  entityId: string,
  locale: Locale,
  providers: ReadonlyMap<string, PaymentProvider>,
): Promise<Outcome<Found, PlanRefusal>> {
  const order = await ownPackage(db, accountId);
  if (!order?.checkoutReference || order.provider === "gift") return refuse("noCustomer");
  const provider = providers.get(order.provider);
  if (!provider) return refuse(notSetUp(order.provider));
  // A change would let the package go on that ends with the account.
  if ((await buyerOf(db, accountId))?.deleteAt) return refuse("deletionPlanned");
  const sold = await soldAs(db, entityId, locale);
  if (!sold?.subscription) return refuse("productNotFound");
  if (sold.id === order.packageId) return refuse("samePackage");
  if (order.state === "pastDue") return refuse("paymentFailing");
  const price = sold.prices.find(({ currencyId }) => currencyId === order.currencyId);
  if (!price) return refuse("paymentTypeNotSupported");
  const { packageKey, period } = sold.subscription;
  const [change] = await rowsOf(
    db,
    changeRow,
    sql`
    select p.period, 1 + (select count(*)::integer from premium_seat where order_id = ${order.id} and ended_at is null) people,
      other.user_limit places, other.row_limit "rowLimit", other.report_limit "reportLimit"
    from premium_package p join premium_package other on other.id = ${sold.id} where p.id = ${order.packageId}`,
  );
  const { people, places, rowLimit, reportLimit, ...now } = change!;
  if (now.period === "year" && period === "month") return refuse("shorterPeriod");
  if (people > places) return refuse("seatsInUse");
  const used = await usedBeyond(db, order.id, { rowLimit, reportLimit });
  if (used.length > 0) return refuse("usedMoreInMonth", used);
  if (await isPartlyRefunded(db, order.id)) return refuse("partlyRefunded");
  const { minor, currency } = price;
  const name = locale === "tr" ? sold.nameTr : sold.nameEn;
  const plan: Plan = { packageKey, name, minor, currency, period };
  const { id, checkoutReference } = order;
  return { ok: true, order: { id, checkoutReference }, provider, plan };
}
