import fc from "fast-check";
import { expect, test } from "vitest";
import { nextOf, progressOf, weightedScore } from "./rules.ts";

const CATEGORIES = [
  { id: "team", weight: 50, scaleMax: 5 },
  { id: "market", weight: 30, scaleMax: 5 },
  { id: "product", weight: 20, scaleMax: 5 },
];

test("scores are weighted; a category without score passes its weight on", () => {
  expect(weightedScore(CATEGORIES, { team: 4, market: 2, product: 5 })).toBeCloseTo(3.6);
  // (50 × 4 + 20 × 5) / 70
  expect(weightedScore(CATEGORIES, { team: 4, market: null, product: 5 })).toBeCloseTo(300 / 70);
  expect(weightedScore(CATEGORIES, { market: 2 })).toBeCloseTo(2);
});

test("a review without any score is no zero", () => {
  expect(weightedScore(CATEGORIES, {})).toBeNull();
  expect(weightedScore(CATEGORIES, { team: null, market: null, product: null })).toBeNull();
  expect(weightedScore([], { team: 3 })).toBeNull();
});

test("categories of different scales count alike from lowest to highest", () => {
  const mixed = [
    { id: "team", weight: 50, scaleMax: 5 },
    { id: "market", weight: 50, scaleMax: 10 },
  ];
  expect(weightedScore(mixed, { team: 1, market: 1 })).toBeCloseTo(1);
  expect(weightedScore(mixed, { team: 5, market: 10 })).toBeCloseTo(10);
  expect(weightedScore(mixed, { team: 3, market: 5.5 })).toBeCloseTo(5.5);
});

test("a weighted score lies between its lowest and highest, in any order", () => {
  const scores = fc.record({ team: fc.integer({ min: 1, max: 5 }), market: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(scores, (given) => {
      const found = weightedScore(CATEGORIES, given)!;
      const values = Object.values(given);
      expect(found).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(found).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      expect(weightedScore(CATEGORIES.toReversed(), given)).toBeCloseTo(found);
    }),
  );
});

test("next is the least reviewed unfinished application, not the current", () => {
  const row = (number: number, state: "waiting" | "begun" | "finished" | "abstained", reviews: number) => ({
    applicationId: `a${number}`,
    number,
    state,
    reviews,
  });
  const rows = [row(1, "waiting", 2), row(2, "finished", 0), row(3, "begun", 1), row(4, "waiting", 1)];
  expect(nextOf(rows)).toBe("a3");
  expect(nextOf(rows, "a3")).toBe("a4");
  expect(nextOf([row(2, "finished", 0), row(5, "abstained", 0)])).toBeNull();
  expect(progressOf(["waiting", "begun", "finished", "abstained"])).toEqual({
    total: 4,
    scored: 1,
    abstained: 1,
    left: 2,
  });
});
