import fc from "fast-check";
import { expect, test } from "vitest";
import { initialOf, toneOf } from "./tone.ts";

test("every name has one stable tone, spread over all eight", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => /^bg-tone-[1-8]$/.test(toneOf(name))));
  const used = new Map<string, number>();
  for (let index = 0; index < 800; index++) {
    const tone = toneOf(`Girişim ${index}`);
    used.set(tone, (used.get(tone) ?? 0) + 1);
  }
  expect(used.size).toBe(8);
  expect(Math.max(...used.values())).toBeLessThan(150);
});

test("the initial is capitalised as the language does", () => {
  expect(initialOf("istanbul", "tr")).toBe("İ");
  expect(initialOf("ışık", "tr")).toBe("I");
  for (const locale of ["en", "tr"]) expect(initialOf("Işık Defter", locale)).toBe("I");
  expect(initialOf(" çelik", "tr")).toBe("Ç");
  expect(initialOf("", "en")).toBe("");
  expect([initialOf("#tag", "en"), initialOf("[x+1]", "en"), initialOf("_9", "en"), initialOf("!", "en")]).toEqual([
    "T",
    "X",
    "9",
    "!",
  ]);
});
