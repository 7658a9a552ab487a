export const DIRECTIONS = ["need", "offer"] as const;
export const KINDS = ["shelter", "food", "clothing", "transport", "health", "equipment", "work", "volunteers"] as const;
/** "expired": its last day is over. */
export const STATES = ["open", "matched", "closed", "expired"] as const;
