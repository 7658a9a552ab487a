/** Startups of each index list. */
export const INDEX_SIZE = 5;
/** Sectors drawn as clusters of the comb. */
export const COMB_SECTORS = 8;
/** Seconds the numbers of the home page may be old. */
export const STATISTICS_AGE = 60;
