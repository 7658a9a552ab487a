export const RECEIVED_PAGE_SIZE = 50;
/** The lists of an organizer: without a result, by result, and withdrawn by the team. An accepted one whose place is gone stands in its own. */
export const RECEIVED_STATES = ["all", "inspecting", "approved", "placeGone", "declined", "withdrawn"] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];
export const RECEIVED_ORDERS = ["newest", "oldest", "name", "number"] as const;
