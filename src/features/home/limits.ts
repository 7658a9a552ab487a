/** Startups of each index list. */
export const INDEX_SIZE = 5;
/** Sectors drawn as clusters of the comb. */
export const COMB_SECTORS = 8;
/** Maximal age of the numbers of the home page in seconds. */
export const STATISTICS_AGE = 60;
