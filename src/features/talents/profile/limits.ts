/** Characters at most. */
export const NAME_MAX = 100;
export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 3000;
export const ROW_TEXT_MAX = 200;
export const ROW_DESCRIPTION_MAX = 2000;
/** The audiences of a member's job search. */
export const JOB_SEARCH_AUDIENCES = ["nobody", "members", "everyone"] as const;
export type JobSearchAudience = (typeof JOB_SEARCH_AUDIENCES)[number];
/** Rows of one list at most, so that a page stays readable. */
export const ROWS_MAX = 50;
