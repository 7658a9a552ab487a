import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { BUDGETS } from "./budgets.ts";
import { expect, test } from "./harness.ts";

test.use({ onlyReads: true });

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

const SCRIPT_KILOBYTES = BUDGETS.scripts;
const LISTS = [
  "/startups",
  "/talents",
  "/tech-centers",
  "/providers",
  "/job",
  "/patents",
  "/reports",
  "/incubation",
  "/organizers",
  "/blog",
];
/** Beginnings of the addresses of rows, with the list their first one is in. */
const ROWS = [
  ["/startups", "/startup/"],
  ["/talents", "/talent/"],
  ["/tech-centers", "/tech-center/"],
  ["/providers", "/providers/"],
  ["/job", "/job/"],
  ["/patents", "/patent/patent-detail/"],
  ["/reports", "/report/"],
  ["/incubation", "/program/"],
  ["/blog", "/blog/"],
] as const;

/** No more scripts come once the page rests; what is loaded on first use is not of the page. */
async function expectLight(page: Page, scripts = SCRIPT_KILOBYTES) {
  await page.waitForLoadState("networkidle");
  expect(await weight(page, ".js"), page.url()).toBeLessThanOrEqual(scripts * 1000);
}

test(`each list is light: ${SCRIPT_KILOBYTES} kB of scripts`, async ({ open }) => {
  for (const address of LISTS) await expectLight(await open(address, { as: "premium" }));
});

test(`the page of a row is light: ${SCRIPT_KILOBYTES} kB of scripts`, async ({ open }) => {
  for (const [list, beginning] of ROWS) {
    const page = await open(list, { as: "premium" });
    const address = await page.locator(`main a[href^="${beginning}"]`).first().getAttribute("href");
    await expectLight(await open(address!, { as: "premium" }));
  }
});

for (const [address, document] of [
  ["/startups", 16.4],
  ["/talents", 15.6],
  ["/startup/mikro-ses", 15.7],
  ["/", 17.7],
] as const)
  test(`${address} is light: ${BUDGETS.homeScripts} to ${SCRIPT_KILOBYTES} kB of scripts, ${BUDGETS.styles} kB of styles`, async ({
    open,
  }) => {
    const page = await open(address, { as: "premium" });
    await expectLight(page, address === "/" ? BUDGETS.homeScripts : SCRIPT_KILOBYTES);
    expect(await weight(page, ".css")).toBeLessThanOrEqual(BUDGETS.styles * 1000);
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

const FORM_SCRIPTS = BUDGETS.formScripts;
const FORMS = [
  ["entrepreneur", "/dashboard/add-startup"],
  ["entrepreneur", "/profile/edit-startup/rafbul"],
  ["entrepreneur", "/dashboard/add-job/"],
  ["organizer", "/dashboard/add-organizer/"],
  ["provider", "/dashboard/add-provider/"],
] as const;

test(`each form of members is light: ${FORM_SCRIPTS} kB of scripts`, async ({ open }) => {
  for (const [as, address] of FORMS) await expectLight(await open(address, { as }), FORM_SCRIPTS);
});

test(`the form of the profile is a document of 23.3 kB and ${FORM_SCRIPTS} of scripts; its long lists are whole when it works`, async ({
  open,
}) => {
  const page = await open("/profile", { as: "entrepreneur" });
  const [{ encodedBodySize }] = await page.evaluate(() =>
    performance.getEntriesByType("navigation").map((one) => one.toJSON()),
  );
  expect(encodedBodySize).toBeLessThanOrEqual(23_300);
  await expectLight(page, FORM_SCRIPTS);
  await expect(page.getByLabel("Country", { exact: true }).first().locator("option")).toHaveCount(251);
});
