import type Stripe from "stripe";

/** Stripe's own library, loaded with its first use: a house without payments never needs its two hundred files. */
export const stripeLibrary = async (): Promise<typeof Stripe> => (await import("stripe")).default;

/** True of an error that Stripe's library names so. */
export const isStripeError = (error: unknown, type: `Stripe${string}Error`): error is Stripe.errors.StripeError =>
  error instanceof Error && "type" in error && error.type === type;
