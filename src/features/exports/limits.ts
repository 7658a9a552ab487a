/** Rows a month of those who are premium without a package: as many as the personal plan has. */
export const GRANTED_ROWS = 1_000;
/** Days for which a file can be downloaded. */
export const STORED_DAYS = 30;
/** Files of one member that may wait at a time. */
export const MAX_OPEN = 10;
