import fc from "fast-check";
import { expect, test } from "vitest";
import { GAP, pageWindow } from "./page-window.ts";

test("few pages are all offered, many keep the ends and the neighbours", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 51)).toEqual([1, 2, 3, 4, 5, GAP, 51]);
  expect(pageWindow(7, 51)).toEqual([1, GAP, 6, 7, 8, GAP, 51]);
  expect(pageWindow(49, 51)).toEqual([1, GAP, 47, 48, 49, 50, 51]);
});

test("first, last and current page are in order; gaps hide at least two", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 3 }),
      (a, b, around) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const entries = pageWindow(page, pages, around);
        expect(entries).toHaveLength(Math.min(pages, 2 * around + 5));
        expect(entries).toEqual(expect.arrayContaining([1, page, pages]));
        entries.forEach((entry, index) => {
          if (entry !== GAP) return;
          expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2);
        });
      },
    ),
  );
});
