/** Applications in one booklet: more would take too long to draw, so they are in the next one. */
export const BOOKLET_SIZE = 50;
/** Digests in the appendix of minutes: more would take too long to draw, so that each stands for some before it. */
export const DIGESTS_MAX = 3_000;
/** The papers of minutes: what was sealed, and what has changed since. */
export const MINUTES_PARTS = ["minutes", "changes"] as const;
