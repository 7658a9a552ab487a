/** Startups that may be free at most (as the database has it). */
export const MAX_FREE_ROWS = 10_000;
