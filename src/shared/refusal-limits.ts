/** Characters of the reason of a refusal, as in the database. */
export const REFUSAL_MAX = 500;
