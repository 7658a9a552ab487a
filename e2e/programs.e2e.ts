import { axe, expect, interactive, test } from "./harness.ts";

test.use({ onlyReads: true });

test("a visitor finds open and closed programs and exports a deadline", async ({ open }) => {
  const page = await open("/incubation");
  await expect(page.locator("main article").first()).toBeVisible();
  await expect(page.locator("main article").getByText("Closed", { exact: true })).toHaveCount(0);
  const status = page.locator("main h1 + [role=status]");
  const countOf = async (name: RegExp) =>
    Number((await page.locator("label", { has: page.getByRole("checkbox", { name }) }).innerText()).match(/\d+$/)![0]);
  const [now, soon, closed] = [await countOf(/^Open for/), await countOf(/^Opening soon/), await countOf(/^Closed/)];
  await expect(status).toHaveText(`${now + soon} open or upcoming programs`);
  // Keyboards come to the programs without going through the filters.
  await page.getByRole("link", { name: "Skip to the results" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Sort/ })).toBeFocused();
  await page.locator("label", { has: page.getByRole("checkbox", { name: /^Closed/ }) }).click();
  await page.waitForURL(/status=closed/);
  await expect(status).toHaveText(`${closed} of ${now + soon + closed} programs`);
  await expect(page.locator("main article").first().getByText("Closed", { exact: true })).toBeVisible();
  await page.locator("main article a").first().click();
  await page.waitForURL("**/program/**");
  await expect(page.getByText("The application deadline for this program has passed.")).toBeVisible();
  await axe(page);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  // A filter of something else leaves some of those that are open or upcoming.
  const some = new RegExp(`^\\d+ of ${now + soon} open or upcoming programs$`);
  await page.goto("/incubation?grant=true");
  await expect(status).toHaveText(some);
  await page.goto("/incubation?amount-usd=50000-100000");
  await expect(status).toHaveText(some);
  await page.goto("/incubation");
  await interactive(page);
  const deadlines = page.locator("details.filter", { has: page.locator("summary", { hasText: "Deadline" }) });
  await deadlines.locator("summary").click();
  await deadlines.getByRole("button", { name: "Next 90 days" }).click();
  await page.waitForURL(/closes=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/);
  await expect(status).toHaveText(some);
});

test("a visitor who applies signs in and comes back to the application", async ({ open }) => {
  const page = await open("/incubation?sort=closing", { locale: "tr" });
  await page.locator("main article h2 a").first().click();
  await page.waitForURL("**/tr/program/**");
  const apply = new URL(page.url()).pathname.replace("/program/", "/program-basvurusu/");
  await page.getByRole("link", { name: "Başvurmak için giriş yapın" }).click();
  await page.waitForURL("**/tr/giris?**");
  await page.getByRole("button", { name: "Girişimci" }).click();
  await page.waitForURL(`**${apply}`);
});

test("deadlines stand in Istanbul's and the visitor's time, with a calendar", async ({ open, browser, site }) => {
  const list = await open("/incubation?sort=closing");
  const address = await list.locator("main article h2 a").first().getAttribute("href");
  const calendar = await list.getByRole("link", { name: "Add deadlines to your calendar" }).getAttribute("href");
  expect(await (await list.request.get(calendar!)).text()).toMatch(
    /^BEGIN:VCALENDAR[\s\S]*SUMMARY:Application deadline/,
  );
  const context = await browser.newContext({ baseURL: site.origin, locale: "en-US", timezoneId: "Asia/Tokyo" });
  const abroad = await context.newPage();
  await abroad.goto(address!);
  await expect(abroad.getByText(/GMT\+3$/).first()).toBeVisible();
  await expect(abroad.getByText(/GMT\+9 in your time zone$/).first()).toBeVisible();
  await context.close();
});

test("a program leads to its organization, tabs, back and twin", async ({ open }) => {
  const page = await open("/incubation", { locale: "tr" });
  await page.waitForURL("**/tr/kulucka");
  await page.locator("main article a").first().click();
  await page.waitForURL("**/tr/program/**");
  await axe(page);
  await page.locator("main header a[href*='/tr/teknoloji-merkezi/']").click();
  await page.waitForURL("**/tr/teknoloji-merkezi/**");
  await page
    .getByRole("navigation", { name: "Kurumun bölümleri" })
    .getByRole("link", { name: /^Programlar/ })
    .click();
  await page.waitForURL(/tab=programs/);
  await expect(page.locator("main article").first()).toBeVisible();
  await axe(page);
  const english = page.locator("head link[rel=alternate][hreflang=en]");
  await expect(english).toHaveAttribute("href", /\/tech-center\//);
});
