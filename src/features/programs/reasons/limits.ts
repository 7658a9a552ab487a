/** Characters of a reason, and reasons that an organization has at most. */
export const REASON_TEXT_MAX = 300;
export const OWN_REASONS_MAX = 200;
