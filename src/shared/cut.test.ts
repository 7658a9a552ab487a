import { expect, test } from "vitest";
import { cut } from "./cut.ts";

test.each([
  ["arı", 5, "arı"],
  ["arı", 2, "ar"],
  ["arı", 0, ""],
  ["a🐝b", 2, "a"],
  ["a🐝b", 3, "a🐝"],
  ["a🐝", 3, "a🐝"],
])("%j cut to %i is %j", (text, length, expected) => expect(cut(text, length)).toBe(expected));
