import type { Db } from "#db/open.server.ts";
import type { Settings } from "#server/settings.server.ts";
import { sandbox } from "../sandbox/parts/provider.server.ts";
import type { PaymentProvider } from "./provider.server.ts";
import { stripeProvider } from "./stripe.server.ts";

/** The providers of the settings. `active`: with whom one pays; events and portals of the others go on. */
export function openProviders({ payments: { provider, stripe } }: Pick<Settings, "payments">, origin: () => string) {
  const all: PaymentProvider[] = [
    ...(stripe ? [stripeProvider(stripe, origin)] : []),
    ...(provider === "sandbox" ? [sandbox] : []),
  ];
  const byKey = new Map<string, PaymentProvider>(all.map((one) => [one.key, one]));
  return {
    active: provider === undefined ? undefined : byKey.get(provider),
    byKey,
    /** Nobody can pay there any more; with a provider that is set up no more nobody can. False: it was paid meanwhile. */
    expire: async (db: Db, order: { provider: string; checkoutReference: string | null }): Promise<boolean> =>
      order.checkoutReference === null ||
      ((await byKey.get(order.provider)?.expire(db, order.checkoutReference)) ?? true),
  };
}
