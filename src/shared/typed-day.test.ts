import { expect, test } from "vitest";
import { parseDay, writeDay } from "./typed-day.ts";

test.each([
  ["31.12.2026", "tr", "2026-12-31"],
  ["1.2.2020", "tr", "2020-02-01"],
  ["01/02/2020", "tr", "2020-02-01"],
  ["01/02/2020", "en", "2020-01-02"],
  ["31.12.2026", "en", "2026-12-31"],
  ["29022024", "tr", "2024-02-29"],
  ["12312026", "en", "2026-12-31"],
  [" 2026-12-31 ", "tr", "2026-12-31"],
  ["29.02.2023", "tr", undefined],
  ["31/12/2026", "en", undefined],
  ["2026-02-30", "en", undefined],
  ["1.2-2020", "tr", undefined],
  ["01.02.20", "tr", undefined],
  ["tomorrow", "en", undefined],
  ["", "tr", undefined],
] as const)("%o in %s is the day %s", (typed, locale, day) => {
  expect(parseDay(typed, locale)).toBe(day);
});

test.each([
  ["2026-01-31", "tr", "31.01.2026"],
  ["2026-01-31", "en", "01/31/2026"],
  ["31.1", "tr", "31.1"],
  ["", "en", ""],
] as const)("%o is written in %s as %o", (day, locale, text) => {
  expect(writeDay(day, locale)).toBe(text);
});
