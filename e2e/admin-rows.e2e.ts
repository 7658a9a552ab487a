import type { Page } from "@playwright/test";
import { inLocale, pathTo } from "#shared/paths.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";
import { pageStatus } from "./without-browser.ts";

const FUNDED = "/admin/management/startups?isFunded=true&state=visible";
const nameOfFirst = async (page: Page) => (await page.locator("tbody tr td").nth(1).innerText()).split("\n").at(-1)!;

async function openDrawer(page: Page, name: string) {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Investments and team" }).click();
  const drawer = page.getByRole("dialog", { name: "Investments and team" });
  await expect(drawer.getByRole("heading", { name: /^Funding rounds/ })).toBeVisible();
  return drawer;
}

test("a row opens a drawer by address, returns the focus, loses a round", async ({ open }) => {
  const page = await open(FUNDED, { as: "admin" });
  const name = await nameOfFirst(page);
  const menu = page.getByRole("button", { name: `Actions for ${name}` });
  const drawer = await openDrawer(page, name);
  await expect(page).toHaveURL(/isFunded=true&state=visible&startup=/);
  await expect(drawer.getByText(name, { exact: true })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await openDrawer(page, name);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await page.goForward();
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole("heading", { name: /^Funding rounds/ })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeFocused();
  await openDrawer(page, name);
  await drawer.getByRole("link", { name: "Edit the team" }).click();
  await page.waitForURL(/section=teammember/);

  // A round is removed after a question, and not counted any more.
  await page.goto(FUNDED);
  await openDrawer(page, name);
  const rounds = drawer.getByRole("heading", { name: /^Funding rounds/ });
  const before = Number(/\d+/.exec(await rounds.innerText())![0]);
  await drawer
    .getByRole("button", { name: /^Remove:/ })
    .first()
    .click();
  await page
    .getByRole("dialog", { name: "Are you sure you want to delete?" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(page.getByText("Deleted.", { exact: true })).toBeVisible();
  await expect(rounds).toHaveText(`Funding rounds (${before - 1})`);
  expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  const count = page.getByRole("row").filter({ hasText: name }).getByRole("cell", { includeHidden: true });
  await page.keyboard.press("Escape");
  await page.goto(`/admin/management/startups?search=${encodeURIComponent(name)}`);
  const heads = await page.getByRole("columnheader", { includeHidden: true }).allInnerTexts();
  await expect(count.nth(heads.findIndex((head) => head.startsWith("Rounds")))).toHaveText(String(before - 1));
});

test("a drawer without an answer retries; rights limit what it edits", async ({ open }) => {
  const page = await open(FUNDED, { as: "moderator", complaint: /ERR_FAILED/ });
  await page.route("**/rounds-and-team?*", (route) => route.abort());
  const name = await nameOfFirst(page);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Investments and team" }).click();
  const drawer = page.getByRole("dialog", { name: "Investments and team" });
  await expect(drawer.getByText("Investments and team could not be loaded")).toBeVisible();
  await axe(page);
  await page.unroute("**/rounds-and-team?*");
  await drawer.getByRole("button", { name: "Try again" }).click();
  await expect(drawer.getByRole("link", { name: "Edit the team" })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Edit the rounds" })).toHaveCount(0);
  await page.goto("/admin/management/startups?state=hidden");
  await openDrawer(page, await nameOfFirst(page));
  await expect(drawer.getByText("A hidden startup cannot be edited. Show it first.")).toBeVisible();
  await expect(drawer.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("a hidden profile is gone for visitors, explained to its owner, back", async ({ open, site, request }) => {
  const page = await open("/admin/management/talents?search=job-hunter%40kovan", { as: "admin" });
  const name = await nameOfFirst(page);
  const profile = (await page.locator("tbody tr").getByRole("link").first().getAttribute("href"))!;
  const act = async (action: string) => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  expect(await pageStatus(request, site, profile)).toBe(200);
  await act("Hide");
  const question = page.getByRole("dialog", { name: "Hide this profile?" });
  await axe(page);
  await question.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText(`The profile of ${name} is hidden.`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Hidden");
  expect(await pageStatus(request, site, profile)).toBe(404);
  const own = await open("/profile", { as: "job-hunter" });
  await expect(own.getByRole("heading", { name: "Your profile is hidden" })).toBeVisible();
  await axe(own);
  await act("Show");
  await expect(page.getByText(`The profile of ${name} is visible.`)).toBeVisible();
  expect(await pageStatus(request, site, profile)).toBe(200);
  await act("Open under Users");
  await page.waitForURL(/management\/users\?search=/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
});

test("typing into a table's search loses no letter; tables add entries", async ({ open }) => {
  const page = await open("/admin/management/users", { as: "admin" });
  const search = page.getByRole("searchbox", { name: "Search by name or email" });
  await search.click();
  await page.keyboard.type("ismail");
  await page.waitForURL(/search=ismail$/);
  await page.keyboard.type(" isik");
  await page.waitForURL(/search=ismail\+isik/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(search).toBeFocused();
  await page.keyboard.type(" nobody");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(search).toHaveValue("");
  await search.fill("ismail");
  await page.waitForURL(/search=ismail$/);
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.waitForURL((url) => !url.searchParams.has("search"));
  await expect(search).toBeFocused();

  // What stands for itself is added from its table.
  for (const [path, name] of [
    ["organizations", "Add an organization"],
    ["providers", "Add a service provider"],
  ] as const) {
    await page.goto(`/admin/management/${path}`);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  }
});

test("on a Turkish phone drawer, names, words and rows' forms are whole", async ({ open }) => {
  const page = await open(FUNDED, { as: "special-admin", locale: "tr", theme: "dark", width: 375 });
  await page
    .getByRole("button", { name: /için işlemler|İşlemler/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Yatırımlar ve ekip" }).click();
  const drawer = page.getByRole("dialog", { name: "Yatırımlar ve ekip" });
  await expect(drawer.getByRole("heading", { name: /^Yatırım turları/ })).toBeVisible();
  expect(await drawer.evaluate((box) => [...box.querySelectorAll("*")].every((one) => one.scrollWidth <= 375))).toBe(
    true,
  );
  await axe(page);
  await page.goto(pathTo("adminTalents", "tr"));
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await axe(page);

  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(pathTo("adminJobApplicants", "tr"));
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await axe(page);
  for (const key of ["adminInvitations", "adminTypes"] as const) {
    await page.goto(pathTo(key, "tr"));
    expect(await brokenWords(page), key).toEqual([]);
  }

  // Each kind of entry is edited from its row. A name takes two lines before it is cut.
  for (const [path, section] of [
    ["organizations", ""],
    ["providers", ""],
    ["programs", ""],
    ["jobs", ""],
    ["patents", "?section=patents"],
  ] as const) {
    await page.goto(inLocale(`/admin/management/${path}`, "?state=visible", "tr"));
    if (path === "organizations")
      expect(await page.locator("main td").getByText("Uludoruk Üniversitesi").evaluate(isWhole)).toBe(true);
    await page
      .getByRole("button", { name: /^İşlemler/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Düzenle", exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/tr/admin/") && url.search === section);
    await expect(page.getByRole("main").getByRole("textbox").first()).toBeEditable();
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pathTo("adminJobApplicants", "en"));
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await axe(page);
});

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** Words in the first column that break in their middle. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator("main tbody tr").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = document.createTreeWalker(row.children[1]!, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode())
        for (const { index, 0: word } of texts.currentNode.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );

test("the admin menu folds, filters its pages and says what waits", async ({ open }) => {
  const page = await open("/admin/management", { as: "admin" });
  const menu = page.getByRole("navigation", { name: "Admin panel" });
  const groupOf = (name: string) => menu.locator("details").filter({ has: page.locator("summary", { hasText: name }) });
  // All groups are in view, and only that of the page is open.
  await expect(menu.locator("details[open]")).toHaveCount(1);
  await expect(menu.locator("summary").last()).toBeInViewport();
  const data = groupOf("Startup management");
  await expect(data.locator("summary")).toContainText(/\d+ waiting/);
  await data.locator("summary").click();
  await expect(menu.getByRole("link", { name: /^Claimed entries \d+ waiting$/ })).toBeVisible();
  const box = menu.getByRole("searchbox", { name: "Find a page" });
  // A key that nobody types leads to it, from a field, too; the sign of the search stays that of the search.
  await expect(menu.getByText("Ctrl K")).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).not.toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await box.fill("exch");
  await expect(menu.getByRole("link")).toHaveText([/^Exchange rates/]);
  await axe(page);
  await box.fill("no such page");
  await expect(menu.getByText("No page has these words in its name.")).toBeVisible();
  await box.fill("introd");
  await menu.getByRole("link", { name: /^Introductions/ }).click();
  await page.waitForURL(/introductions/);

  const phone = await open("/tr/admin/yonetim", { as: "admin", locale: "tr", width: 375, theme: "dark" });
  const folded = phone.getByRole("navigation", { name: "Yönetim paneli" });
  await folded.locator("summary").first().click();
  await folded.getByRole("searchbox", { name: "Sayfa bul" }).fill("KURLAR");
  await expect(folded.getByRole("link")).toHaveText([/^Döviz kurları/]);
  await axe(phone);
  await folded.getByRole("link").click();
  await phone.waitForURL(/doviz-kurlari/);
});

test("the quick filters show their startups, the latest first", async ({ open }) => {
  const page = await open("/admin/management/startups", { as: "moderator" });
  const rows = page.locator("main tbody tr");
  const heads = await page.locator("main thead th").allInnerTexts();
  const cellsOf = (column: string) =>
    rows.locator(`td:nth-child(${heads.findIndex((head) => head.trim().startsWith(column)) + 1})`).allInnerTexts();
  const newest = await rows.first().innerText();
  await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
  await page.waitForURL(/sort=name/);
  await expect(rows.first()).not.toHaveText(newest);
  const quick = (name: string) =>
    page.getByRole("navigation", { name: "Quick filters" }).getByRole("link", { name, exact: true });
  const choose = async (name: string) => {
    await quick(name).click();
    await expect(quick(name)).toHaveAttribute("aria-current", "true");
  };
  // All of them are in sight, in as many lines as that takes.
  const filters = page.getByRole("navigation", { name: "Quick filters" });
  expect(await filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await choose("Latest");
  await expect(page.getByRole("list", { name: "Filters" })).toContainText("Not deleted");
  expect(await rows.first().innerText()).toBe(newest);
  const shows = async (name: string, column: string, isOne: (cell: string) => boolean) => {
    await choose(name);
    await expect(rows.first()).toBeVisible();
    const cells = (await cellsOf(column)).map((cell) => cell.trim());
    expect(
      cells.filter((cell) => !isOne(cell)),
      name,
    ).toEqual([]);
  };
  await shows("With an investment", "Rounds", (cell) => Number(cell) > 0);
  await shows("Not bot", "Source", (cell) => cell !== "Bot");
  await shows("Deleted", "Visible", (cell) => cell === "Deleted");
  const month = new Date(Date.now() - 31 * 86_400_000);
  await shows("Last 30 days", "Added", (cell) => new Date(cell) > month);
  await choose("Favorites");
  await expect(rows.first().getByRole("switch", { name: /^Edit Favorite/ })).toBeChecked();
  // The demo has none of these.
  for (const name of ["Bot", "Without an owner"]) {
    await choose(name);
    await expect(page.getByText("No matches")).toBeVisible();
  }
  await choose("From two programs");
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("checkbox", { name: "Show Startup programs" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  heads.splice(0, heads.length, ...(await page.locator("main thead th").allInnerTexts()));
  await expect.poll(async () => (await cellsOf("Startup programs")).filter((cell) => Number(cell) < 2)).toEqual([]);
});

test("the head stays while the page scrolls; a row opens at the side; a view is shared", async ({ open }) => {
  const page = await open("/admin/management/startups?state=visible&sort=name", { as: "admin" });
  const head = page.getByRole("columnheader", { name: "Name" });
  const rows = page.locator("main tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);
  // The box of the table does not scroll by itself.
  const table = page.locator("main section:has(table)");
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(head).toBeInViewport();
  const bar = (await page.locator("header").first().boundingBox())!;
  await expect.poll(async () => Math.round((await head.boundingBox())!.y)).toBe(Math.round(bar.y + bar.height));
  await page.evaluate(() => window.scrollTo(0, 0));

  // A row with all it has, then the next one, by keys alone.
  const [first, second] = [await nameOfFirst(page), await rows.nth(1).locator("td").nth(1).innerText()];
  const menu = page.getByRole("button", { name: `Actions for ${first}` });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Show all details" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: first });
  await expect(drawer.getByText("Website", { exact: true })).toBeVisible();
  expect((await drawer.boundingBox())!.x).toBeGreaterThan(0);
  await axe(page);
  await drawer.getByRole("button", { name: "Next row" }).press("Enter");
  await expect(page.getByRole("dialog", { name: second.trim().split("\n").at(-1)! })).toContainText("2 of");
  await page.getByRole("button", { name: "Previous row" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await rows
    .first()
    .locator("td")
    .nth(4)
    .click({ position: { x: 4, y: 4 } });
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");

  // Rows, order and columns are saved under a name; a moderator finds them, too.
  await page.getByRole("button", { name: "Views", exact: true }).click();
  const views = page.getByRole("dialog", { name: "Saved views of this table" });
  await expect(views.getByText("No views are saved yet.")).toBeVisible();
  await views.getByRole("textbox", { name: "Name of the view" }).fill("On the site");
  await views.getByRole("checkbox", { name: "Share with everyone who can see this table" }).check();
  await views.getByRole("button", { name: "Save this view" }).click();
  await expect(views.getByRole("link", { name: /^On the site/ })).toContainText("Shared");
  await axe(page);
  const other = await open("/tr/admin/yonetim/girisimler", {
    as: "moderator",
    locale: "tr",
    width: 375,
    theme: "dark",
  });
  await other.getByRole("button", { name: "Görünümler", exact: true }).click();
  const link = other.getByRole("link", { name: /^On the site/ });
  await expect(link).toContainText("Paylaşan:");
  await axe(other);
  await link.click();
  await other.waitForURL(/sort=name&state=visible/);
  await expect(other.getByRole("list", { name: "Filtreler" })).toContainText("Görünür");
  await views.getByRole("button", { name: "Delete the view On the site" }).click();
  await expect(views.getByText("No views are saved yet.")).toBeVisible();
});
