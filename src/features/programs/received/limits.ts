export const RECEIVED_PAGE_SIZE = 50;
/** What an organizer may list: what waits for a result, each result, what its team took back. */
export const RECEIVED_STATES = ["all", "inspecting", "approved", "declined", "withdrawn"] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];
export const RECEIVED_ORDERS = ["newest", "oldest", "name", "number"] as const;
