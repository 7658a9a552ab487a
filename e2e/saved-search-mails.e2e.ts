import { sql } from "drizzle-orm";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { axe, expect, test } from "./harness.ts";

const KEY = "0123456789abcdef".repeat(4);
const LINK = `/saved-search-mail/${KEY}`;

/** A search of the demo is mailed, and its link is known. */
async function data(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(
    sql`update saved_query set notify = 'daily', mail_key = ${KEY} where name = 'İklim girişimleri'`,
  );
  await database.close();
}
test.use({ additions: { data } });

test("the interval of mails is chosen and shown beside the saved search", async ({ open }) => {
  const page = await open("/incubation?status=closed", { as: "member" });
  await page.getByRole("link", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  await dialog.getByRole("textbox", { name: "Name of the search" }).first().fill("Programs for me");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByLabel("Edit “Programs for me”").click();
  const often = dialog.getByLabel("Email about what is new");
  await expect(often).toHaveValue("off");
  await often.selectOption("weekly");
  await axe(page);
  await dialog.getByRole("button", { name: "Apply" }).and(page.locator(":visible")).click();
  await expect(page.getByText("Emails about “Programs for me” set.")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Saved searches" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Programs for me" })).toContainText("Weekly email");
});

for (const [locale, theme, width] of [
  ["tr", "dark", 320],
  ["en", "light", 1280],
] as const)
  test(`the page that ends mails asks first: ${locale}, ${theme}, ${width}`, async ({ browser, site }) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      colorScheme: theme,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    await page.goto(`${LINK}?locale=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByText("İklim girişimleri")).toBeVisible();
    await axe(page);
    const [wide, colour] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.querySelector("main")!).backgroundColor,
    ]);
    expect([wide, colour]).toEqual([width, theme === "dark" ? "rgb(34, 28, 24)" : "rgb(255, 255, 255)"]);
    expect(refused).toEqual([]);
    await context.close();
  });

test("one press ends a search's mails; used or changed links say so", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(`${LINK}?locale=tr`);
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("button", { name: "End the emails" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No more emails" })).toBeVisible();
  await axe(page);
  await page.goto(`${LINK}?locale=tr`);
  await expect(page.getByRole("heading", { name: "E‑postalar daha önce durdurulmuş" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  const changed = await page.goto(`${LINK.slice(0, -1)}x?locale=tr`);
  expect(changed?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Bu bağlantı kayıtlı bir aramaya ait değil" })).toBeVisible();
  await axe(page);
  await page.getByRole("main").getByRole("link", { name: "Ana sayfaya dön" }).click();
  await page.waitForURL("**/tr");
  await context.close();
});
