import { LEAST_ANSWERS, REVENUE_BANDS, type RevenueBand } from "./limits.ts";

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
  answers: number;
  teamSize: number;
  /** Of startups that answered both quarters. */
  teamChange: number;
  answeredBoth: number;
  raisedUsd: number;
  /** Startups that raised anything. */
  raised: number;
  bands: Record<RevenueBand, number>;
}

/** What of the sums may be handed on. Null: fewer than `LEAST_ANSWERS` startups make the figure. */
export interface PublicSums {
  teamSize: number | null;
  teamChange: number | null;
  raisedUsd: number | null;
  raised: number | null;
  bands: Record<RevenueBand, number | null>;
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
    answers: answers.length,
    teamSize: sum(answers.map(({ teamSize }) => teamSize)),
    teamChange: sum(both.map(({ teamSize, teamBefore }) => teamSize - (teamBefore ?? 0))),
    answeredBoth: both.length,
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

/** True if a figure that so many startups make says nothing of one of them. */
const isPublic = (startups: number): boolean => startups >= LEAST_ANSWERS;

/** That nobody raised anything, or nobody is in a band, is said as soon as enough have answered. */
export function publicSums(sums: PulseSums): PublicSums {
  const { answers, teamSize, teamChange, answeredBoth, raisedUsd, raised } = sums;
  const showsRaised = isPublic(answers) && (raised === 0 || isPublic(raised));
  const hidden = new Set(hiddenBands(sums));
  const bands = REVENUE_BANDS.map((band) => [band, hidden.has(band) ? null : sums.bands[band]]);
  return {
    teamSize: isPublic(answers) ? teamSize : null,
    teamChange: isPublic(answeredBoth) ? teamChange : null,
    raisedUsd: showsRaised ? raisedUsd : null,
    raised: showsRaised ? raised : null,
    bands: Object.fromEntries(bands) as PublicSums["bands"],
  };
}

/** The bands with too few startups. Where it is one, the next smallest goes, too: what is left of the total would be the first. */
function hiddenBands({ answers, bands }: PulseSums): readonly RevenueBand[] {
  if (!isPublic(answers)) return REVENUE_BANDS;
  const smallestFirst = REVENUE_BANDS.filter((band) => bands[band] > 0).toSorted((a, b) => bands[a] - bands[b]);
  const small = smallestFirst.filter((band) => !isPublic(bands[band]));
  return small.length === 1 ? smallestFirst.slice(0, 2) : small;
}
