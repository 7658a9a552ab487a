import fc from "fast-check";
import { expect, test } from "vitest";
import { FUNDING_SECTORS, FUNDING_YEARS } from "./limits.ts";
import { combOf, hexagonPath, sectorBands, startupsOfCell } from "./rules.ts";

const counts = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, share]) => {
    const raised = Math.round(count * share);
    return { count, raised, raisedMore: Math.round(raised / 2), raisedMost: Math.round(raised / 4) };
  });

test("the comb gives each sector its share of cells, none of them twice", () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 8 }), (sectors) => {
      const size = startupsOfCell(sectors);
      const clusters = combOf(sectors);
      expect(clusters).toHaveLength(sectors.length);
      for (const [place, { cells, width, height }] of clusters.entries()) {
        const { count, raised, raisedMost } = sectors[place]!;
        expect(cells).toHaveLength(Math.max(1, Math.round(count / size)));
        expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length);
        expect(cells.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true);
        const funded = cells.filter(({ strength }) => strength !== "none").length;
        expect(Math.abs(funded / cells.length - raised / count)).toBeLessThanOrEqual(0.5 / cells.length + 1e-9);
        if (raisedMost === 0) expect(cells.some(({ strength }) => strength === "most")).toBe(false);
      }
    }),
  );
  expect(combOf([])).toEqual([]);
});

test("a cell is a startup as long as the largest sector has room", () => {
  const sector = (count: number) => ({ count, raised: 0, raisedMore: 0, raisedMost: 0 });
  expect(startupsOfCell([])).toBe(1);
  expect(startupsOfCell([sector(66), sector(9)])).toBe(1);
  expect(startupsOfCell([sector(720)])).toBe(10);
});

test("a hexagon is one closed outline", () => {
  expect(hexagonPath({ x: 0, y: 0 }, 10)).toBe("M0 -10l8.7 5v10l-8.7 5l-8.7 -5v-10z");
});

test("no dollar and no round is lost between the bands of the funding", () => {
  const row = fc.record({
    year: fc.integer({ min: 2019, max: 2018 + FUNDING_YEARS }),
    id: fc.option(fc.integer({ min: 1, max: 12 }).map(String)),
    usd: fc.integer({ min: 0, max: 1e9 }),
    rounds: fc.integer({ min: 1, max: 99 }),
    withoutAmount: fc.nat({ max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (drawn) => {
      const rows = drawn.map((one) => ({ ...one, name: one.id, slug: one.id }));
      const { years, sectors, withoutAmount } = sectorBands(rows, 2019);
      expect(years).toHaveLength(FUNDING_YEARS);
      expect(sectors.filter(({ id }) => id !== null).length).toBeLessThanOrEqual(FUNDING_SECTORS);
      expect(sectors.slice(0, -1).every(({ id }) => id !== null)).toBe(true);
      const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
      for (const what of ["usd", "rounds"] as const)
        for (const [place, year] of years.entries())
          expect(total(sectors.map((sector) => sector[what][place]!))).toBe(
            total(rows.filter((one) => one.year === year).map((one) => one[what])),
          );
      expect(withoutAmount).toBe(total(rows.map((one) => one.withoutAmount)));
    }),
  );
});
