import { expect, test } from "vitest";
import { firstColumnWidth, partsOf, widthOfNames } from "./first-column.ts";

test("an address may end a line behind its “@”, a name behind its hyphen", () => {
  expect(partsOf("nil.yalin@kovan.example")).toEqual(["nil.yalin@", "kovan.example"]);
  expect(partsOf("Ar-Ge merkezi")).toEqual(["Ar-", "Ge ", "merkezi"]);
});

test("the longest word that does not break says how wide the first column is", () => {
  const texts = ["Enerji", "Yazılım ve internet", "Biyoteknoloji"];
  expect(firstColumnWidth(240, texts, false)).toBe("min(240px, max(136px, 40vw, min(12ch + 2rem, 52vw)))");
  expect(firstColumnWidth(240, texts, true)).toContain("min(12ch + 3.25rem, 49vw)");
  expect(firstColumnWidth(240, [], false)).toContain("0ch");
});

test("names make the first column wider, up to a bound, and never narrower", () => {
  expect(widthOfNames(260, ["Petek"])).toBe(260);
  expect(widthOfNames(260, ["Uludoruk Üniversitesi Teknokent"])).toBe(326);
  expect(widthOfNames(260, ["x".repeat(200)])).toBe(420);
  expect(widthOfNames(500, ["x".repeat(200)])).toBe(500);
  expect(widthOfNames(260, [])).toBe(260);
});
