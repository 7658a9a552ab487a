/** Days before the last day on which the accepted are reminded to say whether they take their place. */
export const REMIND_PLACE_DAYS = 3;
/** Applications on a page of the table, and letters on a page of those to be published. */
export const TABLE_PAGE_SIZE = 50;
/** Applications that one request decides on. */
export const RESULTS_MAX = 1_000;
/** Applications whose ranks are so near to the line count as near it. */
export const NEAR_THE_LINE = 3;
export const VIEWS = ["all", "open", "line", "unsure"] as const;
export const ORDERS = ["rank", "raw", "number"] as const;
export const RESULTS = ["inspecting", "approved", "declined"] as const;
/** Characters of a letter and its subject, and of a reason that the organization adds. */
export const LETTER_MAX_LENGTH = 20_000;
export const SUBJECT_MAX_LENGTH = 300;
export const REASON_MIN_LENGTH = 10;
export const REASON_MAX_LENGTH = 1_000;

/** Applications that stand side by side. */
export const COMPARED_MAX = 4;
