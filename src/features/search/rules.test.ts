import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedMistakes, isWithin, markMatches } from "./rules.ts";

test("one mistake is clear from five letters, two from nine", () => {
  expect(["kova", "kovan", "kovanlik", "kovanlari"].map(allowedMistakes)).toEqual([0, 1, 1, 2]);
});

test.each([
  ["voltar", "voltr", 1],
  ["voltar", "vlotar", 1],
  ["voltar", "voltax", 1],
  ["kargoloji", "karglooji", 1],
  ["kargoloji", "kaargolji", 2],
])("%s and %s are %i mistakes apart", (a, b, mistakes) => {
  expect(isWithin(mistakes, a, b)).toBe(true);
  expect(isWithin(mistakes - 1, a, b)).toBe(false);
});

test("leaving out one letter is one mistake, in both directions", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,12}$/), fc.nat(), (word, at) => {
      const shorter = word.slice(0, at % word.length) + word.slice((at % word.length) + 1);
      return isWithin(1, word, shorter) && isWithin(1, shorter, word);
    }),
  );
});

test("matched beginnings of words are marked, Turkish letters or not", () => {
  expect(markMatches("Işık Defter", "isik def")).toEqual([
    { text: "Işık", matched: true },
    { text: " ", matched: false },
    { text: "Def", matched: true },
    { text: "ter", matched: false },
  ]);
  expect(markMatches("<b>Kovan", "x")).toEqual([{ text: "<b>Kovan", matched: false }]);
});

test("marking loses nothing of the name", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string(),
      (name, search) =>
        markMatches(name, search)
          .map((part) => part.text)
          .join("") === name,
    ),
  );
});
