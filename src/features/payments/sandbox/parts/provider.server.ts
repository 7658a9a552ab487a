import type Stripe from "stripe";
import type { Movement, PaymentProvider } from "../../parts/provider.server.ts";
import { stripeLibrary } from "../../parts/stripe-library.server.ts";
import { expireCheckout, openCheckout, outcomeOf } from "../commands/checkout.server.ts";
import { giveBack } from "../commands/refund.server.ts";
import { changePlan, endAtOnce, setCancelling } from "../commands/subscription.server.ts";
import { paymentsSince, secretOf, subscriptionOf } from "../queries.server.ts";
import { checkoutPath, portalPath } from "./addresses.ts";
import { changeOf } from "./objects.ts";

const BATCH_ROWS = 500;

/** A provider that needs no outside service: the default of the demo. */
export const sandbox: PaymentProvider = {
  key: "sandbox",
  checkout: async (db, order) => {
    const reference = await openCheckout(db, order);
    return { reference, url: checkoutPath(reference) };
  },
  expire: (db, reference) => db.transaction((tx) => expireCheckout(tx, reference)),
  portal: async (_db, { id }) => portalPath(id),
  changePrice: async (db, { id }, plan, at) => {
    const found = await db.transaction((tx) => subscriptionOf(tx, `sub_${id}`));
    return found?.data.state === "active" ? { minor: changeOf(found.data, plan, at).due } : null;
  },
  changePlan: (db, { id }, plan, at) => db.transaction((tx) => changePlan(tx, `sub_${id}`, plan, at)),
  refund: (db, refund) => db.transaction((tx) => giveBack(tx, refund)),
  outcome: (db, { id }) => db.transaction(async (tx) => (await outcomeOf(tx, id)) as unknown as Stripe.Event[]),
  isRunning: async (db, { id }) => {
    const found = await db.transaction((tx) => subscriptionOf(tx, `sub_${id}`));
    return found?.data.state === "active";
  },
  endSubscription: (db, { id }, when) =>
    db.transaction((tx) => (when === "atOnce" ? endAtOnce(tx, `sub_${id}`) : setCancelling(tx, `sub_${id}`, true))),
  async *movements(db, since) {
    for (let after = ""; ; ) {
      const rows = await paymentsSince(db, since, after, BATCH_ROWS);
      for (const { id, kind, minor, currency, orderId, at } of rows)
        yield {
          kind: kind === "refund" ? "refund" : "charge",
          reference: id,
          minor,
          currency,
          orderId,
          at: new Date(at),
        } satisfies Movement;
      if (rows.length < BATCH_ROWS) return;
      after = rows.at(-1)!.id;
    }
  },
  verify: async (db, body, signature) => {
    const secret = await secretOf(db);
    if (!secret) throw new Error("The sandbox has sent nothing yet.");
    const { webhooks } = await stripeLibrary();
    return webhooks.constructEvent(body, signature, secret);
  },
  withOrder: async (event) => event,
};
