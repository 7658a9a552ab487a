import { count, max } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { paymentComparison, paymentEvent } from "#db/tables/payments.server.ts";

/** What each provider has sent, and when its movements were compared last. */
export async function trafficOf(db: Db) {
  const events = await db
    .select({ provider: paymentEvent.provider, events: count(), lastEventAt: max(paymentEvent.receivedAt) })
    .from(paymentEvent)
    .groupBy(paymentEvent.provider);
  const comparisons = await db.select().from(paymentComparison);
  return (provider: "stripe" | "sandbox") => {
    const sent = events.find((row) => row.provider === provider);
    const compared = comparisons.find((row) => row.provider === provider);
    return {
      events: sent?.events ?? 0,
      lastEventAt: sent?.lastEventAt?.toISOString() ?? null,
      comparedAt: compared?.comparedAt?.toISOString() ?? null,
      comparisonFailedAt: compared?.failedAt?.toISOString() ?? null,
    };
  };
}
