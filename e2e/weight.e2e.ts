import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./harness.ts";

// Scripts and styles are weighed by the walk, `walk/weight.ts`.
test.use({ onlyReads: true });

/** Bytes of the page's document as they came, packed. */
const documentBytes = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry!.encodedBodySize;
  });

/** Kilobytes of documents: a connection brings ten packets, 14,600 bytes with the head of 950, before the browser answers (record 22). */
const DOCUMENT_BUDGETS: readonly [address: string, kilobytes: number][] = [
  ["/", 24.8],
  // A table of 25 rows; cards, nine of them, after it.
  ["/startups", 21.4],
  ["/startups?view=cards", 17.5],
  ["/talents", 15.6],
  ["/startup/mikro-ses", 17.5],
];

test("documents of the home page, lists and a startup are light", async ({ open }) => {
  const page = await open("/", { as: "premium" });
  for (const [address, kilobytes] of DOCUMENT_BUDGETS) {
    await page.goto(address);
    expect(await documentBytes(page), address).toBeLessThanOrEqual(kilobytes * 1000);
  }
});

test("the form of the profile is a document of 24.3 kB; its long lists come whole", async ({ open }) => {
  const page = await open("/profile", { as: "entrepreneur" });
  expect(await documentBytes(page)).toBeLessThanOrEqual(24_300);
  await expect(page.getByLabel("Country", { exact: true }).first().locator("option")).toHaveCount(251);
});

test("scripts lie packed beside themselves", async ({ site, request }) => {
  const document = await (await request.get(site.origin)).text();
  const script = document.match(/<link rel="modulepreload" href="([^"]*\/framework-[^"]*)"/)![1]!;
  const answerAs = (encoding: string) =>
    request.get(site.origin + script, { headers: { "accept-encoding": encoding } });
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
