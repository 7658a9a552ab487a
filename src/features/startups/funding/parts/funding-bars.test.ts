import fc from "fast-check";
import { expect, test } from "vitest";
import { barsOf, shortDollars } from "./funding-bars.ts";

const year = (value: number | null, usd: number) => ({ year: value, usd, rounds: 1 });

test("few years stand as they are, rounds without a date before them", () => {
  expect(barsOf([year(2021, 5), year(2024, 0), year(null, 3)])).toEqual([
    { year: null, usd: 3, isBefore: false },
    { year: 2021, usd: 5, isBefore: false },
    { year: 2024, usd: 0, isBefore: false },
  ]);
});

test("early years share a bar; no dollar is lost", () => {
  const years = fc.uniqueArray(fc.record({ year: fc.option(fc.integer({ min: 1990, max: 2030 })), usd: fc.nat() }), {
    selector: ({ year: value }) => value,
  });
  fc.assert(
    fc.property(years, (rows) => {
      const bars = barsOf(rows.map((row) => year(row.year, row.usd)));
      expect(bars.length).toBeLessThanOrEqual(5);
      const sum = (list: readonly { usd: number | null }[]) => list.reduce((total, { usd }) => total + (usd ?? 0), 0);
      expect(sum(bars)).toBe(sum(rows));
    }),
  );
});

test.each([
  [950, "$950", "$950"],
  [638_700, "$639K", "$639 bin"],
  [7_800_000, "$7.8M", "$7,8 Mn"],
])("%d dollars are short, and thousands in Turkish no billions", (usd, english, turkish) => {
  expect(shortDollars(usd, "en")).toBe(english);
  expect(shortDollars(usd, "tr").replaceAll("\u00a0", " ")).toBe(turkish);
});
