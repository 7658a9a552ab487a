import { fold } from "#shared/fold.ts";

/** Letters and digits a search needs at least. */
export const SEARCH_MIN_LENGTH = 2;
/** Characters of a search that are looked at. */
const SEARCH_MAX_LENGTH = 100;
/** Characters of a search that are read at all: what is looked at, with marks that may fall away. */
const SEARCH_READ = 4 * SEARCH_MAX_LENGTH;
/** Results of the header search, all groups together. */
export const HEADER_LIMIT = 30;
/** Results of the other searches unless a size is given. */
export const DEFAULT_SIZE = 10;
/** Searches a minute from one address: a fast typist needs about a hundred. */
export const SEARCHES_PER_MINUTE = 600;

export const RESULT_TYPES = ["people", "startups", "ecosystem"] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/** What of a text is searched for: its search form, without more than is looked at. */
export const searchForm = (text: string): string =>
  fold(text.trim().slice(0, SEARCH_READ)).trim().replace(/\s+/g, " ").slice(0, SEARCH_MAX_LENGTH);

/** Whether a text says enough to search for: "<b>" is one letter. */
export const isSearchable = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN_LENGTH;
