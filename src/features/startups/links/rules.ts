/** What a startup says of somebody else: took part in a round; hosts or accelerates it. Or an organization: it belongs to a network. */
export const LINK_KINDS = ["investor", "affiliation", "network"] as const;

export const SIGNATURES = ["said", "confirmed", "refused"] as const;
export type Signature = (typeof SIGNATURES)[number];

/** A round above this many times the largest signed one of its stage waits for an admin. */
export const HELD_ABOVE_TIMES = 10;
/** In US dollars: the least that the largest round counts as, so that the first ones of a stage can be told. */
export const LARGEST_ROUND_LEAST_USD = 1_000_000;
/** The same of valuations. */
export const LARGEST_VALUATION_LEAST_USD = 10_000_000;
/** Rounds of one stage that a startup writes within so many days count as one: a large sum is not told in parts. */
export const SPLIT_WITHIN_DAYS = 30;
/** More links than these are not listed; those that wait come first. */
export const LINKS_SHOWN_MAX = 500;
