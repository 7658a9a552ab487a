import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ART_KINDS, type ArtKind, artAddress, seedOf } from "#shared/art.ts";
import { testApp } from "#testing/app.ts";

test.each(ART_KINDS)("a %s is drawn once for all time, and the same for the same seed", async (kind) => {
  const { app } = await testApp();
  const ask = () => app.inject(artAddress(kind, "Işık Defter"));
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.headers["content-type"]).toContain("image/svg+xml");
  expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask()).body).toBe(first.body);
  expect((await app.inject(artAddress(kind, "Çınar"))).body).not.toBe(first.body);
});

test("whatever the seed, the picture is whole and holds nothing of it", async () => {
  const { app } = await testApp();
  const hostile = [
    "<script>alert(1)</script>",
    '"/><image href="//x"/>',
    "../../etc/passwd",
    "%00",
    "💥",
    "",
    "__proto__",
    "日本",
  ];
  const seeds = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), fc.constantFrom(...hostile));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<ArtKind>(...ART_KINDS), seeds, async (kind, seed) => {
      const address = artAddress(kind, seed);
      const answer = await app.inject(address);
      if (seedOf(kind, address) === undefined) return expect(answer.statusCode).toBe(404);
      expect(answer.statusCode).toBe(200);
      expect(answer.body.replace(/xmlns="[^"]*"/, "")).not.toMatch(/<script|<image|href|on\w+=|NaN|undefined/);
      expect((await sharp(Buffer.from(answer.body)).metadata()).format).toBe("svg");
    }),
    { numRuns: 60 },
  );
});

test.each(["/art/logo/a.png", "/art/logo/%E0%A4%A.svg", "/art/poster/a.svg", `/art/logo/${"a".repeat(400)}.svg`])(
  "%.40s is no picture",
  async (url) => {
    const { app } = await testApp();
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);
