import { axe, expect, test } from "./harness.ts";

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
  await page.goto("/incubation?grant=true");
  await expect(status).toHaveText(new RegExp(`^\\d+ of ${now + soon} open or upcoming programs$`));
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

test("a program is drafted in parts, published and read in both languages", async ({ open }) => {
  const page = await open("/dashboard/programs", { as: "organizer", refusal: 400 });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Add a program/ })
    .first()
    .click();
  const saveDraft = page.getByRole("button", { name: "Save as a draft" });
  await page.getByRole("textbox", { name: "Name in English" }).fill("Beekeeping camp");
  await saveDraft.click();
  await expect(page.getByRole("combobox", { name: "Type" })).toBeFocused();
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Grant program" });
  await page.getByRole("textbox", { name: "Name in Turkish" }).fill("Arıcılık kampı");
  await saveDraft.click();
  await expect(page.getByRole("heading", { name: "Beekeeping camp", level: 1 })).toBeVisible();
  await expect(page.getByText("Ask at least one question.")).toBeVisible();
  await axe(page);

  const part = async (name: string) => {
    await page.getByRole("navigation", { name: "Parts of the program" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  };
  const save = async () => {
    await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("All changes saved.")).toBeVisible();
  };
  const choose = async (field: string, typed: string, option: string) => {
    await page.getByRole("combobox", { name: field }).fill(typed);
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await part("For whom");
  await choose("Stages", "proto", "Prototype");
  await choose("Sectors", "health", "Health");
  await choose("Technologies", "machine", "Machine learning");
  await save();
  await part("Dates");
  await page.getByLabel("Application deadline (Istanbul)").fill("2090-01-31T23:59");
  await save();
  await part("Application form");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("combobox", { name: "Kind of answer" }).selectOption({ label: "Long text" });
  await page.getByRole("textbox", { name: "Question in English" }).fill("Why bees?");
  await page.getByRole("checkbox", { name: "Hidden from jurors" }).check();
  await save();
  await part("Criteria");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Name in English" }).fill("Team");
  await page.getByRole("textbox", { name: "Weight in percent" }).fill("99");
  await expect(page.getByRole("status").getByText("The weights sum to 99. They must sum to 100.")).toBeVisible();
  await page.getByRole("textbox", { name: "Weight in percent" }).fill("100");
  await expect(page.getByText("The weights sum to 100.", { exact: true })).toBeVisible();
  await axe(page);
  await save();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The program is published.")).toBeVisible();
  const address = await page.getByRole("main").getByRole("link", { name: "View the page" }).getAttribute("href");
  const visitor = await open(address!, { locale: "tr" });
  await expect(visitor.getByRole("heading", { name: "Arıcılık kampı", level: 1 })).toBeVisible();
  await expect(visitor.getByText("31.01.2090 23:59").first()).toBeVisible();

  await page.goto("/tr/panel/programlar");
  await expect(page.getByRole("link", { name: "Düzenle: Arıcılık kampı" })).toBeVisible();
  await axe(page);
});
