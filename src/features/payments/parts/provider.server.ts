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

/** What the portal asks of a provider of payments. Everything else it learns from signed events. */
export interface PaymentProvider {
  key: ProviderKey;
  /** Where the buyer pays, and how the provider names it. The same order asked for twice may be two checkouts. */
  checkout(db: Db, checkout: Checkout): Promise<{ reference: string; url: string }>;
  /** Nobody can pay there any more. False: it is too late, the buyer has. */
  expire(db: Db, checkoutReference: string): Promise<boolean>;
  /** Where the buyer changes card and plan, or ends a subscription; null: the provider does not know the order. */
  portal(db: Db, order: ProviderOrder & { locale: Locale }): Promise<string | null>;
  /** What would be paid at once for another plan, with what was paid and not used deducted; null: nothing runs there. */
  changePrice(db: Db, order: ProviderOrder, plan: Plan, at: Date): Promise<{ minor: number } | null>;
  /** Changes the plan and collects that price; with the same `at` it is the one that was shown. "declined": nothing has changed. */
  changePlan(db: Db, order: ProviderOrder, plan: Plan, at: Date): Promise<"changed" | "declined" | "gone">;
  /**
   * Gives money of a charge back, in the smallest unit; twice with one id is once. Answers why it cannot be: nobody has to
   * try again then.
   */
  refund(db: Db, refund: RefundRequest): Promise<{ problem: string | null }>;
  /** What became of a payment that was on its way, a renewal too, as the events that say so; none: it still is. */
  outcome(db: Db, order: ProviderOrder): Promise<Stripe.Event[]>;
  /** Whether a subscription of the order is there that has not ended. */
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
