/** Leading digits at which buckets of amounts begin: usual filter bounds are edges, so ranges between them are whole buckets. */
const EDGES = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
/** Buckets of one power of ten: for each edge the edge itself (even) and what lies above it (odd). */
export const BUCKETS_PER_DECADE = EDGES.length * 2;
/** Everything below 1. */
const BELOW_ONE = -1;

/** An amount in cents, exact for our amounts (below 10^15 units). */
const cents = (amount: number): number => Math.round(amount * 100);
const edgeInCents = (index: number): number =>
  Math.round(EDGES[index % EDGES.length]! * 10 ** (Math.floor(index / EDGES.length) + 2));

/** The bucket of an amount of US dollars; the database has a twin, `money_bucket`, held to the same cases. */
export function moneyBucket(amount: number): number {
  const value = cents(amount);
  if (value < 100) return BELOW_ONE;
  let index = Math.floor(Math.log10(value) - 2) * EDGES.length;
  while (index > 0 && edgeInCents(index) > value) index -= EDGES.length;
  while (edgeInCents(index + 1) <= value) index++;
  return index * 2 + (value > edgeInCents(index) ? 1 : 0);
}

/** Whether a bucket holds one amount only, and so is never cut by a bound. */
export const isEdge = (bucket: number): boolean => bucket >= 0 && bucket % 2 === 0;
