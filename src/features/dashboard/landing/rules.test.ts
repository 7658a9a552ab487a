import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { firstEntry, greetingAt } from "./rules.ts";

test("what to add first follows from the user type", () => {
  const first = (userType: string) => firstEntry(typeId("userType", userType));
  expect(["entrepreneur", "investor", "organization-organizer", "service-provider", "job-hunter"].map(first)).toEqual([
    "startup",
    "organization",
    "organization",
    "provider",
    undefined,
  ]);
});

test("the greeting follows the hour", () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    "evening",
    "evening",
    "morning",
    "morning",
    "day",
    "day",
    "evening",
    "evening",
  ]);
});
