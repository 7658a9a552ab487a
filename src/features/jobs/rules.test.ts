import { expect, test } from "vitest";
import { saysHow } from "./rules.ts";

test("how often a job pays is said beside an amount; without one only what needs none", () => {
  const silent = { minWage: null, maxWage: null };
  expect(saysHow("monthly", { minWage: null, maxWage: 50_000 })).toBe(true);
  expect(["monthly", "per-project", "unpaid", "commission"].filter((plan) => saysHow(plan, silent))).toEqual([
    "unpaid",
    "commission",
  ]);
});
