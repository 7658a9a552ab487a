export const TITLE_MAX = 200;
export const SUMMARY_MAX = 2000;
/** Pictures of a category in one language. */
export const GALLERY_MAX = 12;
export const MAX_PRICE = 1_000_000;
export const CURRENCIES = ["TRY", "USD", "EUR", "GBP"] as const;
export const REPORT_STATES = ["shown", "planned", "draft", "withdrawn"] as const;
