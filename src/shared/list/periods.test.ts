import { expect, test } from "vitest";
import { dayOfPeriod, lengthOfRange, parsePeriod, presetRange, writePeriod } from "./periods.ts";

test.each([
  ["2024", "2024-01-01", "2024-12-31"],
  ["2.2024", "2024-02-01", "2024-02-29"],
  ["02/2023", "2023-02-01", "2023-02-28"],
  ["2024-05", "2024-05-01", "2024-05-31"],
  ["May 2024", "2024-05-01", "2024-05-31"],
  ["mayıs 2024", "2024-05-01", "2024-05-31"],
  ["AĞU 2024", "2024-08-01", "2024-08-31"],
  ["Sept. 2024", "2024-09-01", "2024-09-30"],
  ["31.05.2024", "2024-05-31", "2024-05-31"],
  ["2024-05-31", "2024-05-31", "2024-05-31"],
  ["13.2024", undefined, undefined],
  ["30.02.2024", undefined, undefined],
  ["0000", undefined, undefined],
  ["Ma 2024", undefined, undefined],
  ["Foo 2024", undefined, undefined],
  ["24", undefined, undefined],
])("%s is read as a period in either language", (typed, from, to) => {
  for (const locale of ["en", "tr"] as const)
    expect([parsePeriod(typed, "gte", locale), parsePeriod(typed, "lte", locale)]).toEqual([from, to]);
});

test("days are read and written in the form of the language", () => {
  expect(parsePeriod("05/31/2024", "gte", "en")).toBe("2024-05-31");
  expect(parsePeriod("03/04/2024", "gte", "tr")).toBe("2024-04-03");
  expect(writePeriod("2024-05-31", "gte", "tr")).toBe("31.05.2024");
  expect(writePeriod("2024-05-31", "lte", "tr")).toBe("05.2024");
  expect(writePeriod("2024-05-01", "gte", "en")).toBe("05/2024");
  expect(writePeriod("2024-12-31", "lte", "en")).toBe("2024");
});

test("a range is of years, months or days, by its shorter end", () => {
  expect(lengthOfRange({ gte: "2024-01-01" })).toBe("year");
  expect(lengthOfRange({ gte: "2024-01-01", lte: "2024-05-31" })).toBe("month");
  expect(lengthOfRange({ gte: "2024-05-31" })).toBe("day");
  expect([dayOfPeriod("2024-05", "lte"), dayOfPeriod("2024-05-01", "lte")]).toEqual(["2024-05-31", undefined]);
});

test("presets are ranges of the day, weeks from Monday to Sunday", () => {
  expect(presetRange("thisWeek", "2026-11-29")).toEqual({ gte: "2026-11-23", lte: "2026-11-29" });
  expect(presetRange("thisWeek", "2026-11-30")).toEqual({ gte: "2026-11-30", lte: "2026-12-06" });
  expect(presetRange("thisMonth", "2024-02-10")).toEqual({ gte: "2024-02-01", lte: "2024-02-29" });
  expect(presetRange("lastDays", "2026-11-27")).toEqual({ gte: "2026-08-30", lte: "2026-11-27" });
  expect(presetRange("nextDays", "2026-11-27")).toEqual({ gte: "2026-11-27", lte: "2027-02-24" });
  expect(presetRange("thisYear", "2026-11-27")).toEqual({ gte: "2026-01-01", lte: "2026-12-31" });
});
