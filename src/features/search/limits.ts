import { cut } from "#shared/cut.ts";
import { fold } from "#shared/fold.ts";

/** Letters and digits a search needs at least. */
export const SEARCH_MIN_LENGTH = 2;
/** Characters of a search; the rest is ignored. */
const SEARCH_MAX_LENGTH = 100;
/** Characters of the typed text that are folded. Folding drops marks, so more are needed than are searched for. */
const TYPED_MAX_LENGTH = 4 * SEARCH_MAX_LENGTH;
/** Characters of a sentence that are understood; the rest is ignored. */
export const MOST_LETTERS = 300;
/** Results of the header search, all groups together. */
export const HEADER_LIMIT = 30;
/** Default number of results of the other searches. */
export const DEFAULT_SIZE = 10;
/** Searches a minute from one address: a fast typist needs about a hundred. */
export const SEARCHES_PER_MINUTE = 600;

/** The search form of a typed text. */
export const searchForm = (text: string): string =>
  cut(fold(cut(text.trim(), TYPED_MAX_LENGTH)).trim().replace(/\s+/g, " "), SEARCH_MAX_LENGTH);

/** True if a text has enough letters and digits to search for: "<b>" has one. */
export const isSearchable = (text: string): boolean => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN_LENGTH;
