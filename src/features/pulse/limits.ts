/** Revenue of a quarter in US dollars. */
export const REVENUE_BANDS = ["none", "to10k", "to100k", "to1m", "above1m"] as const;
export type RevenueBand = (typeof REVENUE_BANDS)[number];
export const MAX_TEAM = 1_000_000;
/** US dollars raised in a quarter. */
export const MAX_RAISED = 1_000_000_000_000;
/** A figure is the sum of so many startups at least: with fewer, it would say what one of them answered. */
export const LEAST_ANSWERS = 5;
/** How long the link of a mail can be used. */
export const ANSWER_DAYS = 45;
/** Days of a new quarter within which owners are asked about the one before. */
export const ASKING_DAYS = 30;
