import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

const rows = "main tbody tr";

test("a table sorts by its heads; cards are remembered, without a flash", async ({ open }) => {
  const page = await open("/startups?page=3", { as: "premium" });
  await expect(page.locator(rows)).toHaveCount(25);
  await page.getByRole("columnheader").getByRole("link", { name: "Total raised" }).click();
  await page.waitForURL("**/startups?sort=raised");
  await expect(page.getByRole("columnheader", { name: "Total raised" })).toHaveAttribute("aria-sort", "descending");
  // The bars are shares of the largest sum of the page, which stands first.
  const widths = await page
    .locator(`${rows} svg rect:last-child`)
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("width"))));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(widths[0]).toBe(44);

  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Cards" }).click();
  await expect(page.locator("main article")).toHaveCount(9);
  await expect(page).toHaveURL(/\/startups\?sort=raised$/);
  const { html } = await pageHtml(page.request, "/startups");
  expect(html.match(/<article/g)).toHaveLength(9);
  await page.reload();
  await expect(page.locator("main article")).toHaveCount(9);
  await expect(page.getByRole("button", { name: "Columns" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Table" }).click();
  await expect(page.locator(rows)).toHaveCount(25);
});

test("columns are chosen by keys, remembered, saved with a search", async ({ open }) => {
  const page = await open("/startups/health", { as: "premium" });
  const heads = () => page.getByRole("columnheader").allInnerTexts();
  await page.getByRole("button", { name: "Columns" }).press("Enter");
  const menu = page.getByRole("group", { name: "Columns of the table" });
  await axe(page);
  for (const name of ["Stage", "City", "Last round", "Employees", "Technologies"])
    await menu.getByRole("checkbox", { name }).press("Space");
  await page.getByRole("button", { name: "Show these columns" }).press("Enter");
  await expect.poll(heads).toEqual(["Startup", "Sector", "Technologies", "Total raised", "Confirmed"]);
  await expect(page).toHaveURL(/\/startups\/health$/);
  await page.getByRole("link", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/startups?columns=name,founded");
  await expect.poll(heads).toEqual(["Startup", "Founded"]);
  await expect(page).toHaveURL(/\/startups$/);
  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog
    .getByRole("link", { name: /^Health/ })
    .first()
    .click();
  await page.waitForURL("**/startups/health");
  await expect.poll(heads).toEqual(["Startup", "Sector", "Technologies", "Total raised", "Confirmed"]);
});

test("view and columns work without scripts; phones have cards", async ({ open }) => {
  const page = await open("/startups", { as: "premium", scripts: false, locale: "tr" });
  await expect(page.locator(rows)).toHaveCount(25);
  await page.getByRole("link", { name: "Kartlar" }).click();
  await expect(page.locator("main article")).toHaveCount(9);
  const phone = await open("/startups", { as: "premium", width: 375 });
  await expect(phone.locator("main article")).toHaveCount(9);
  await expect(phone.getByRole("navigation", { name: "View" })).toBeHidden();
});
