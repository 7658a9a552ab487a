/** Days after which a rate that still holds is called old. */
export const OLD_AFTER_DAYS = 30;
/** Least and most units of one currency for one of another. */
export const LEAST_RATE = 0.00001;
export const MOST_RATE = 100_000;
/** Characters of a file of rates: some thousand lines. */
export const MAX_FILE_LENGTH = 100_000;
