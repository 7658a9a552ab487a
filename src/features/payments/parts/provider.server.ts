import type Stripe from "stripe";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";

export const PROVIDERS = ["stripe", "sandbox"] as const;
export type ProviderKey = (typeof PROVIDERS)[number];

/** What is to be paid. Paths are of the portal; amounts in the smallest unit of the currency. */
export interface Checkout {
  orderId: string;
  email: string;
  name: string;
  minor: number;
  /** ISO 4217. */
  currency: string;
  /** Null: it is paid once. */
  subscription: { packageKey: string; period: "month" | "year" } | null;
  locale: Locale;
  successPath: string;
  cancelPath: string;
}

/** What the portal asks of a provider of payments. Everything else it learns from signed events. */
export interface PaymentProvider {
  key: ProviderKey;
  /** Where the buyer pays, and how the provider names it. The same order asked for twice is one checkout. */
  checkout(db: Db, checkout: Checkout): Promise<{ reference: string; url: string }>;
  /** Nobody can pay there any more. False: it is too late, the buyer has. */
  expire(db: Db, checkoutReference: string): Promise<boolean>;
  /** Where the buyer changes card and plan, or ends a subscription; null: the provider does not know the order. */
  portal(db: Db, order: { id: string; checkoutReference: string; locale: Locale }): Promise<string | null>;
  /** The event of a request. Throws when its signature is forged, of another secret, or older than five minutes. */
  verify(db: Db, body: Buffer, signature: string): Promise<Stripe.Event>;
}
