import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cover, coverDates, coverMoney, moneyBucket } from "./buckets.server.ts";

const PER_DECADE = 20;
/** How often a cover takes a value: never or once. A cut and the rest of its bucket are the bucket. */
function hits(
  cover: Cover<string>,
  terms: string[],
  isIn: (from: string | undefined, to: string | undefined) => boolean,
): number {
  for (const { from, to, term, rest } of cover.cuts)
    if (rest)
      expect(Number(isIn(from, to)) + Number(isIn(rest.from, rest.to))).toBe(Number(terms.includes(term ?? "")));
  return (
    cover.terms.filter((term) => terms.includes(term)).length +
    cover.cuts.filter(({ from, to }) => isIn(from, to)).length
  );
}

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 900_000_000_000_000 }).map((cents) => cents / 100),
  fc.constantFrom(0, 1, 1.2, 250_000, 1e6, 999_999.99, 1_000_000.01, 5e6, 8e9, 1e13),
);

test("a range of amounts is covered exactly and once", () => {
  fc.assert(
    fc.property(
      fc.option(amounts, { nil: undefined }),
      fc.option(amounts, { nil: undefined }),
      amounts,
      fc.boolean(),
      (gte, lte, amount, isZeroUnknown) => {
        const bucket = moneyBucket(amount);
        const isUnknown = isZeroUnknown && amount === 0;
        const terms = isUnknown ? [] : [`amount:${bucket}`, `amountDecade:${Math.floor(bucket / PER_DECADE)}`];
        const found = hits(
          coverMoney("amount", { gte, lte }, isZeroUnknown),
          terms,
          (from, to) => Number(from) <= amount && amount <= Number(to),
        );
        const isWithin = (gte ?? 0) <= amount && amount <= (lte ?? Number.POSITIVE_INFINITY);
        expect(found).toBe(isWithin && !isUnknown ? 1 : 0);
      },
    ),
    { numRuns: 3000 },
  );
});

test("usual ranges of amounts need no rows", () => {
  for (const [gte, lte] of [
    [250_000, undefined],
    [1e6, 5e6],
    [0, 1e6],
    [100_000, 2.5e8],
    [undefined, 5e5],
  ])
    expect(coverMoney("amount", { gte, lte }).cuts).toEqual([]);
  expect(coverMoney("amount", { gte: 1e6, lte: 1e7 }).terms).toEqual(["amountDecade:6", "amount:140"]);
});

const days = fc
  .date({ min: new Date("0001-01-01"), max: new Date("2300-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysAround = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anyDay = fc.oneof(
  days,
  daysAround("1899-10-01", "1902-03-31"),
  daysAround("2098-10-01", "2101-03-31"),
  fc.constantFrom("1899-12-31", "1900-01-01", "2099-12-31", "2100-01-01", "2012-02-29"),
);

test("a range of dates is covered exactly and once", () => {
  fc.assert(
    fc.property(
      fc.option(anyDay, { nil: undefined }),
      fc.option(anyDay, { nil: undefined }),
      anyDay,
      fc.boolean(),
      (gte, lte, day, byDay) => {
        const terms = [`founded:${day.slice(0, 4)}${day.slice(5, 7)}`, `foundedYear:${day.slice(0, 4)}`];
        const cover = coverDates("founded", { gte, lte }, byDay);
        if (byDay) {
          terms.push(`foundedDay:${day.replaceAll("-", "")}`);
          expect(cover.cuts.filter((cut) => cut.term !== undefined)).toEqual([]);
        }
        const found = hits(cover, terms, (from, to) => (from ?? "") <= day && day <= (to ?? "9"));
        expect(found).toBe((gte ?? "") <= day && day <= (lte ?? "9") ? 1 : 0);
      },
    ),
    { numRuns: 3000 },
  );
});
