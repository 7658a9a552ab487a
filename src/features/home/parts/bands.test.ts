import fc from "fast-check";
import { expect, test } from "vitest";
import { BANDS_HEIGHT, bandsOf } from "./bands.ts";

const heights = (outline: string) =>
  outline
    .slice(1, -1)
    .split("L")
    .map((point) => Number(point.split(" ")[1]));

test("bands lie on each other without a gap, as high as their numbers", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 8 }), (series) => {
      const { outlines, lines, points } = bandsOf(series);
      const bounds = outlines.map(heights);
      expect(bounds.at(-1)!.slice(8)).toEqual(Array.from({ length: 8 }, () => BANDS_HEIGHT));
      for (const [place, bound] of bounds.slice(1).entries())
        expect(bounds[place]!.slice(8).toReversed()).toEqual(bound.slice(0, 8));
      expect(bounds[0]!.slice(0, 8)).toEqual(points.map(({ y }) => y));
      const top = Math.max(1, ...points.map((_, place) => series.reduce((sum, row) => sum + row[place]!, 0)));
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines.every(({ value, y }) => value <= top && y >= 0 && y < BANDS_HEIGHT)).toBe(true);
    }),
  );
});
