/** Nouns whose entries can be watched. */
export const WATCHED_KINDS = ["startup", "program", "job", "organization"] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

export const WATCH_SORTS = ["newest", "name", "closing"] as const;
export type WatchSort = (typeof WATCH_SORTS)[number];

/** Entries that one member watches at most, of those that everybody may see. */
export const MAX_WATCHES = 500;
/** Letters of a note. */
export const NOTE_MAX_LENGTH = 500;
export const WATCHES_PAGE_SIZE = 9;
/** Days before an end or a beginning from which it is news: more than a week, so that the weekly mail is never too late. */
export const SOON_DAYS = 10;

export const isWatchedKind = (kind: unknown): kind is WatchedKind => WATCHED_KINDS.some((known) => known === kind);
