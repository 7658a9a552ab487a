import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./harness.ts";

/** Bytes after gzip of the files with this ending that the page has loaded. */
async function weight(page: Page, ending: string): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(loaded)].filter((name) => name.endsWith(ending));
  expect(files).not.toEqual([]);
  const sizes = files.map(async (file) => gzipSync(await (await page.request.get(file)).body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [address, scripts, document] of [
  ["/startups", 152, 15.0],
  ["/talents", 152, 15.0],
  ["/startup/mikro-ses", 150, 15.0],
  ["/", 153, 16.5],
] as const)
  test(`${address} is light: ${scripts} kB of scripts, 20.5 kB of styles`, async ({ open }) => {
    const page = await open(address, { as: "premium" });
    await expect.poll(() => weight(page, ".js")).toBeLessThanOrEqual(scripts * 1000);
    await expect.poll(() => weight(page, ".css")).toBeLessThanOrEqual(20_500);
    // A fresh connection brings ten packets, 14,600 bytes with the head of 950, before the browser answers (record 22).
    const [{ encodedBodySize }] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((one) => one.toJSON()),
    );
    expect(encodedBodySize).toBeLessThanOrEqual(document * 1000);
  });

test("scripts lie packed beside themselves", async ({ open }) => {
  const page = await open("/");
  const script = await page.locator('link[rel="modulepreload"][href*="/framework-"]').getAttribute("href");
  const answerAs = (encoding: string) => page.request.get(script!, { headers: { "accept-encoding": encoding } });
  const [plain, gzip, brotli] = await Promise.all(["identity", "gzip", "br"].map(answerAs));
  expect([plain, gzip, brotli].map((answer) => answer!.headers()["content-encoding"])).toEqual([
    undefined,
    "gzip",
    "br",
  ]);
  const length = (answer: typeof plain) => Number(answer!.headers()["content-length"]);
  expect(length(gzip)).toBe(gzipSync(await plain!.body(), { level: 9 }).length);
  expect(length(brotli)).toBeLessThan(length(gzip));
});

test("the form of the profile is a document of 21 kB; its long lists are whole when it works", async ({ open }) => {
  const page = await open("/profile", { as: "entrepreneur" });
  const [{ encodedBodySize }] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((one) => one.toJSON()),
  );
  expect(encodedBodySize).toBeLessThanOrEqual(21_000);
  await expect(page.getByLabel("Country", { exact: true }).first().locator("option")).toHaveCount(251);
});
