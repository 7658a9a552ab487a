import fc from "fast-check";
import { expect, test } from "vitest";
import { combOf, hexagonPath } from "./rules.ts";

test("the comb gives each sector its share of cells, none of them twice", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 20 }), (counts) => {
      const sorted = counts.sort((a, b) => b - a);
      const clusters = combOf(sorted);
      const places = clusters.flatMap((cluster) => cluster.cells.map((cell) => `${cell.x} ${cell.y}`));
      expect(clusters).toHaveLength(Math.min(8, counts.length));
      expect(new Set(places).size).toBe(places.length);
      expect(clusters.every((cluster) => cluster.cells.length >= 3)).toBe(true);
    }),
  );
  expect(combOf([])).toEqual([]);
});

test("a hexagon is one closed outline", () => {
  expect(hexagonPath({ x: 0, y: 0, radius: 10, strength: 1 })).toBe("M0 -10l8.7 5v10l-8.7 5l-8.7 -5v-10z");
});
