import { expect, test } from "vitest";
import { fieldNames } from "./field-names.ts";

test("the reader's language comes first; other fields keep their places", () => {
  const fields = { link: 1, nameEn: 1, nameTr: 1, textEn: 1, sloganEn: 1, sloganTr: 1, city: 1 };
  expect(fieldNames(fields, "en")).toEqual(Object.keys(fields));
  expect(fieldNames(fields, "tr")).toEqual(["link", "nameTr", "nameEn", "textEn", "sloganTr", "sloganEn", "city"]);
});
