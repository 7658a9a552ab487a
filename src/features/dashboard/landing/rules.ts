import type { EntityType } from "#shared/access.ts";
import { typeId } from "#shared/type-id.ts";
import type { Scored } from "../score/contract.ts";
import { canBeFilled } from "../score/rules.ts";

const FIRST_ENTRY: Readonly<Record<string, EntityType>> = {
  [typeId("userType", "entrepreneur")]: "startup",
  [typeId("userType", "investor")]: "organization",
  [typeId("userType", "organization-organizer")]: "organization",
  [typeId("userType", "service-provider")]: "provider",
};

/** The entry that people of a user type come to add; undefined: they come to be found themselves. */
export const firstEntry = (userTypeId: string): EntityType | undefined => FIRST_ENTRY[userTypeId];

/** What is counted for the week of who runs something. */
export const WEEK_NUMBERS = ["programApplications", "finishedReviews", "jobApplications", "portfolioRounds"] as const;
export type WeekNumber = (typeof WEEK_NUMBERS)[number];

/** Hours of the house at which the greeting changes. */
const NOON_HOUR = 12;
const EVENING_HOUR = 18;
const MORNING_HOUR = 5;

/** The greeting at an hour of the day, 0 to 23. */
export function greetingAt(hour: number): "morning" | "day" | "evening" {
  if (hour < MORNING_HOUR || hour >= EVENING_HOUR) return "evening";
  return hour < NOON_HOUR ? "morning" : "day";
}

/** The missing part that adds most to one of these things, of those that the viewer may fill in now. */
export function bestStep(scores: readonly Scored[]): { scored: Scored; part: Scored["missing"][number] } | undefined {
  const steps = scores
    .filter(canBeFilled)
    .flatMap((scored) => scored.missing.slice(0, 1).map((part) => ({ scored, part })));
  return steps.toSorted((a, b) => b.part.points - a.part.points)[0];
}
