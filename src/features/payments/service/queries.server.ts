import { count, max, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { paymentComparison, paymentEvent, paymentOrder } from "#db/tables/payments.server.ts";

const where = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::integer`;

/** Each provider's events, the last comparison of its movements, and the things that depend on it. */
export async function trafficOf(db: Db) {
  const events = await db
    .select({ provider: paymentEvent.provider, events: count(), lastEventAt: max(paymentEvent.receivedAt) })
    .from(paymentEvent)
    .groupBy(paymentEvent.provider);
  const depending = await db
    .select({
      provider: paymentOrder.provider,
      packages: where("kind = 'package' and access_until > now()"),
      renewing: where("kind = 'package' and state in ('paid', 'pastDue') and not cancels_at_end"),
      pending: where("state = 'pending'"),
      openOrders: where("state = 'open' and created_at > now() - interval '30 days'"),
    })
    .from(paymentOrder)
    .groupBy(paymentOrder.provider);
  const comparisons = await db.select().from(paymentComparison);
  return (provider: "stripe" | "sandbox") => {
    const sent = events.find((row) => row.provider === provider);
    const { provider: _, ...depends } = depending.find((row) => row.provider === provider) ?? {
      provider,
      packages: 0,
      renewing: 0,
      pending: 0,
      openOrders: 0,
    };
    const compared = comparisons.find((row) => row.provider === provider);
    return {
      events: sent?.events ?? 0,
      lastEventAt: sent?.lastEventAt?.toISOString() ?? null,
      comparedAt: compared?.comparedAt?.toISOString() ?? null,
      depending: depends,
      comparisonFailedAt: compared?.failedAt?.toISOString() ?? null,
    };
  };
}
