import { IMPORT_ACTIONS } from "#shared/import/fields.ts";

/** Bytes of a file. */
export const IMPORT_LIMIT = 5 * 1024 * 1024;
/** Rows of a file: one transaction writes them all. The embedded database does nothing else meanwhile. */
export const maxRowsOf = (isEmbedded: boolean): number => (isEmbedded ? 2_000 : 20_000);
/** Rows of a file of the command that can be taken back: one transaction does it. */
export const LOGGED_ROWS = 20_000;
/** Rows that are shown while columns are mapped. */
export const SAMPLE_ROWS = 5;
/** Days in which an import can be undone. */
export const UNDO_DAYS = 30;
/** Undecided words that are shown at once. */
export const SHOWN_WORDS = 40;
/** Longest cell that the page of an import shows, in characters. */
export const MAX_SHOWN_CELL = 200;
export const OUTCOMES_PAGE = 50;
export const MAX_PROFILE_NAME = 80;
/** Mappings that can be saved. */
export const MAX_PROFILES = 200;
/** Filters of the shown rows. */
export const IMPORT_FILTERS = [...IMPORT_ACTIONS, "questions", "towns", "remarks", "kept"] as const;
export type ImportFilter = (typeof IMPORT_FILTERS)[number];
