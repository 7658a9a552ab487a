import type { RevenueBand } from "./limits.ts";

export interface PulseAnswer {
  startup: string;
  teamSize: number;
  revenueBand: RevenueBand;
  raisedUsd: number;
  /** People in the quarter before; null: the startup did not answer then. */
  teamBefore: number | null;
}

/** The sums of a quarter's answers. */
export interface PulseSums {
  teamSize: number;
  /** Of startups that answered both quarters; null: there are none. */
  teamChange: number | null;
  raisedUsd: number;
  /** Startups that raised anything. */
  raised: number;
  bands: Record<RevenueBand, number>;
}

/** "2026-11-23": "2026-10-01". */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
}

/** The first day of the quarter before the one that begins on this day. */
export function quarterBefore(quarter: string): string {
  const [year, month] = quarter.split("-").map(Number) as [number, number];
  return month === 1 ? `${year - 1}-10-01` : `${year}-${String(month - 3).padStart(2, "0")}-01`;
}

/** "2026-10-01": { year: 2026, number: 4 }. */
export const quarterParts = (quarter: string) => ({
  year: Number(quarter.slice(0, 4)),
  number: (Number(quarter.slice(5, 7)) + 2) / 3,
});

export function sumsOf(answers: readonly PulseAnswer[]): PulseSums {
  const both = answers.filter(({ teamBefore }) => teamBefore !== null);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const inBand = (band: RevenueBand) => answers.filter(({ revenueBand }) => revenueBand === band).length;
  return {
    teamSize: sum(answers.map(({ teamSize }) => teamSize)),
    teamChange: both.length > 0 ? sum(both.map(({ teamSize, teamBefore }) => teamSize - (teamBefore ?? 0))) : null,
    raisedUsd: sum(answers.map(({ raisedUsd }) => raisedUsd)),
    raised: answers.filter(({ raisedUsd }) => raisedUsd > 0).length,
    bands: {
      none: inBand("none"),
      to10k: inBand("to10k"),
      to100k: inBand("to100k"),
      to1m: inBand("to1m"),
      above1m: inBand("above1m"),
    },
  };
}
