import { expect, test } from "vitest";
import { saysHow } from "./rules.ts";

test("pay has its period where there is an amount, else none is needed", () => {
  const silent = { minWage: null, maxWage: null };
  expect(saysHow("monthly", { minWage: null, maxWage: 50_000 })).toBe(true);
  expect(["monthly", "per-project", "unpaid", "commission"].filter((plan) => saysHow(plan, silent))).toEqual([
    "unpaid",
    "commission",
  ]);
});
