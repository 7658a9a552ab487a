import { expect, test } from "vitest";
import { firstColumnWidth, partsOf } from "./first-column.ts";

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
