/** The outcome of a movement of money. */
export const MOVEMENT_STATES = ["paid", "refunding", "partlyRefunded", "refunded", "refundFailed", "refund"] as const;

/** How provider and ledger can differ. */
export const DIFFERENCES = ["missingHere", "missingThere", "otherAmount"] as const;

/** Differences that are shown. */
export const SHOWN_DIFFERENCES = 100;
