import type { DIFFERENCES } from "./limits.ts";

/** Money that moved, as one side has it; amounts are positive, in the smallest unit. */
export interface Moved {
  kind: "charge" | "refund";
  reference: string;
  minor: number;
  /** ISO 4217. */
  currency: string;
  orderId: string | null;
  at: Date;
}

export interface FoundDifference extends Omit<Moved, "minor"> {
  problem: (typeof DIFFERENCES)[number];
  here: number | null;
  there: number | null;
}

/**
 * On which movements two sides do not agree. `here` may begin earlier than `there` (clocks differ): what both lists need not
 * have yet lies outside `from` (of what is here) and `until`.
 */
export function differencesOf(
  here: readonly Moved[],
  there: readonly Moved[],
  { from, until }: { from: Date; until: Date },
): FoundDifference[] {
  const ours = new Map(here.map((row) => [keyOf(row), row]));
  const theirs = new Set(there.map(keyOf));
  const found: FoundDifference[] = [];
  for (const { minor, ...row } of there) {
    const own = ours.get(keyOf(row));
    if (!own && row.at <= until) found.push({ ...row, problem: "missingHere", here: null, there: minor });
    if (own && (own.minor !== minor || own.currency !== row.currency))
      found.push({ ...row, orderId: own.orderId, problem: "otherAmount", here: own.minor, there: minor });
  }
  for (const { minor, ...row } of here)
    if (!theirs.has(keyOf(row)) && row.at >= from && row.at <= until)
      found.push({ ...row, problem: "missingThere", here: minor, there: null });
  return found;
}

const keyOf = ({ kind, reference }: Pick<Moved, "kind" | "reference">) => `${kind} ${reference}`;
