/** What charts are drawn by, and how many of each are shown. */
export const PERIODS = { day: 7, week: 8, month: 9, year: 6 } as const;
export type Period = keyof typeof PERIODS;
