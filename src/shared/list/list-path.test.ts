import fc from "fast-check";
import { expect, test } from "vitest";
import { startupList } from "#features/startups/filters.ts";
import { matchPath } from "#shared/paths.ts";
import { readAddress } from "./address.ts";
import { withoutEmpty } from "./filter.ts";
import { listPath } from "./list-path.ts";

const SORTS = startupList.sorts;
const SITE = "http://site.invalid";
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5}){0,2}$/);
const states = fc.record({
  filter: fc.record(
    {
      sector: fc.uniqueArray(slug, { minLength: 1, maxLength: 3 }),
      technologies: fc.uniqueArray(slug, { minLength: 1, maxLength: 3 }),
      incorporated: fc.boolean(),
      "fundings.amountUsd": fc.record({ gte: fc.nat() }),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...SORTS),
  queryId: fc.option(fc.stringMatching(/^[0-9a-f]{24}$/), { nil: undefined }),
  page: fc.integer({ min: 1, max: 100_000 }),
});
const locales = fc.constantFrom("en" as const, "tr" as const);

test("list addresses are in the path table's language and reversible", () => {
  fc.assert(
    fc.property(states, locales, (state, locale) => {
      const { pathname, searchParams } = new URL(listPath(startupList, locale, state), SITE);
      const match = matchPath(pathname);
      expect(match).toMatchObject({ key: "startups", locale });
      const read = readAddress(startupList, match?.params["*"], searchParams);
      const { sector = [], ...rest } = state.filter;
      expect(read.segments).toEqual(sector);
      expect(withoutEmpty(read.filter)).toEqual(rest);
      expect([read.sort ?? SORTS[0], read.queryId, read.page]).toEqual([state.sort, state.queryId, state.page]);
    }),
  );
});

test("no value makes an address that leaves the list", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("..", "//evil.example", "\\evil", "?x=1", "#a", "%2e%2e", "<script>", "İIıi"),
  );
  fc.assert(
    fc.property(hostile, hostile, locales, (value, extra, locale) => {
      const filter = { sector: [value], technologies: [value] };
      const url = new URL(listPath(startupList, locale, { filter, queryId: value }, { all: extra }, [extra]), SITE);
      expect(url.origin).toBe(SITE);
      expect(url.hash).toBe("");
      expect(url.pathname).toMatch(locale === "tr" ? /^\/tr\/girisimler(\/|$)/ : /^\/startups(\/|$)/);
    }),
  );
}, 30_000);
