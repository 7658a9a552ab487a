import fc from "fast-check";
import { expect, test } from "vitest";
import { visibleText, visibleTexts } from "./visible-text.ts";

const INVISIBLE_TEXTS = [
  "\u202E",
  "\u2066",
  "\u200B",
  "\u200E",
  "\u00AD",
  "\uFEFF",
  "\u2060",
  "\u3164",
  "\u0007",
  "\u0085",
  "\u{E0041}",
];
/** Texts that need what is otherwise taken out. */
const MEANT_TEXTS = ["👩🏽‍🚀 👨‍👩‍👧", "❤️ 1️⃣", "🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "क्‍ष ක්‍ර", "葛󠄀", "İğne ıhlamur\tÇay\r\nŞeker"];

test.each(MEANT_TEXTS)("%s stays as it is", (text) => expect(visibleText(text)).toBe(text));

test("lone joiners, variants and unfinished flags are removed", () => {
  expect(["a\u200Db", "a\u200Cb", "a\uFE0F", "\u200D👩", "👩\u200D", "🏴\u{E0067}\u{E0062}x"].map(visibleText)).toEqual(
    ["ab", "ab", "a", "👩", "👩", "🏴x"],
  );
});

test("removing invisible characters leaves the text without them", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aZıŞ9 <é字\n👩", ...MEANT_TEXTS) });
  const pieces = fc.array(fc.tuple(letters, fc.constantFrom(...INVISIBLE_TEXTS)), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = visibleText(parts.map(([seen]) => seen).join(""));
      const mixed = visibleText(parts.map(([seen, hidden]) => hidden + visibleText(seen)).join(""));
      expect(visibleText(mixed)).toBe(mixed);
      expect(mixed).toBe(text);
    }),
  );
});

test("a name written by a Mac, with any space, is the same name", () => {
  const names = ["Çiğdem Gözlüğü", "İpek Şişe", "Ünal Ăx"];
  for (const name of names)
    for (const space of ["\u00A0", "\u2009", "\u202F", "\u3000"])
      expect(visibleText(name.normalize("NFD").replaceAll(" ", space))).toBe(name);
  expect(visibleText("i\u200B\u0307şleme")).toBe("işleme");
});

test("cleaning any text is idempotent and leaves no direction marks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = visibleText(text);
      expect(visibleText(clean)).toBe(clean);
      expect(clean.normalize("NFC")).toBe(clean);
      expect(clean).not.toMatch(/[\u202A-\u202E\u2060-\u2069\u200B\u200E\u200F\uFEFF]/);
    }),
  );
});

test("values of JSON keep their shape", () => {
  const file = new File(["a"], "a.pdf");
  const value = { "na\u200Bme": ["a\u202Eb", 1, null, { deep: true }], file };
  expect(visibleTexts(value)).toEqual({ name: ["ab", 1, null, { deep: true }], file });
  expect(visibleTexts(undefined)).toBeUndefined();
  const clean = { name: ["ab", { deep: "c" }] };
  expect(visibleTexts(clean)).toBe(clean);
});
