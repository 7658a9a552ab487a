/** Periods of the charts, and how many of each they show. */
export const PERIODS = { day: 7, week: 8, month: 9, year: 6 } as const;
export type Period = keyof typeof PERIODS;
