import fc from "fast-check";
import { expect, test } from "vitest";
import { readDate } from "./dates.ts";

const FORMATS = ["yyyy-MM-dd", "dd.MM.yyyy", "d.M.yyyy", "M/d/yyyy", "yyyyMMdd"];

function write(date: string, format: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const parts: Record<string, string> = { yyyy: year, MM: month, M: `${Number(month)}`, dd: day, d: `${Number(day)}` };
  return format.replace(/yyyy|MM|M|dd|d/g, (token) => parts[token] ?? token);
}

test("what is written in a format is read in it", () => {
  const dates = fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom(...FORMATS), (date, format) => {
      const day = date.toISOString().slice(0, 10);
      expect(readDate(write(day, format), [format])).toEqual({ value: day });
    }),
  );
});

test("the first format that fits counts; no day is made up", () => {
  expect(readDate("03/04/2012", ["MM/dd/yyyy", "dd/MM/yyyy"])).toEqual({ value: "2012-03-04" });
  expect(readDate("-", ["yyyy-MM-dd"])).toEqual({ value: null });
  for (const text of ["2012", "2012-06", "2012-02-30", "0001-01-01", "#NAME?", "1000000"])
    expect(readDate(text, ["yyyy-MM-dd"]), text).toEqual({ problem: expect.any(Object) });
});

test("year columns take spreadsheet numbers; other formats no bare year", () => {
  expect(["2020", "2024.0", "2024,0"].map((text) => readDate(text, ["yyyy"]))).toEqual([
    { value: "2020-01-01" },
    { value: "2024-01-01" },
    { value: "2024-01-01" },
  ]);
  for (const text of ["20", "2020.5", "0999"])
    expect(readDate(text, ["yyyy"]), text).toEqual({ problem: expect.any(Object) });
});
