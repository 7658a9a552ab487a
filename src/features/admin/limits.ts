/** Periods of the charts, and how many of each they show. */
export const PERIODS = { day: 7, week: 8, month: 9, year: 6 } as const;
/** So many of what waits for a decision are counted. */
export const COUNTED_DECISIONS = 1000;
export type Period = keyof typeof PERIODS;

/** Kinds of decisions for site admins, in the order in which they are shown. */
export const DECISIONS = [
  ...(["claims", "reportedPeople", "flaggedTexts", "vanishedRows", "failedMails", "failedWork"] as const),
  ...(["errors", "paymentDifferences", "failedRefunds"] as const),
] as const;
export type Decision = (typeof DECISIONS)[number];
