import { expect, test } from "vitest";
import { ranksOf } from "./rules.ts";

test("equal scores share a rank, and the next one counts on behind them", () => {
  expect(ranksOf([3, 5, 3, null, 1])).toEqual([2, 1, 2, null, 4]);
  expect(ranksOf([0.1 + 0.2, 0.3])).toEqual([1, 1]);
  expect(ranksOf([])).toEqual([]);
});
