/** Where an order stands. */
export const ORDER_STATES = ["open", "pending", "paid", "pastDue", "failed", "expired", "ended", "refunded"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How long a package stays open after its paid period: until the next payment arrives, or a failed card is replaced. */
export const GRACE_DAYS = 3;
