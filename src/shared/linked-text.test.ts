import fc from "fast-check";
import { expect, test } from "vitest";
import { linked } from "./linked-text.ts";

test("addresses in texts become links without closing punctuation", () => {
  expect(linked("Bakın: https://bal.example/a?b=1. Ya da (http://petek.example).")).toEqual([
    { text: "Bakın: " },
    { text: "https://bal.example/a?b=1", address: "https://bal.example/a?b=1" },
    { text: ". Ya da (" },
    { text: "http://petek.example", address: "http://petek.example" },
    { text: ")." },
  ]);
  expect(linked("javascript:alert(1) ftp://x")).toEqual([{ text: "javascript:alert(1) ftp://x" }]);
});

test("no sign of a text is lost or added", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(" ", "\n", ". "))), (pieces) => {
      const text = pieces.join("");
      expect(
        linked(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
