import fc from "fast-check";
import { expect, test } from "vitest";
import { REVENUE_BANDS } from "./limits.ts";
import { publicSums, quarterBefore, quarterOf, quarterParts, sumsOf } from "./rules.ts";

test("a day is in its quarter; four quarters earlier is a year earlier", () => {
  expect(["2026-01-01", "2026-03-31", "2026-04-01", "2026-12-31"].map(quarterOf)).toEqual([
    "2026-01-01",
    "2026-01-01",
    "2026-04-01",
    "2026-10-01",
  ]);
  expect(quarterParts("2026-10-01")).toEqual({ year: 2026, number: 4 });
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const quarter = quarterOf(date.toISOString().slice(0, 10));
      const year = [1, 2, 3, 4].reduce((one) => quarterBefore(one), quarter);
      expect(year).toBe(`${Number(quarter.slice(0, 4)) - 1}${quarter.slice(4)}`);
    }),
  );
});

test("sums count each answer once, changes only where both are known", () => {
  const answer = fc.record({
    startup: fc.string(),
    teamSize: fc.nat(1000),
    revenueBand: fc.constantFrom(...REVENUE_BANDS),
    raisedUsd: fc.nat(1_000_000),
    teamBefore: fc.option(fc.nat(1000)),
  });
  fc.assert(
    fc.property(fc.array(answer), fc.array(answer), (one, other) => {
      const [first, second, both] = [sumsOf(one), sumsOf(other), sumsOf([...one, ...other])];
      expect(both.teamSize).toBe(first.teamSize + second.teamSize);
      expect(both.raisedUsd).toBe(first.raisedUsd + second.raisedUsd);
      expect(Object.values(both.bands).reduce((total, count) => total + count, 0)).toBe(one.length + other.length);
      expect(both.teamChange).toBe(first.teamChange + second.teamChange);
    }),
  );
  expect(publicSums(sumsOf([])).teamChange).toBeNull();
});

test("no figure is made of fewer than five startups, none follows from others", () => {
  const answer = (revenueBand: (typeof REVENUE_BANDS)[number], raisedUsd = 0) => ({
    startup: "",
    teamSize: 3,
    revenueBand,
    raisedUsd,
    teamBefore: 2,
  });
  const nothing = { teamSize: null, teamChange: null, raisedUsd: null, raised: null };
  const few = publicSums(sumsOf(Array.from({ length: 4 }, () => answer("to1m", 5))));
  expect(few).toMatchObject({ ...nothing, bands: { none: null, to1m: null } });
  const five = [...Array.from({ length: 4 }, () => answer("none")), answer("to1m", 250_000)];
  expect(publicSums(sumsOf(five))).toEqual({
    ...nothing,
    teamSize: 15,
    teamChange: 5,
    bands: { none: null, to10k: 0, to100k: 0, to1m: null, above1m: 0 },
  });
  const many = [...Array.from({ length: 9 }, () => answer("none", 2)), answer("to1m", 2)];
  expect(publicSums(sumsOf(many))).toMatchObject({ raisedUsd: 20, raised: 10, bands: { none: null, to1m: null } });
});
