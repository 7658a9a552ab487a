import fc from "fast-check";
import { expect, test } from "vitest";
import { type StartupFilterName, startupList } from "#features/startups/filters.ts";
import type { FilterValue } from "./filter.ts";
import { boundName, filterOfForm } from "./form-filter.ts";
import type { FilterKind } from "./list.ts";

const NAMES = startupList.names as readonly StartupFilterName[];
const form = (fields: [string, string][]) => new URLSearchParams(fields);

test("panel fields become a filter with numbers in the reader's notation", () => {
  const fields: [string, string][] = [
    ["apply", "1"],
    ["sector", "health"],
    ["sector", "fintech,energy"],
    ["stage", ""],
    ["incorporated", "false"],
    ["patents", ""],
    [boundName("foundationDate", "gte"), "2020-01-31"],
    [boundName("fundings.amountUsd", "gte"), "1.234,5"],
    [boundName("fundings.amountUsd", "lte"), " "],
  ];
  expect(filterOfForm(startupList, form(fields), "tr")).toEqual({
    sector: ["health", "fintech", "energy"],
    incorporated: false,
    foundationDate: { gte: "2020-01-31" },
    "fundings.amountUsd": { gte: 1234.5 },
  });
});

test("years are whole years, and what cannot be read is not dropped", () => {
  const fields: [string, string][] = [
    [boundName("foundationDate", "lte"), "2020"],
    [boundName("fundings.amountUsd", "gte"), "abc"],
  ];
  expect(filterOfForm(startupList, form(fields), "en")).toEqual({
    foundationDate: { lte: "2020-12-31" },
    "fundings.amountUsd": { gte: "abc" },
  });
});

test("any form yields known filters of their kinds, none empty", () => {
  const names = NAMES.flatMap((name) => [name, boundName(name, "gte"), boundName(name, "lte")]);
  const name = fc.oneof(fc.constantFrom(...names, "__proto__", "constructor", "sort"), fc.string());
  const field = fc.tuple(name, fc.oneof(fc.string(), fc.constantFrom("true", "1e999", "-1", "İ", "null")));
  fc.assert(
    fc.property(fc.array(field, { maxLength: 30 }), fc.constantFrom("en", "tr"), (fields, locale) => {
      const filter = filterOfForm(startupList, form(fields as [string, string][]), locale as "en" | "tr");
      for (const known of Object.keys(filter)) expect(NAMES).toContain(known);
      for (const known of NAMES) expectFits(startupList.filters[known].kind, filter[known]);
    }),
  );
});

function expectFits(kind: FilterKind, value: FilterValue | undefined): void {
  if (value === undefined) return;
  if (Array.isArray(value))
    expect([kind, value.length > 0 && !value.includes("")]).toEqual([kind === "words" ? kind : "choice", true]);
  else if (typeof value === "boolean") expect(kind).toBe("answer");
  else {
    const ends = Object.values(value);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(typeof end === "string" || (kind === "money" && Number.isFinite(end))).toBe(true);
  }
}
