import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { artAddress, seedOf } from "#shared/art.ts";
import { coverSvg } from "./cover.server.ts";
import { initialsOf } from "./initials.server.ts";
import { logoSvg } from "./logo.server.ts";
import { portraitSvg } from "./portrait.server.ts";

const HOSTILE_SEEDS = [
  "<script>alert(1)</script>",
  '"/><image href="//x"/>',
  "../../etc/passwd",
  "\0",
  "💥",
  "",
  "__proto__",
  "日本",
];
const seeds = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...HOSTILE_SEEDS));

test.each([logoSvg, coverSvg, portraitSvg])(
  "%o: whatever the seed, the picture is whole and holds nothing of it",
  async (draw) => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const svg = draw(seed);
        expect(svg).toBe(draw(seed));
        expect(svg.replace(/xmlns="[^"]*"/, "")).not.toMatch(/<script|<image|href|\son\w+=|NaN|undefined/);
        expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
      }),
      { numRuns: 50 },
    );
  },
);

test("letters are those of the Turkish alphabet for any seed", () => {
  expect(initialsOf("işık defter")).toEqual(["İ", "D"]);
  expect(initialsOf("Işık çay")).toEqual(["I", "Ç"]);
  expect(initialsOf("Ångström 3D")).toEqual(["A", "3"]);
  expect(initialsOf("日本 <b>")).toEqual(["B"]);
});

test("an address gives its seed back", () => {
  for (const seed of ["Işık & Ortakları", "a/b?c#d", "100 %", "..\\..", "x.svg"])
    expect(seedOf("logo", artAddress("logo", seed))).toBe(seed);
  expect(seedOf("logo", artAddress("cover", "a"))).toBeUndefined();
  expect(seedOf("logo", "/files/logo.png")).toBeUndefined();
});
