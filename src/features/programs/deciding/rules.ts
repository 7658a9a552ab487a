/** Scores that differ by less are the same: sums of the same numbers in another order differ in their last digits. */
const GRAINS_PER_ONE = 1e9;

/** The rank of each value, from 1: those that are the same share theirs, the next ones count on behind all of them. Null: none. */
export function ranksOf(values: readonly (number | null)[]): (number | null)[] {
  const rounded = values.map((value) => (value === null ? null : Math.round(value * GRAINS_PER_ONE)));
  // Numbers in an array of their own type are sorted without a call of a function for each two of them.
  const sorted = Float64Array.from(rounded.filter((value) => value !== null)).sort();
  return rounded.map((value) => (value === null ? null : 1 + sorted.length - countUpTo(sorted, value)));
}

/** How many of sorted numbers are at most `value`. */
function countUpTo(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! <= value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Mean and spread (standard deviation of all of them) of numbers; null where there are none. */
export function meanAndSpread(values: readonly number[]): { mean: number; spread: number } | null {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / values.length) };
}
