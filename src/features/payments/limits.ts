/** The states of an order. */
export const ORDER_STATES = ["open", "pending", "paid", "pastDue", "failed", "expired", "ended", "refunded"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Of orders whose buyer is a customer of the provider: money was on its way. */
export const PORTAL_STATES: readonly OrderState[] = ["pending", "paid", "pastDue", "ended", "refunded"];

/**
 * How an order came about. "payment": at a payment service that is set up; "gift": given by the house; "test": with a test card, at the
 * sandbox that is off by now, so that nobody collects anything; "disconnected": at a service whose keys are not there any more.
 */
export const ORDER_SOURCES = ["payment", "gift", "test", "disconnected"] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** How long a package stays open after its paid period: until the next payment arrives, or a failed card is replaced. */
export const GRACE_DAYS = 3;

/** True if one of these orders has a customer portal: its buyer paid at a service that is set up. */
export const hasPortal = (orders: readonly { source: OrderSource; state: OrderState }[]): boolean =>
  orders.some(({ source, state }) => source === "payment" && PORTAL_STATES.includes(state));
