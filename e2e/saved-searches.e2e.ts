import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";
import { saveQuery } from "#features/startups/contract.ts";
import { axe, expect, signIn, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

const KEY = "0123456789abcdef".repeat(4);
const LINK = `/saved-search-mail/${KEY}`;

/** A search of the demo is mailed, and its link is known. */
async function data({ db }: Database): Promise<void> {
  await db.execute(sql`update saved_query set notify = 'daily', mail_key = ${KEY} where name = 'İklim girişimleri'`);
}
test.use({ additions: { data } });

const total = (page: Page) => page.locator("main h1 + [role=status]");
const chips = (page: Page) => page.getByRole("list", { name: "Selected filters" });

test("a search is saved, opened, shown as a chip, renamed, deleted", async ({ open }) => {
  const page = await open("/startups/health/seed?sort=name", { as: "premium", refusal: 409 });
  const before = (await total(page).textContent())!;
  await page.getByRole("link", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  const name = dialog.getByRole("textbox", { name: "Name of the search" }).first();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Health, Seed");
  await name.fill("İklim girişimleri");
  await axe(page);
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog.getByText("You already have a saved search with this name.")).toBeVisible();
  await name.fill("Health, <b>seed</b>");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("“Health, <b>seed</b>” saved.")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByRole("link", { name: "Health, <b>seed</b> Health · Seed · Name, A to Z" }).click();
  await page.waitForURL(/\/startups\/health\/seed\?sort=name$/);
  await expect(chips(page).getByRole("link", { name: "Remove Seed" })).toBeVisible();
  await expect(total(page)).toHaveText(before);

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByLabel("Edit “Health, <b>seed</b>”").click();
  await dialog.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last().fill("Sağlık");
  await dialog.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await expect(dialog.getByRole("link", { name: /^Sağlık/ })).toBeVisible();
  await dialog.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await axe(page);
  await expect(
    dialog.getByText("Are you sure you want to delete? This operation cannot be undone!").and(page.locator(":visible")),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await expect(page.getByText("Search deleted.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Sağlık/ })).toHaveCount(0);
  await expect(dialog.getByRole("link")).toHaveCount(2);
});

test("without scripts a search is saved, renamed and deleted by plain forms", async ({ open }) => {
  const page = await open("/startups/fintech", { as: "business", scripts: false, refusal: 409 });
  await page.getByRole("link", { name: "Save search" }).click();
  await page.waitForURL("**/startups/fintech?saved=1");
  const name = page.getByRole("textbox", { name: "Name of the search" }).first();
  await name.fill("Health, subscription");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("You already have a saved search with this name.")).toBeVisible();
  await expect(name).toHaveValue("Health, subscription");
  await name.fill("Money matters");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("link", { name: /^Money matters/ })).toBeVisible();
  await page.getByLabel("Edit “Money matters”").click();
  const rename = page.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last();
  await rename.fill("Money");
  await page.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await page.getByLabel("Edit “Money”", { exact: true }).click();
  await page.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await page.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await expect(page.getByRole("link", { name: /^Money/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Fintech that raised/ })).toHaveCount(1);
});

test("empty, missing and unreadable searches lead to the complete list", async ({ open }) => {
  const page = await open("/", { as: "premium" });
  const headers = { authorization: `Bearer ${await signIn(page.context(), "premium")}` };
  // Of an "or" no filter can be taken away.
  const before = (value: string) => ({ fieldName: "foundationDate", operator: "lte", value });
  const rule = { condition: "or", isRootRule: true, rules: [before("1800-12-31"), before("1700-12-31")] };
  const data = { name: "Petek 1900", rule };
  const saved = await page.request.post(saveQuery.path, { headers, data });
  expect(saved.status()).toBe(200);
  const { id } = (await saved.json()).data;
  await page.goto(`/startups?queryId=${id}`);
  await expect(page.getByText("Nothing matches the saved search “Petek 1900” at the moment.")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/all 0|0 filters/);
  await axe(page);
  await page.getByRole("link", { name: "All startups" }).click();
  await expect(page.locator("main tbody tr").first()).toBeVisible();

  // Addresses of no search, and words of a path that mean nothing, are refused with a way out that keeps the rest.
  for (const [address, status, reason, way] of [
    ["/startups?queryId=nonsense", 400, "Invalid queryId", "/startups"],
    ["/startups?queryId=0123456789abcdef01234567", 404, "This saved search no longer exists", "/startups"],
    ["/startups/health/no-such-word", 404, "“no-such-word”", "/startups/health"],
  ] as const) {
    const { text, links } = await pageHtml(page.request, address, "en", status);
    expect(text, address).toContain(reason);
    expect(links, address).toContainEqual({ href: way, text: "Show the list without it" });
  }
});

test("a saved search of organizations is not shown for startups", async ({ open }) => {
  const page = await open("/tech-centers/venture-capital", { as: "member", locale: "tr" });
  await expect(page.locator("h1")).toHaveText("Kurumlar");
  await page.getByRole("link", { name: "Aramayı kaydet" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Aramanın adı").fill("Sermaye");
  await dialog.getByRole("button", { name: "Aramayı kaydet" }).click();
  await expect(page.getByText("“Sermaye” araması kaydedildi.")).toBeVisible();
  await page.getByRole("link", { name: "Kayıtlı aramalar" }).click();
  await expect(dialog.getByRole("link", { name: /^Sermaye/ })).toBeVisible();
  await page.goto("/startups?saved=1");
  await expect(page.getByText("Saved searches").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sermaye/ })).toHaveCount(0);
});

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

test("the page that ends mails asks first, ends them at a press, and says so", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  for (const [locale, colorScheme, width] of [
    ["en", "light", 1280],
    ["tr", "dark", 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${LINK}?locale=${locale}`);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByText("İklim girişimleri")).toBeVisible();
    await axe(page);
    const [wide, colour] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      getComputedStyle(document.querySelector("main")!).backgroundColor,
    ]);
    expect([wide, colour]).toEqual([width, colorScheme === "dark" ? "rgb(34, 28, 24)" : "rgb(255, 255, 255)"]);
  }
  expect(refused).toEqual([]);

  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("button", { name: "End the emails" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No more emails" })).toBeVisible();
  await axe(page);
  // Used and changed links say so.
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
