/** Startups of each index list. */
export const INDEX_SIZE = 5;
/** Sectors drawn as clusters of the comb. */
export const COMB_SECTORS = 8;
/** Maximal age of the numbers of the home page in seconds. */
export const STATISTICS_AGE = 60;
/** Programs that close soonest, and rounds that are newest. */
export const NEWS_SIZE = 3;
/** Years of the funding by sector, with this one, and the sectors that have a band of their own. */
export const FUNDING_YEARS = 8;
export const FUNDING_SECTORS = 7;
