/** Days that one can look back. */
export const USAGE_DAYS = [7, 30, 90, 365] as const;
/** Rows of each table. */
export const USAGE_ROWS = 50;
/** A search that found nothing is shown when people have searched for it that often. */
export const MIN_SEARCHES = 2;
/** The lists of the portal, by the names of their nouns. */
export const LISTS = [
  ...(["startups", "talents", "organizations", "providers", "programs", "jobs", "patents", "reports"] as const),
] as const;
export type ListKind = (typeof LISTS)[number];
