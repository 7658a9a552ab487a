/** Scores that differ by less are the same: sums of the same numbers in another order differ in their last digits. */
const GRAINS_PER_ONE = 1e9;

/** The rank of each value, from 1: those that are the same share theirs, the next ones count on behind all of them. Null: none. */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const rounded = values.map((value) => (value === null ? null : Math.round(value * GRAINS_PER_ONE)));
  const sorted = rounded.filter((value) => value !== null).sort((a, b) => b - a);
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
