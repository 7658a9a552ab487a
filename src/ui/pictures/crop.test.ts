import fc from "fast-check";
import { expect, test } from "vitest";
import { CLOSEST_ZOOM, cropOf, moved, START, zoomed } from "./crop.ts";

const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const share = fc.double({ min: -3, max: 3, noNaN: true });

test("any crop has the wanted shape and lies in the picture", () => {
  fc.assert(
    fc.property(size, size, share, share, fc.double({ min: 0, max: 9, noNaN: true }), (picture, wanted, x, y, zoom) => {
      const frame = moved(zoomed(START, zoom), x, y);
      const cut = cropOf(picture, wanted, frame);
      expect(cut.x).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.y).toBeGreaterThanOrEqual(-1e-6);
      expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(cut.width / cut.height).toBeCloseTo(wanted.width / wanted.height, 6);
      expect(frame.zoom).toBeLessThanOrEqual(CLOSEST_ZOOM);
    }),
  );
});

test("at first the cut is the middle, as large as it can be", () => {
  expect(cropOf({ width: 300, height: 200 }, { width: 64, height: 64 }, START)).toEqual({
    x: 50,
    y: 0,
    width: 200,
    height: 200,
  });
});
