import type { Db } from "#db/open.server.ts";
import type { Settings } from "#server/settings.server.ts";
import type { PaymentEvent } from "#shared/payment-fact.ts";
import type { OrderSource, OrderState } from "../limits.ts";
import { sandbox } from "../sandbox/parts/provider.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { readEvent } from "./read-event.server.ts";
import { stripeProvider } from "./stripe.server.ts";

interface Asked {
  id: string;
  provider: string;
  checkoutReference: string | null;
}

interface Begun {
  state: OrderState;
  createdAt: Date;
}

/** The providers of the settings. `active`: with whom one pays; events and portals of the others go on. */
export function openProviders({ payments: { provider, stripe } }: Pick<Settings, "payments">, origin: () => string) {
  const all: PaymentProvider[] = [
    ...(stripe ? [stripeProvider(stripe, origin)] : []),
    ...(provider === "sandbox" ? [sandbox] : []),
  ];
  const byKey = new Map<string, PaymentProvider>(all.map((item) => [item.key, item]));
  return {
    active: provider === undefined ? undefined : byKey.get(provider),
    byKey,
    /** Keys of those that are set up. */
    setUp: all.map(({ key }) => key),
    sourceOf: (key: string): OrderSource => {
      if (key === "gift") return "gift";
      if (byKey.has(key)) return "payment";
      return key === "sandbox" ? "test" : "disconnected";
    },
    /** Nobody can pay there any more; with a provider that is set up no more nobody can. False: it was paid meanwhile. */
    expire: async (db: Db, order: Omit<Asked, "id">): Promise<boolean> =>
      order.checkoutReference === null ||
      ((await byKey.get(order.provider)?.expire(db, order.checkoutReference)) ?? true),
    /** True if something of the order may still be collected; with a provider that is set up no more nothing can. */
    isRunning: async (db: Db, order: Asked): Promise<boolean> => {
      const { id, provider, checkoutReference } = order;
      if (checkoutReference === null) return false;
      return (await byKey.get(provider)?.isRunning(db, { id, checkoutReference })) ?? false;
    },
    /** The provider's events about a pending payment; none: it is still pending, or nobody knows. */
    outcome: async (db: Db, order: Asked & Begun): Promise<PaymentEvent[]> => {
      const { id, checkoutReference } = order;
      if (checkoutReference === null) return [];
      const provider = byKey.get(order.provider);
      if (!provider) return isLost(order) ? [lost(id)] : [];
      const events = await provider.outcome(db, { id, checkoutReference });
      return events.flatMap((event) => readEvent(event) ?? []);
    },
  };
}

/** Why nothing is changed at a provider that is set up no more. */
export const notSetUp = (provider: string) => (provider === "sandbox" ? "packageIsTest" : "packageDisconnected");

/** The slowest bank that Stripe works with takes two weeks; in the sandbox no money moves. */
const ARRIVES_WITHIN = 30 * 86_400_000;

/** True if no money can be on its way any more to a provider that is set up no more. */
const isLost = ({ provider, state, createdAt }: Pick<Asked, "provider"> & Begun): boolean =>
  (state === "open" || state === "pending") &&
  (provider !== "stripe" || Date.now() - createdAt.getTime() > ARRIVES_WITHIN);

/** Nobody will say any more what became of it. */
const lost = (orderId: string): PaymentEvent => ({
  id: `lost:${orderId}`,
  at: new Date().toISOString(),
  orderId,
  facts: [{ kind: "checkout", result: "expired" }],
});
