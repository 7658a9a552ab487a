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

/** Scores that differ by less are the same: sums of the same numbers in another order differ in their last digits. */
const GRAIN = 1e9;

/** The rank of each value, from 1: those that are the same share theirs, the next ones count on behind all of them. Null: none. */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const rounded = values.map((value) => (value === null ? null : Math.round(value * GRAIN)));
  const sorted = rounded.filter((value) => value !== null).sort((one, other) => other - one);
  const rankOf = new Map<number, number>();
  for (const [index, value] of sorted.entries()) if (!rankOf.has(value)) rankOf.set(value, index + 1);
  return rounded.map((value) => (value === null ? null : rankOf.get(value)!));
}

/** Mean and spread (standard deviation of all of them) of numbers; null where there are none. */
export function meanAndSpread(values: readonly number[]): { mean: number; spread: number } | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / values.length) };
}
