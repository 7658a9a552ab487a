import fc from "fast-check";
import { expect, test } from "vitest";
import * as machine from "#shared/list/filter.ts";
import { rowOf } from "#shared/list/list.ts";
import { type StartupFilter, startupList } from "./filters.ts";

const withValue = (
  filter: StartupFilter,
  field: string,
  value: machine.FilterValue | undefined,
  isSeeking: machine.IsSeeking,
) => machine.withValue(startupList, filter, field, value, isSeeking);
const withoutOrphans = (filter: machine.Filter, isSeeking: machine.IsSeeking) =>
  machine.withoutOrphans(startupList, filter, isSeeking);
const ROUND_FIELDS = startupList.names.filter((name) => rowOf(startupList, name).child);

const isSeeking = (status: string) => status === "looking";

test("no investment or no answer clears the round filters; yes keeps them", () => {
  const rounds: StartupFilter = {
    "hasInvestment.tour": ["seed"],
    "investments.amountCurrency": ["usd"],
    "fundings.amountUsd": { gte: 5 },
    "fundings.announcedDate": { gte: "2020-01-01" },
    "investments.valuationCurrency": ["usd"],
    "fundings.premValuationUsd": { lte: 9 },
  };
  expect(Object.keys(rounds).toSorted()).toEqual([...ROUND_FIELDS].toSorted());
  const filter = { sector: ["energy"], hasInvestment: true, ...rounds };
  expect(withValue(filter, "hasInvestment", true, isSeeking)).toEqual(filter);
  expect(withValue(filter, "hasInvestment", false, isSeeking)).toEqual({ sector: ["energy"], hasInvestment: false });
  expect(withValue(filter, "hasInvestment", undefined, isSeeking)).toEqual({ sector: ["energy"] });
});

test("no support, and no answer any more, clear the supports", () => {
  const filter: StartupFilter = { hasGovernmentSupport: true, governmentSupports: ["tubitak"] };
  expect(withValue(filter, "hasGovernmentSupport", false, isSeeking)).toEqual({ hasGovernmentSupport: false });
  expect(withValue(filter, "hasGovernmentSupport", undefined, isSeeking)).toEqual({});
});

test("the amount sought goes with its currency and last seeking status", () => {
  const amount: StartupFilter = { seekingInvestmentAmount: { gte: 1 }, seekingInvestmentAmountCurrency: ["eur"] };
  const filter: StartupFilter = { investmentSeekingStatus: ["looking", "open"], ...amount };
  expect(withValue(filter, "investmentSeekingStatus", ["looking"], isSeeking)).toMatchObject(amount);
  expect(withValue(filter, "investmentSeekingStatus", ["open"], isSeeking)).toEqual({
    investmentSeekingStatus: ["open"],
  });
  expect(withValue(filter, "investmentSeekingStatus", undefined, isSeeking)).toEqual({});
});

test("a city stays with exactly one country, and goes with none or several", () => {
  const filter: StartupFilter = { country: ["turkiye"], city: ["izmir"] };
  expect(withValue(filter, "sector", ["energy"], isSeeking)).toEqual({ ...filter, sector: ["energy"] });
  expect(withValue(filter, "country", ["turkiye", "germany"], isSeeking)).toEqual({ country: ["turkiye", "germany"] });
  expect(withValue(filter, "country", undefined, isSeeking)).toEqual({});
});

test("a range keeps one end and vanishes without; others have no orphans", () => {
  expect(withValue({}, "fundings.amountUsd", { gte: 5, lte: undefined } as never, isSeeking)).toEqual({
    "fundings.amountUsd": { gte: 5 },
  });
  expect(withValue({ foundationDate: { lte: "2020-01-01" } }, "foundationDate", {}, isSeeking)).toEqual({});
  const filters = fc.record(
    {
      country: fc.array(fc.constantFrom("a", "b"), { maxLength: 2 }),
      city: fc.constant<string[]>(["c"]),
      hasInvestment: fc.boolean(),
      "fundings.amountUsd": fc.record({ gte: fc.nat() }),
      investmentSeekingStatus: fc.array(fc.constantFrom("looking", "open"), { maxLength: 2 }),
      seekingInvestmentAmount: fc.record({ lte: fc.nat() }),
      seekingInvestmentAmountCurrency: fc.constant<string[]>(["eur"]),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(filters, (filter) => {
      const once = withoutOrphans(filter, isSeeking);
      expect(withoutOrphans(once, isSeeking)).toEqual(once);
    }),
  );
});
