/** Facts that one mail asks about. */
export const FACTS_PER_CHECK = 5;
/** Days a link works. */
export const CHECK_DAYS = 30;

/** How a fact is changed: types of HTML's text fields, or a choice. */
export const FACT_INPUTS = ["url", "email", "tel", "text", "choice"] as const;
export type FactInput = (typeof FACT_INPUTS)[number];
