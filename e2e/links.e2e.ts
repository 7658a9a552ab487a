import type { Page } from "@playwright/test";
import { expect } from "./expect.ts";
import { test } from "./harness.ts";

test.use({ onlyReads: true });

const about = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About us" });
/** A mark that a document loaded anew does not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test("links stay in the document; the same page adds no history", async ({ open }) => {
  const page = await open("/");
  await mark(page);
  const before = await page.evaluate(() => history.length);
  await about(page).click();
  await page.waitForURL("**/about-us");
  await expect(about(page)).toHaveAttribute("aria-current", "page");
  await about(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(new URL("/", page.url()).href);
  await expect(about(page)).not.toHaveAttribute("aria-current");
  expect(await isMarked(page)).toBe(true);
});

test("Control and middle click open another tab and leave this page", async ({ open }) => {
  const page = await open("/");
  await mark(page);
  for (const click of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), about(page).click(click)]);
    await tab.waitForURL("**/about-us");
    await tab.close();
  }
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await isMarked(page)).toBe(true);
});

test("links lead on without scripts", async ({ open }) => {
  const page = await open("/", { scripts: false });
  await about(page).click();
  await page.waitForURL("**/about-us");
  await expect(about(page)).toHaveAttribute("aria-current", "page");
});
