import type { StartupDetail } from "../contract.ts";

/** Bars that can be read on a phone. */
const BARS_MAX = 5;

export interface Bar {
  /** Null for rounds without a date. */
  year: number | null;
  /** Stands for this year and all before. */
  isBefore: boolean;
  usd: number;
}

/** A bar a year, oldest first; early years stand in one bar when there are many, rounds without a date at the front. */
export function barsOf(years: StartupDetail["funding"]["byYear"]): Bar[] {
  const dated = years.filter(({ year }) => year !== null).sort((a, b) => a.year! - b.year!);
  const undated = years.filter(({ year, usd }) => year === null && usd > 0);
  const room = BARS_MAX - undated.length;
  const tooMany = dated.length > room;
  const early = tooMany ? dated.slice(0, dated.length - room + 1) : [];
  const bars = (rows: typeof years) => rows.map(({ year, usd }) => ({ year, usd, isBefore: false }));
  return [
    ...bars(undated),
    ...(tooMany
      ? [{ year: early.at(-1)!.year, usd: early.reduce((sum, { usd }) => sum + usd, 0), isBefore: true }]
      : []),
    ...bars(dated.slice(early.length)),
  ];
}
