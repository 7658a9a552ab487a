import { expect, test } from "vitest";
import { readDate } from "./dates.ts";
import { readLooseDay } from "./loose-days.ts";

test.each([
  ["2015", "2015-01-01"],
  ["ca. 2015", "2015-01-01"],
  ["yaklaşık 2015", "2015-01-01"],
  ["2021-03", "2021-03-01"],
  ["03/2021", "2021-03-01"],
  ["12.2020", "2020-12-01"],
  ["31.12.19", "2019-12-31"],
  ["31/12/98", "1998-12-31"],
  ["12/31/19", "2019-12-31"],
  ["5-Mar-21", "2021-03-05"],
  ["5 Mart 21", "2021-03-05"],
  ["Mar-21", "2021-03-01"],
  ["Ara-20", "2020-12-01"],
  // These may be read in two ways, or are in no calendar.
  ["01/02/20", undefined],
  ["Mar 21", undefined],
  ["13/2021", undefined],
  ["2021-13", undefined],
  ["31.02.19", undefined],
  ["0999", undefined],
  ["2015 civarı", undefined],
])("a list that writes %s means %s", (text, day) => expect(readLooseDay(text)).toBe(day));

test("a profile that says how days are written is taken at its word", () => {
  expect(readDate("2015", ["yyyy-MM-dd"])).toEqual({ problem: expect.any(Object) });
  expect(readDate("2015", ["yyyy-MM-dd"], true)).toEqual({ value: "2015-01-01" });
});
