import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { firstEntry } from "./rules.ts";

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
