import fc from "fast-check";
import { expect, test } from "vitest";
import { distance, mayHaveMistake, mayHaveTwoMistakes } from "./typing.server.ts";

test("a mistake is looked for from three letters, two from five", () => {
  expect(["ko", "kov", "kova", "kovan"].map(mayHaveMistake)).toEqual([false, true, true, true]);
  expect(["kova", "kovan", "kovanl"].map(mayHaveTwoMistakes)).toEqual([false, true, true]);
});

test.each([
  ["voltar", "voltar", 0],
  ["voltar", "voltr", 1],
  ["voltar", "vlotar", 1],
  ["voltar", "voltax", 1],
  ["kargoloji", "karglooji", 1],
  ["kargoloji", "kaargolji", 2],
])("%s and %s are %i mistakes apart", (a, b, mistakes) => {
  expect(distance(a, b, 2)).toBe(mistakes);
  expect(distance(a, b, mistakes - 1)).toBe(Number.POSITIVE_INFINITY);
});

test("leaving out one letter is one mistake, in both directions", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,12}$/), fc.nat(), (word, at) => {
      const shorter = word.slice(0, at % word.length) + word.slice((at % word.length) + 1);
      return distance(word, shorter, 1) === 1 && distance(shorter, word, 1) === 1;
    }),
  );
});
