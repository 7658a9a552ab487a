import { endSale } from "#server/end-of-sale.server.ts";
import { scheduled, workOn } from "#server/jobs/job.server.ts";
import { closeOrder, takeEvents } from "./commands.server.ts";
import { openProviders } from "./parts/providers.server.ts";
import { isRenewing, openOrdersOf, soldAs, unresolvedOrders } from "./queries.server.ts";

export const paymentJobs = [
  workOn(endSale, async ({ data, db, settings, services }) => {
    const soldId = "reportId" in data ? data.reportId : data.packageId;
    const prices = (await soldAs(db, soldId, "en"))?.prices ?? [];
    const { expire } = openProviders(settings, services.origin);
    for (const order of await openOrdersOf(db, soldId)) {
      const { provider, currencyId } = order;
      // The price of a package was told when it began.
      if (prices.some((price) => price.currencyId === currencyId)) continue;
      // A package paid for a moment ago is bought: its event is on the way.
      if (provider === "gift" || !(await expire(db, order))) continue;
      if (!(await db.transaction((tx) => closeOrder(tx, provider, order))))
        throw new Error("its checkout has just begun");
    }
  }),
  scheduled("payments.outcomes", "hourly", async ({ db, settings, services, log, signal }) => {
    const { outcome, sourceOf } = openProviders(settings, services.origin);
    // It stands among the faults until the keys are there again, or what runs has ended.
    if (sourceOf("stripe") === "disconnected" && (await isRenewing(db, "stripe")))
      log.error({ err: new Error("Stripe may collect subscriptions, and its keys are missing.") }, "no keys of Stripe");
    for (const order of await unresolvedOrders(db)) {
      const { id, provider } = order;
      if (signal.aborted) return;
      if (provider === "gift") continue;
      try {
        const events = await outcome(db, order);
        await db.transaction((tx) => takeEvents(tx, provider, events));
      } catch (error) {
        // It may be this one alone that the provider does not know.
        log.error({ err: error, orderId: id }, "nobody says what became of a payment");
      }
    }
  }),
];
