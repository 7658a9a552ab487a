import { endPurchase } from "#server/end-purchase.server.ts";
import { GiveUp, workOn } from "#server/jobs/job.server.ts";
import { closeOrder } from "../commands.server.ts";
import { openProviders } from "../parts/providers.server.ts";
import { leavingOrder } from "../queries.server.ts";

/**
 * Of an account that leaves or is locked, a subscription ends with its period, so that it can go on if the account stays; of one
 * that is deleted, at once.
 */
export const leavingJobs = [
  workOn(endPurchase, async ({ data: { orderId }, db, settings, services }) => {
    const order = await leavingOrder(db, orderId);
    if (!order || order.provider === "gift") return;
    const { id, checkoutReference, state, provider: key } = order;
    const { byKey, expire } = openProviders(settings, services.origin);
    if (state === "open" && (await expire(db, order))) {
      if (await db.transaction((tx) => closeOrder(tx, key, order))) return;
      throw new Error("its checkout has just begun");
    }
    const provider = byKey.get(key);
    // In the sandbox no money moves, and what is set up no more collects nothing.
    if (!provider && key === "sandbox") return;
    if (!provider) throw new GiveUp("the provider of this order is not set up");
    // Else it was paid a moment ago: its event is on the way.
    if (!checkoutReference) return;
    const isOverdue = state === "pastDue";
    const when = order.accountId === null || isOverdue ? "atOnce" : "withPeriod";
    if (when === "atOnce" || !order.cancelsAtEnd) await provider.endSubscription(db, { id, checkoutReference }, when);
  }),
];
