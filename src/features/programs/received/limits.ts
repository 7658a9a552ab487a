export const RECEIVED_PAGE_SIZE = 50;
/** The lists of an organizer: without a result, by result, and withdrawn by the team. */
export const RECEIVED_STATES = ["all", "inspecting", "approved", "declined", "withdrawn"] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];
export const RECEIVED_ORDERS = ["newest", "oldest", "name", "number"] as const;
