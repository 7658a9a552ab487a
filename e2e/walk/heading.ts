import type { Auditor } from "./load.ts";

/** A page has one heading of the first level. */
export const heading: Auditor = async ({ page }) => {
  const count = await page.evaluate(() => document.querySelectorAll("h1").length);
  return count === 1 ? [] : [`has ${count} headings of the first level`];
};
