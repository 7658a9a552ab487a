import { and, eq, inArray, ne, or } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { enqueue } from "./jobs/enqueue.server.ts";
import { job } from "./jobs/job.server.ts";

/** Ends what an order pays for at its provider, for days: it may be away. The order knows the provider's ids without the account. */
export const endPurchase = job("payments.endPurchase", z.object({ orderId: z.uuid() }), {
  attempts: 200,
  longestPauseMinutes: 60,
});

/** Has checkouts closed and subscriptions ended that nobody could end any more: the account is locked, leaves or is deleted. */
export async function endPurchases(tx: Db, accountId: string): Promise<void> {
  const orders = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.accountId, accountId),
        ne(paymentOrder.provider, "gift"),
        inArray(paymentOrder.state, ["open", "pending", "paid", "pastDue"]),
        // A report that is paid is paid once.
        or(eq(paymentOrder.kind, "package"), eq(paymentOrder.state, "open")),
      ),
    );
  for (const { id } of orders) await enqueue(tx, endPurchase, { orderId: id }, { key: id });
}
