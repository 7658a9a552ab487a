import fc from "fast-check";
import { expect, test } from "vitest";
import { markMatches, withInitials } from "./rules.ts";

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

test("an initial asks for people: names come before values", () => {
  const found = [{ noun: "startups", match: "value" } as const, { noun: "talents", match: "value" } as const];
  expect(withInitials("İ. Işık", found).map(({ match }) => match)).toEqual(["value", "words"]);
  expect(withInitials("Işık", found)).toEqual(found);
});
