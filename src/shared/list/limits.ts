/** Rows of a list page (specification, "Startup list page size"). */
export const LIST_PAGE_SIZE = 9;
/** More rows in one answer is an export. */
export const MAX_PAGE_SIZE = 100;
/** Limits deep paging: beyond it the count costs more than anyone needs. */
export const MAX_PAGE = 100_000;
/** Words of a filter of words. */
export const MAX_WORDS = 8;
/** Characters of all words together that names are searched by. */
export const MAX_WORDS_LENGTH = 100;
/** Characters of a chosen value, or of a word. */
export const MAX_VALUE_LENGTH = 120;
/** Saved filters of a page (specification, "Saved-filter store page size"). */
export const QUERIES_PAGE_SIZE = 24;
/** Saved filters of a member, for each list. */
export const MAX_QUERIES = 500;

/** How often the owner of a saved filter gets a mail about new rows. */
export const NOTIFY = ["off", "daily", "weekly"] as const;
export type Notify = (typeof NOTIFY)[number];
/** Rows of one file. */
export const MAX_EXPORT_ROWS = 5_000;
