import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("files hold no formulas", () => {
  expect(
    csvOf([
      ["Ad", "Sayı"],
      ['=1+1 "x"', 3],
    ]),
  ).toBe('\uFEFF"Ad","Sayı"\r\n"\'=1+1 ""x""",3\r\n');
});
