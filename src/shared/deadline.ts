import { lastDayOf } from "./last-day.ts";

/** When one may take part: instants (ISO 8601). Null: open since ever, without an end. */
export interface Opening {
  opensAt: string | null;
  closesAt: string | null;
}

/** `days`: calendar days of the house until it opens or closes, 0 on the very day; null without an end. */
export type Deadline =
  | { state: "notYetOpen"; days: number }
  | { state: "open"; days: number | null }
  | { state: "closed" };

/** Days that a deadline counts as close: it is shown as a warning. */
export const CLOSE_DAYS = 3;

const DAY_MS = 86_400_000;

const daysBetween = (from: Date, to: string): number =>
  (Date.parse(lastDayOf(to)) - Date.parse(lastDayOf(from))) / DAY_MS;

/** An instant to the second: whoever reads "until 23:59:59" may use that second to its end. */
const secondOf = (instant: Date | string): number => Math.floor(new Date(instant).getTime() / 1000);

/** The state of a deadline at a moment. It opens with the first second named and closes after the last. */
export function deadlineAt({ opensAt, closesAt }: Opening, now: Date): Deadline {
  if (closesAt !== null && secondOf(now) > secondOf(closesAt)) return { state: "closed" };
  if (opensAt !== null && secondOf(now) < secondOf(opensAt))
    return { state: "notYetOpen", days: daysBetween(now, opensAt) };
  return { state: "open", days: closesAt === null ? null : daysBetween(now, closesAt) };
}
