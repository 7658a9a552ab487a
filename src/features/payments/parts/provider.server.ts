import type Stripe from "stripe";
import type { Db } from "#db/open.server.ts";
import type { Locale } from "#shared/locale.ts";

export const PROVIDERS = ["stripe", "sandbox"] as const;
export type ProviderKey = (typeof PROVIDERS)[number];

/** The payment to be made. Paths are of the portal; amounts in the smallest unit of the currency. */
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

/** An order as a provider knows it. */
export interface ProviderOrder {
  id: string;
  checkoutReference: string;
}

/** Another package for a subscription, in the same currency, with at least as long a period. */
export interface Plan {
  packageKey: string;
  name: string;
  /** For one period, in the smallest unit. */
  minor: number;
  currency: string;
  period: "month" | "year";
}

/** A movement of money as a provider lists it, with its own reference for it. What went back is positive here. */
export interface Movement {
  kind: "charge" | "refund";
  reference: string;
  minor: number;
  /** ISO 4217. */
  currency: string;
  /** Null: it names no order. */
  orderId: string | null;
  at: Date;
}

/** The portal's questions to a provider of payments. Everything else it learns from signed events. */
export interface PaymentProvider {
  key: ProviderKey;
  /**
   * The address where the buyer pays, and the provider's name for it. The same order asked for twice may be two
   * checkouts.
   */
  checkout(db: Db, checkout: Checkout): Promise<{ reference: string; url: string }>;
  /** Nobody can pay there any more. False: it is too late, the buyer has. */
  expire(db: Db, checkoutReference: string): Promise<boolean>;
  /**
   * The address where the buyer changes card and plan, or ends a subscription; null: the provider does not know the
   * order.
   */
  portal(db: Db, order: ProviderOrder & { locale: Locale }): Promise<string | null>;
  /** The amount due at once for another plan, with the paid and unused part deducted; null: nothing runs there. */
  changePrice(db: Db, order: ProviderOrder, plan: Plan, at: Date): Promise<{ minor: number } | null>;
  /** Changes the plan and collects that price; with the same `at` it is the one that was shown. "declined": nothing has changed. */
  changePlan(db: Db, order: ProviderOrder, plan: Plan, at: Date): Promise<"changed" | "declined" | "gone">;
  /**
   * Gives money of a charge back, in the smallest unit; twice with one id is once. Answers why it cannot be: nobody has to
   * try again then.
   */
  refund(db: Db, refund: RefundRequest): Promise<{ problem: string | null }>;
  /** The outcome of a pending payment, a renewal too, as the events that tell it; none: it is still pending. */
  outcome(db: Db, order: ProviderOrder): Promise<Stripe.Event[]>;
  /** True if the order has a subscription that has not ended. */
  isRunning(db: Db, order: ProviderOrder): Promise<boolean>;
  /** Ends a subscription; one that has ended stays so. */
  endSubscription(db: Db, order: ProviderOrder, when: "atOnce" | "withPeriod"): Promise<void>;
  /** All money that moved from then on. */
  movements(db: Db, since: Date): AsyncIterable<Movement>;
  /** The event of a request. Throws when its signature is forged, of another secret, or older than five minutes. */
  verify(db: Db, body: Buffer, signature: string): Promise<Stripe.Event>;
  /** The event with the order it belongs to, where what it is about was not made by the portal. */
  withOrder(event: Stripe.Event): Promise<Stripe.Event>;
}

export interface RefundRequest {
  id: string;
  orderId: string;
  /** The reference of the charge. */
  charge: string;
  minor: number;
  currency: string;
}
