import { expect, test } from "vitest";
import { PROVINCES } from "./parts/provinces.ts";
import { combPoints, labelOf, neighbourOf, pointAt, RADIUS, radiusOf } from "./rules.ts";

test("every province has one cell, and no two share one", () => {
  expect(new Set(PROVINCES.map(({ code }) => code)).size).toBe(81);
  expect(new Set(PROVINCES.map(({ column, row }) => `${column} ${row}`)).size).toBe(81);
});

test("cells of a comb never overlap, and their area stands for their value", () => {
  const points = combPoints(40);
  for (const [index, a] of points.entries())
    for (const b of points.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(99);
  expect(radiusOf(100, 100)).toBe(RADIUS);
  expect(radiusOf(25, 100)).toBeCloseTo(RADIUS / 2);
  expect(radiusOf(0, 0)).toBeGreaterThan(10);
});

test("arrow keys lead to the neighbour and reach every cell", () => {
  const points = PROVINCES.map(({ column, row }) => pointAt(column, row));
  const seen = new Set([0]);
  for (const from of seen)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const to = neighbourOf(points, from, key);
      if (to === undefined) continue;
      if (key === "ArrowRight") expect(points[to]!.x).toBeGreaterThan(points[from]!.x);
      seen.add(to);
    }
  expect(seen.size).toBe(81);
  expect(neighbourOf(points, 0, "Enter")).toBeUndefined();
});

test("names stand on two lines at most", () => {
  expect(labelOf("Yapay zekâ")).toEqual(["Yapay zekâ"]);
  expect(labelOf("Sosyal etki ve sürdürülebilirlik işleri")).toHaveLength(2);
});
