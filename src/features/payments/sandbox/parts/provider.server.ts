import Stripe from "stripe";
import type { PaymentProvider } from "../../parts/provider.server.ts";
import { expireCheckout, openCheckout } from "../commands.server.ts";
import { secretOf } from "../queries.server.ts";
import { checkoutPath, portalPath } from "./addresses.ts";

/** A provider that needs no outside service: the default of the demo. */
export const sandbox: PaymentProvider = {
  key: "sandbox",
  checkout: async (db, order) => {
    const reference = await openCheckout(db, order);
    return { reference, url: checkoutPath(reference) };
  },
  expire: (db, reference) => db.transaction((tx) => expireCheckout(tx, reference)),
  portal: async (_db, { id }) => portalPath(id),
  verify: async (db, body, signature) => {
    const secret = await secretOf(db);
    if (!secret) throw new Error("The sandbox has sent nothing yet.");
    return Stripe.webhooks.constructEvent(body, signature, secret);
  },
};
