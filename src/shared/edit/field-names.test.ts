import { expect, test } from "vitest";
import { fieldNames } from "./field-names.ts";

test("of a text in two languages the reader's own leads; other fields stay at their place", () => {
  const fields = { link: 1, nameEn: 1, nameTr: 1, textEn: 1, sloganEn: 1, sloganTr: 1, city: 1 };
  expect(fieldNames(fields, "en")).toEqual(Object.keys(fields));
  expect(fieldNames(fields, "tr")).toEqual(["link", "nameTr", "nameEn", "textEn", "sloganTr", "sloganEn", "city"]);
});
