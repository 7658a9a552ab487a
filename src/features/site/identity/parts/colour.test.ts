import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, isReadable, tokensOf } from "./colour.ts";

test("contrast is that of the WCAG", () => {
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("a colour too close to the page or unreadable is refused", () => {
  for (const colour of ["#ffffff", "#fbf9f5", "#000000", "#16110c", "#7f7f7f"])
    expect([colour, isReadable(colour)]).toEqual([colour, false]);
  for (const colour of ["#f6b933", "#0b6b4f", "#1f4fd8", "#c8102e"])
    expect([colour, isReadable(colour)]).toEqual([colour, true]);
});

test("letters on every colour that is taken can be read", () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const colour = `#${channels.join("")}`;
      fc.pre(isReadable(colour));
      expect(contrastOf(colour, tokensOf(colour)["--color-honey-ink"]!)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
