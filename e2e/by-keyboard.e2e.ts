import type { Locator, Page } from "@playwright/test";
import { listPath } from "#shared/list/list-path.ts";
import type { Locale } from "#shared/locale.ts";
import { LISTS } from "#testing/lists.ts";
import { expect, test } from "./harness.ts";

/** More than stands before the content of any page. */
const MOST_TABS = 120;

/** Presses Tab until it comes to what is wanted, and then the key. */
async function pressAt(page: Page, wanted: Locator, key: string): Promise<void> {
  const isThere = () =>
    wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  for (let tabs = 0; !(await isThere()); tabs++) {
    expect(tabs, `Tab comes to ${wanted}`).toBeLessThan(MOST_TABS);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press(key);
}

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
const status = (page: Page) => page.locator("main h1 + [role=status]");
const numbers = async (page: Page) => (await status(page).innerText()).match(/\d+/g);

test.describe("by keys alone", () => {
  for (const { kind, calls } of LISTS)
    test(`${kind}: filter, twin in Turkish, chip, next page, a card and back`, async ({ open }) => {
      const { list } = calls;
      const page = await open(listPath(list, "en", { filter: {} }), { as: "premium", width: 375 });
      const whole = new URL(page.url()).pathname;
      const cards = page.locator("main article h2 a");
      await expect(cards.first()).toBeVisible();
      await pressAt(page, page.getByRole("link", { name: "Filters" }), "Enter");
      const drawer = page.getByRole("dialog", { name: "Filters" });
      await expect(drawer).toBeVisible();
      const boxes = drawer.locator("input[type=checkbox]:not(:disabled), input[type=radio]:not(:disabled)");
      await pressAt(page, boxes, "Space");
      const apply = drawer.getByRole("button", { name: /^Show \d/ });
      const promised = (await apply.innerText()).match(/\d+/)![0];
      await pressAt(page, apply, "Enter");
      await expect(drawer).toBeHidden();
      await expect(status(page)).toHaveText(new RegExp(`^${promised} of `));
      expect(await isFocusLost(page)).toBe(false);

      // The switch is in the header where there is room.
      await page.setViewportSize({ width: 1280, height: 900 });
      const [filtered, found] = [page.url(), await numbers(page)];
      const chips = page.locator("main ul[aria-label] > li > a[aria-label]");
      const before = await chips.count();
      const switchTo = async (locale: Locale) => {
        await page.locator(`header a[hreflang=${locale}]`).press("Enter");
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
      };
      await switchTo("tr");
      await expect.poll(() => numbers(page)).toEqual(found);
      await expect(chips).toHaveCount(before);
      await switchTo("en");
      await expect(page).toHaveURL(filtered);
      await page.setViewportSize({ width: 375, height: 812 });

      await pressAt(page, page.locator("main").getByRole("link", { name: /^Remove / }), "Enter");
      await page.waitForURL((url) => url.pathname === whole && !url.search);
      await expect(status(page)).not.toHaveText(/ of /);
      await expect.poll(() => isFocusLost(page)).toBe(false);
      await pressAt(page, page.locator("a[rel=next]"), "Enter");
      await page.waitForURL("**?page=2");
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SECTION");
      await pressAt(page, cards, "Enter");
      await page.waitForURL((url) => !url.pathname.startsWith(whole) || url.pathname.split("/").length > 2);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await page.waitForURL("**?page=2");
      await expect(cards.first()).toBeVisible();
    });
});
