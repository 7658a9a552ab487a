import { expect, test } from "vitest";
import { ART_KINDS, artAddress } from "#shared/art.ts";
import { sharedApp } from "#testing/app.ts";

const api = sharedApp();

test.each(ART_KINDS)("a %s is drawn once for all time, and the same for the same seed", async (kind) => {
  const { app } = api();
  const ask = () => app.inject(artAddress(kind, "Işık Defter"));
  const first = await ask();
  expect(first.statusCode).toBe(200);
  expect(first.headers["content-type"]).toContain("image/svg+xml");
  expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await ask()).body).toBe(first.body);
  expect((await app.inject(artAddress(kind, "Çınar"))).body).not.toBe(first.body);
});

test.each(["/art/logo/a.png", "/art/logo/%E0%A4%A.svg", "/art/poster/a.svg", `/art/logo/${"a".repeat(400)}.svg`])(
  "$0 is no picture",
  async (url) => {
    const { app } = api();
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);
