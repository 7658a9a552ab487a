import { expect, test } from "vitest";
import { csvLine, csvOf, sheetLines } from "./csv.ts";

test("files for spreadsheets hold no formulas and begin with the mark of UTF-8", () => {
  const rows = [
    ["Ad", "Sayı"],
    ['=1+1 "x"', -3],
    ["+90 1", "-3"],
    ["@a", "\tb"],
  ];
  expect(csvOf(rows)).toBe('\uFEFFAd,Sayı\r\n"\'=1+1 ""x""",-3\r\n\'+90 1,\'-3\r\n\'@a,\'\tb\r\n');
  expect(sheetLines([["=1"]])).toBe("'=1\r\n");
});

test("lines for programs hold values as they are, between quotation marks where a reader could err", () => {
  expect(csvLine(["=1", 2, "a,b", "a;b", 'a"b', "a\nb", " a", "a ", "a b", ""])).toBe(
    '=1,2,"a,b","a;b","a""b","a\nb"," a","a ",a b,\r\n',
  );
  expect(csvLine([""])).toBe('""\r\n');
});
