import { expect, test } from "vitest";
import { parseClock, parseDay, writeClock, writeDay } from "./typed-day.ts";

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

test("days and times are written localized and read in 12 and 24 hours", () => {
  expect(writeClock("2026-12-31T23:59", "tr")).toBe("31.12.2026 23:59");
  expect(writeClock("2026-12-31T23:59", "en")).toBe("12/31/2026 11:59 PM");
  expect(writeClock("2026-01-02T00:05", "en")).toBe("01/02/2026 12:05 AM");
  expect(writeClock("tomorrow", "en")).toBe("tomorrow");
  for (const text of [
    "31.12.2026 23:59",
    "31.12.2026 23.59",
    "31122026 23:59",
    "2026-12-31T23:59",
    "31.12.2026, 11:59 pm",
  ])
    expect(parseClock(text, "tr"), text).toBe("2026-12-31T23:59");
  for (const text of ["12/31/2026 11:59 PM", "12/31/2026 11:59pm", "12/31/2026, 11:59 p.m.", "12/31/2026 23:59"])
    expect(parseClock(text, "en"), text).toBe("2026-12-31T23:59");
  expect(parseClock("12/31/2026 12 AM", "en")).toBe("2026-12-31T00:00");
  expect(parseClock("12/31/2026 12:30 PM", "en")).toBe("2026-12-31T12:30");
});

test("what is no day with a time is none", () => {
  for (const text of [
    "",
    "31.12.2026",
    "31.12.2026 24:00",
    "31.12.2026 12:60",
    "30.02.2026 10:00",
    "23:59",
    "31 12 2026",
  ])
    expect(parseClock(text, "tr"), text).toBeUndefined();
  for (const text of ["12/31/2026 13 PM", "12/31/2026 0 AM"]) expect(parseClock(text, "en"), text).toBeUndefined();
});
