import fc from "fast-check";
import { expect, test } from "vitest";
import { type StartupFilter, type StartupFilterName, startupList } from "#features/startups/filters.ts";
import { readAddress, writeAddress } from "./address.ts";
import { choicesIn, type FilterInput, withoutEmpty } from "./filter.ts";

const SORTS = startupList.sorts;
const NAMES = startupList.names as readonly StartupFilterName[];

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5}){0,2}$/);
const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: 0, max: 1e13 });
const range = <T>(end: fc.Arbitrary<T>) =>
  fc
    .record({ gte: end, lte: end }, { requiredKeys: [] })
    .filter((value) => value.gte !== undefined || value.lte !== undefined);
const values = {
  words: fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 4 }),
  choice: fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
  answer: fc.boolean(),
  dates: range(day),
  money: range(amount),
};
const filters = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, values[startupList.filters[name].kind] as fc.Arbitrary<unknown>])),
  { requiredKeys: [] },
) as fc.Arbitrary<StartupFilter>;

/** The filter that the list call makes of the segments, given that it knows their fields. */
const resolved = (filter: StartupFilter, segments: string[], read: FilterInput): StartupFilter => {
  const rest = [...segments];
  const paths = startupList.pathFields.flatMap((field) => {
    const taken = rest.splice(0, choicesIn(filter, field).length);
    return taken.length > 0 ? [[field, taken]] : [];
  });
  expect(rest).toEqual([]);
  return { ...withoutEmpty(read), ...Object.fromEntries(paths) };
};

test("what is written into an address is read from it again", () => {
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...SORTS), (filter, page, sort) => {
      const { splat, search } = writeAddress(startupList, { filter, page, sort });
      const read = readAddress(startupList, splat, new URLSearchParams(search.toString()));
      expect(resolved(filter, read.segments, read.filter)).toEqual(filter);
      expect(read.page).toBe(page);
      expect(read.sort ?? SORTS[0]).toBe(sort);
    }),
    { numRuns: 500 },
  );
});

test("addresses are short, lower-case, and read the usual forms", () => {
  const { splat, search } = writeAddress(startupList, {
    filter: {
      sector: ["Energy"],
      country: ["turkiye"],
      city: ["izmir"],
      "fundings.amountUsd": { gte: 250_000 },
      foundationDate: { gte: "2020-01-01", lte: "2021-12-31" },
    },
    page: 1,
    sort: "newest",
  });
  expect(splat).toBe("energy/turkiye/izmir");
  expect(decodeURIComponent(search.toString())).toBe("founded=2020-01-01..2021-12-31&amount-usd=250000-");
  const read = readAddress(
    startupList,
    "İzmir/IŞIK//",
    new URLSearchParams("AMOUNT-USD=-5&founded=2020-01-01&invested=true&page=x"),
  );
  expect(read.segments).toEqual(["izmir", "isik"]);
  expect(withoutEmpty(read.filter)).toEqual({
    hasInvestment: true,
    foundationDate: { gte: "2020-01-01" },
    "fundings.amountUsd": { lte: 5 },
  });
  expect(read.page).toBe(0);
});

test("years are whole; repeats, third ends and unknown orders are passed on", () => {
  const read = (query: string) => readAddress(startupList, "", new URLSearchParams(query));
  expect(read("founded=2015..2017").filter).toEqual({ foundationDate: { gte: "2015-01-01", lte: "2017-12-31" } });
  expect(read("technology=ai&technology=iot").filter).toEqual({ technologies: ["ai", "iot"] });
  expect(read("invested=true&invested=false").filter).toEqual({ hasInvestment: "true,false" });
  expect(read("amount-usd=1-2-3").filter).toEqual({ "fundings.amountUsd": { gte: 1, lte: "2-3" } });
  expect(read("founded=2015..2016..2017").filter).toEqual({
    foundationDate: { gte: "2015-01-01", lte: "2016..2017" },
  });
  expect(read("sort=cheapest").sort).toBe("cheapest");
});

test("unknown filter names are reported, tracking parameters are not", () => {
  const search = new URLSearchParams(
    "colour=red&Size=9&utm_source=mail&fbclid=x&page=2&sort=name&open=team&technology=ai",
  );
  expect(readAddress(startupList, "", search).unknown).toEqual(["colour", "size"]);
});

test("hostile values stay text for the call to refuse", () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.string()), fc.string(), (splat, others, text) => {
      for (const name of ["founded", "amount-usd", "invested", "technology", "page", "sort", "query", "__proto__"])
        readAddress(startupList, splat, new URLSearchParams({ ...others, [name]: text }));
      const known = Object.keys(readAddress(startupList, splat, new URLSearchParams(others)).filter);
      expect(known.every((name) => startupList.names.includes(name))).toBe(true);
    }),
  );
});
