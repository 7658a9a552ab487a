import { house } from "#shared/house.ts";
import type { ReviewState } from "./contract.ts";

/** The name of an application where its startup is not named: "K-031"; the house chooses the letter. */
export const applicationLabel = (number: number): string =>
  `${house().applicationLetter}-${String(number).padStart(3, "0")}`;

/** A sealed row names an application by the letter of its day; to be compared with those of now it takes today's. */
export const withCurrentLetter = (row: string): string =>
  row.replace(/"application":"\p{Lu}{1,2}-(?=\d)/gu, `"application":"${house().applicationLetter}-`);

export interface Waiting {
  applicationId: string;
  number: number;
  state: ReviewState;
  /** Finished reviews of the application in this phase, by whomever. */
  reviews: number;
}

const isOpen = ({ state }: Waiting): boolean => state === "waiting" || state === "begun" || state === "changed";

/** The juror's next application: the unfinished one with the fewest reviews, the lowest number first. */
export function nextOf(rows: readonly Waiting[], after?: string): string | null {
  const [next] = rows
    .filter((row) => isOpen(row) && row.applicationId !== after)
    .sort((a, b) => a.reviews - b.reviews || a.number - b.number);
  return next?.applicationId ?? null;
}

/** How far a juror has come. */
export function progressOf(states: readonly ReviewState[]) {
  const count = (wanted: ReviewState) => states.filter((state) => state === wanted).length;
  const scored = count("finished");
  const abstained = count("abstained");
  return { total: states.length, scored, abstained, left: states.length - scored - abstained };
}

/** A category of the rubric: its weight in percent, and the highest score; the lowest is 1. */
export interface Weighted {
  id: string;
  weight: number;
  scaleMax: number;
}

/** Scores by the id of their category; null, or no entry: there is none. */
export type Scores = Readonly<Record<string, number | null>>;

/** The scale of the weighted score: that of the category with the longest one. */
export const scaleOf = (categories: readonly Weighted[]): number =>
  Math.max(1, ...categories.map(({ scaleMax }) => scaleMax));

/**
 * The weighted score of one review, from 1 to the longest scale. Categories without a score are left out, and the weights of the
 * others count for them; null where none has a score: not reviewed is not a number.
 */
export function weightedScore(categories: readonly Weighted[], scores: Scores): number | null {
  const longest = scaleOf(categories);
  let sum = 0;
  let weights = 0;
  for (const { id, weight, scaleMax } of categories) {
    const score = scores[id];
    if (score === null || score === undefined) continue;
    // 1 stays 1, and the highest of any scale is the highest of the longest.
    const stretched = scaleMax > 1 ? 1 + ((score - 1) * (longest - 1)) / (scaleMax - 1) : longest;
    sum += weight * stretched;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}
