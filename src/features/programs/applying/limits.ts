/** The other effect of saving an application. */
export const PUT_TYPES = ["draft", "send", "withdraw"] as const;

/** The state of an application as its team sees it: a result only once it is published. */
export const APPLICATION_STATES = ["draft", "sent", "withdrawn", "approved", "placeGone", "declined"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Answers in one save at most. */
export const ANSWERS_MAX = 100;
/** Bytes that all answers of an application have at most. */
export const ANSWERS_BYTES_MAX = 380_000;
