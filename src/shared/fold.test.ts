import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, foldedWords, slugOf, typedWords } from "./fold.ts";
import { FOLD_CASES } from "./fold-cases.ts";

test.each(FOLD_CASES)("fold(%j) is %j", (text, folded) => expect(fold(text)).toBe(folded));

test("folding twice changes nothing", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
});

test("a slug has only letters, digits and single dashes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => /^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u.test(slugOf(text))),
  );
  expect(slugOf("İ I ı i <b>'; drop--")).toBe("i-i-i-i-b-drop");
  expect(foldedWords("Işık, A.Ş.")).toEqual(["isik", "a", "s"]);
  expect(typedWords("IŞIL, ışıl 'kıdemli'–Kıdemli a.ş.")).toEqual(["IŞIL", "kıdemli", "a", "ş"]);
});
