import type { ReviewState } from "./contract.ts";

/** The name of an application where its startup is not named: "K-031". */
export const applicationLabel = (number: number): string => `K-${String(number).padStart(3, "0")}`;

export interface Waiting {
  applicationId: string;
  number: number;
  state: ReviewState;
  /** Finished reviews of the application in this phase, by whomever. */
  reviews: number;
}

const isOpen = ({ state }: Waiting): boolean => state === "waiting" || state === "begun";

/** What a juror takes next: the unfinished application with the fewest reviews, the lowest number first. */
export function nextOf(rows: readonly Waiting[], after?: string): string | null {
  const [next] = rows
    .filter((row) => isOpen(row) && row.applicationId !== after)
    .sort((one, other) => one.reviews - other.reviews || one.number - other.number);
  return next?.applicationId ?? null;
}

/** How far a juror has come. */
export function progressOf(states: readonly ReviewState[]) {
  const count = (wanted: ReviewState) => states.filter((state) => state === wanted).length;
  const scored = count("finished");
  const abstained = count("abstained");
  return { total: states.length, scored, abstained, left: states.length - scored - abstained };
}
