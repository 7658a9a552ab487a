import fc from "fast-check";
import { expect, test } from "vitest";
import { bannedWordIn } from "./banned-words.ts";

test.each([
  ["Bu bir ÇİRKİN söz", ["çirkin"], "çirkin"],
  ["cirkin!", ["ÇİRKİN"], "ÇİRKİN"],
  ["çirkinleşme", ["çirkin"], undefined],
  ["kötü, söz", ["kötü söz"], "kötü söz"],
  ["kötüsöz", ["kötü söz"], undefined],
  ["temiz", ["", " - "], undefined],
  ["", ["çirkin"], undefined],
])("%j against %j finds %j", (text, banned, expected) => expect(bannedWordIn(text, banned)).toBe(expected));

test("a word is found wherever it stands between others", () => {
  const word = fc.stringMatching(/^[a-zçğıöşüİI]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word), word, fc.array(word), (before, found, after) => {
      expect(bannedWordIn([...before, found, ...after].join(", "), [found])).toBe(found);
    }),
  );
});
