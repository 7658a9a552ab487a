import { lastDayOf } from "#shared/last-day.ts";

/** The state of a job: a draft is hidden, the others depend on its days. */
export const JOB_STATES = ["draft", "coming", "open", "ended"] as const;
export type JobState = (typeof JOB_STATES)[number];

interface Dated {
  isVisible: boolean;
  publicationDate: string;
  expirationDate: string;
}

/** The state of a job at a moment. */
export function stateOf({ isVisible, publicationDate, expirationDate }: Dated, now: Date): JobState {
  const today = lastDayOf(now);
  if (expirationDate < today) return "ended";
  if (!isVisible) return "draft";
  return publicationDate > today ? "coming" : "open";
}

/** The day before, as it is written: "2026-02-28" for "2026-03-01". */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
