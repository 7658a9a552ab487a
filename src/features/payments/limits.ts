/** Where an order stands. */
export const ORDER_STATES = ["open", "pending", "paid", "pastDue", "failed", "expired", "ended", "refunded"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Of orders whose buyer is a customer of the provider: money was on its way. */
export const PORTAL_STATES: readonly OrderState[] = ["pending", "paid", "pastDue", "ended", "refunded"];

/** How long a package stays open after its paid period: until the next payment arrives, or a failed card is replaced. */
export const GRACE_DAYS = 3;
