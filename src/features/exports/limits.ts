/** Rows a month of those who are premium without a package: as many as the personal plan has. */
export const GRANTED_ROWS = 1_000;
/** Rows of a file that needs no package, where the list does not show fewer without one. */
export const FREE_FILE_ROWS = 100;
/** Days for which a file can be downloaded. */
export const STORED_DAYS = 30;
/** Files of one member that may wait at a time. */
export const MAX_OPEN = 10;
