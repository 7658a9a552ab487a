import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import type { Plan } from "../parts/provider.server.ts";
import { ownPackage, soldAs } from "../queries.server.ts";

type PlanRefusal =
  | "productNotFound"
  | "noCustomer"
  | "paymentTypeNotSupported"
  | "samePackage"
  | "shorterPeriod"
  | "seatsInUse"
  | "paymentFailing";

interface Found {
  order: { id: string; provider: "stripe" | "sandbox"; checkoutReference: string };
  plan: Plan;
}

/**
 * The account's package and what it may become: another one in the same currency, for as long or longer, so that what is paid
 * is never longer than what runs, with seats for all who have one.
 */
export async function planFor(
  db: Db,
  accountId: string,
  entityId: string,
  locale: Locale,
): Promise<Outcome<Found, PlanRefusal>> {
  const order = await ownPackage(db, accountId);
  if (!order?.checkoutReference || order.provider === "gift") return refuse("noCustomer");
  const sold = await soldAs(db, entityId, locale);
  if (!sold?.subscription) return refuse("productNotFound");
  if (sold.id === order.packageId) return refuse("samePackage");
  if (order.state === "pastDue") return refuse("paymentFailing");
  const price = sold.prices.find(({ currencyId }) => currencyId === order.currencyId);
  if (!price) return refuse("paymentTypeNotSupported");
  const { packageKey, period } = sold.subscription;
  const { rows } = await db.execute<{ period: "month" | "year"; people: number; places: number }>(sql`
    select p.period, 1 + (select count(*)::integer from premium_seat where order_id = ${order.id} and ended_at is null) people,
      (select user_limit from premium_package where id = ${sold.id}) places
    from premium_package p where p.id = ${order.packageId}`);
  const { people, places, ...now } = rows[0]!;
  if (now.period === "year" && period === "month") return refuse("shorterPeriod");
  if (people > places) return refuse("seatsInUse");
  const { minor, currency } = price;
  const name = locale === "tr" ? sold.nameTr : sold.nameEn;
  const plan: Plan = { packageKey, name, minor, currency, period };
  const { id, provider, checkoutReference } = order;
  return { ok: true, order: { id, provider, checkoutReference }, plan };
}
