import type { Page } from "@playwright/test";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

const ticks = (page: Page) => page.locator("main input[name=entries]:visible");
const compare = (page: Page, count: number) => page.getByRole("button", { name: `Compare ${count} side by side` });

test("ticks stay over pages and filters and open a comparison by keys", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  const first = page.getByRole("checkbox", { name: /^Compare / }).first();
  const name = (await first.getAttribute("aria-label"))!.replace("Compare ", "");
  await first.press("Space");
  await expect(page.getByRole("button", { name: "Tick one more to compare" })).toBeDisabled();
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/startups?page=2");
  await expect(page.getByRole("checkbox", { name: `Compare ${name}`, exact: true })).toHaveCount(0);
  for (const place of [0, 1, 2]) await ticks(page).nth(place).check();
  await expect(ticks(page).nth(3)).toBeDisabled();
  await expect(page.getByText("No more than 4 at a time.")).toBeVisible();
  await axe(page);
  await compare(page, 4).press("Enter");
  await page.waitForURL(/\/compare\/startups\?entries=/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  await expect(table.getByRole("columnheader").filter({ hasText: name })).toHaveCount(1);
  await axe(page);
  const address = page.url();
  await page.getByRole("link", { name: `Remove ${name}` }).click();
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  await page.goto(address);
  await expect(table.getByRole("columnheader")).toHaveCount(5);
});

test("empty, one, gone and too many entries are said", async ({ open }) => {
  const page = await open("/compare/startups", { as: "premium" });
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  await page.goto("/compare/startups?entries=mikro-ses");
  await expect(page.getByText("Tick at least one more in the list")).toBeVisible();
  await page.goto("/compare/startups?entries=mikro-ses,no-such-startup,%3Cb%3E");
  await expect(page.getByText("This entry is no longer listed.")).toHaveCount(2);
  await page.goto("/compare/startups?entries=mikro-ses,a,b,c,d");
  await expect(page.getByText("A comparison has room for 4.")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(5);
});

test("who may not see a startup does not see it in a comparison", async ({ open }) => {
  const page = await open("/startups?view=cards", { as: "premium" });
  await ticks(page).nth(0).check();
  await ticks(page).nth(1).check();
  await compare(page, 2).click();
  await page.waitForURL(/\/compare\/startups/);
  // A visitor reads what the pages of startups say to everybody.
  const { pathname, search } = new URL(page.url());
  const visitor = await open(pathname + search);
  await expect(visitor.getByRole("columnheader")).toHaveCount(3);
  await axe(visitor);
});

for (const [list, title] of [
  ["/incubation", "Programları karşılaştır"],
  ["/tech-centers", "Kurumları karşılaştır"],
] as const)
  test(`${list} is compared without scripts, in Turkish, on a phone`, async ({ open }) => {
    const page = await open(list, { as: "member", locale: "tr", width: 375, scripts: false });
    const button = page.getByRole("button", { name: "Yan yana karşılaştır" });
    await expect(button).toBeHidden();
    await ticks(page).nth(0).check();
    await ticks(page).nth(1).check();
    await button.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    const { pathname, search } = new URL(page.url());
    const english = await pageHtml(page.request, pathname + search, "en");
    expect(english.pathname).toMatch(/^\/compare\/(programs|organizations)$/);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(scrolls).toBe(false);
  });
