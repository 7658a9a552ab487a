import { expect, test } from "vitest";
import { labelOf, numberIn } from "./rules.ts";

test("a label has three digits or more, and is found as people type it", () => {
  expect([1, 31, 1234].map(labelOf)).toEqual(["K-001", "K-031", "K-1234"]);
  expect(["K-031", "k31", "k 31", " 31 "].map(numberIn)).toEqual([31, 31, 31, 31]);
  expect(["", "Kovan 3", "K-", "1234567"].map(numberIn)).toEqual([undefined, undefined, undefined, undefined]);
});
