import type { Page } from "@playwright/test";
import { isoDay } from "#shared/iso-day.ts";
import { LOCALES } from "#shared/locale.ts";
import { inLocale } from "#shared/paths.ts";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test.use({ onlyReads: true });

const rows = "main tbody tr";
const total = (page: Page) => page.locator("main h1 + [role=status]");

test("a tick applies at once: dimmed, in the address, undone by Back", async ({ open }) => {
  const page = await open("/startups?page=2", { as: "premium" });
  await expect(page.locator(rows)).toHaveCount(25);
  const before = await total(page).innerText();
  await expect(page.getByRole("button", { name: /^Show \d+ startups?$/ })).toBeHidden();
  const health = page.getByRole("checkbox", { name: /^Health/ });
  const promised = (await page.locator("label", { has: health }).innerText()).match(/\d+/)![0];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.data/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await health.check();
  await expect(page.locator("section[aria-busy=true]", { has: page.locator("tbody tr") })).toHaveCSS("opacity", "0.45");
  await expect(page.getByText("Loading startups …")).toBeAttached();
  answer();
  await page.waitForURL("**/startups/health");
  await expect(total(page)).toHaveText(new RegExp(`^${promised} of `));
  await expect(health).toBeFocused();
  await page.getByRole("checkbox", { name: /^Seed/ }).check();
  await page.waitForURL("**/startups/health/seed");
  await expect(page).toHaveTitle(/Health, Seed/);
  await page.goBack();
  await page.waitForURL("**/startups/health");
  await expect(page.getByRole("checkbox", { name: /^Seed/ })).not.toBeChecked();
  await page.goBack();
  await page.waitForURL("**/startups?page=2");
  await expect(total(page)).toHaveText(before);
  await expect(health).not.toBeChecked();
});

test("choices keep their places while one ticks, and are sorted when opened", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  const sectors = page.getByRole("group", { name: "Sector", exact: true }).first();
  const names = () =>
    sectors.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const height = async () => (await sectors.boundingBox())!.height;
  const before = await names();
  const heightBefore = await height();
  for (const nth of [7, 3]) {
    const value = before[nth]!;
    await sectors.getByRole("checkbox").nth(nth).check();
    await page.waitForURL((url) => url.href.includes(value));
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
    expect(await names()).toEqual(before);
  }
  const seed = page.getByRole("checkbox", { name: /^Seed/ });
  await seed.check();
  await page.waitForURL(/seed/);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  expect(await names()).toEqual(before);
  expect(await height()).toBe(heightBefore);
  // What the shorter lists leave out is counted all the same.
  await expect(sectors.locator("label", { hasText: /\d$/ })).toHaveCount(before.length);
  const first = page.locator(`input[value="${before[0]}"]`);
  const summary = page.locator("details.filter", { has: first }).first().locator("summary");
  await summary.click();
  await summary.click();
  await expect.poll(names).not.toEqual(before);
});

test("typing applies after a pause; unreadable and reversed are explained", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  const raised = page.getByRole("group", { name: "Raised in one round" });
  const least = raised.getByRole("textbox", { name: "At least" });
  await least.pressSequentially("1000");
  await page.waitForURL("**/startups?amount-usd=1000-");
  await least.pressSequentially("000");
  await page.waitForURL("**/startups?amount-usd=1000000-");
  await least.press("Enter");
  await raised.getByRole("textbox", { name: "At most" }).fill("5");
  await expect(raised.getByText("The first amount ($1,000,000) must not be above the second ($5).")).toBeVisible();
  await least.fill("abc");
  await least.blur();
  await expect(raised.getByText("“abc” is not an amount.")).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await page.waitForURL("**/startups");
  await expect(least).toHaveValue("");
  await expect(raised.getByText("“abc” is not an amount.")).toBeHidden();
  await least.pressSequentially("5m");
  await page.waitForURL("**/startups?amount-usd=5000000-");
  await least.press("Tab");
  await expect(least).toHaveValue("5,000,000");
  const isCut = (input: HTMLElement) => input.scrollWidth > input.clientWidth;
  expect(await least.evaluate(isCut)).toBe(false);
  await least.fill("");
  await page.waitForURL("**/startups");
  const founded = page.getByRole("group", { name: "Founded" });
  await founded.getByRole("textbox", { name: "From" }).fill("2015");
  await founded.getByRole("textbox", { name: "From" }).press("Enter");
  await page.waitForURL("**/startups?founded=2015-01-01..");
  await expect(page.getByRole("link", { name: "Remove Founded from 2015" })).toBeVisible();
  const inTotal = page.getByRole("group", { name: "Total raised" });
  await inTotal.getByRole("button", { name: "$1M – $10M" }).click();
  await page.waitForURL(/raised-usd=1000000-10000000/);
  await expect(page.getByRole("link", { name: /^Remove Total raised: \$1,000,000 – \$10,000,000/ })).toBeVisible();
});

test("typing during a reload stays with its focus until complete", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  const raised = page.getByRole("group", { name: "Total raised" });
  const most = raised.getByRole("textbox", { name: "At most" });
  await raised.getByRole("textbox", { name: "At least" }).pressSequentially("500000");
  await page.keyboard.press("Tab");
  // Below the minimum so far.
  await page.keyboard.type("2");
  await page.getByRole("link", { name: "Remove Total raised ≥ $500,000" }).waitFor();
  await expect(most).toBeFocused();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/startups?raised-usd=500000-2000000");
  await expect(most).toBeFocused();
  // Several at a time: only the last of them is the list.
  for (const box of [/^Artificial intelligence/, /^Seed/]) await page.getByRole("checkbox", { name: box }).click();
  const words = page.getByRole("searchbox", { name: "Search words" });
  await words.pressSequentially("an");
  await page.waitForURL(/startups\/artificial-intelligence\/seed\?.*words=an/);
  await expect(words).toBeFocused();
  await page.getByRole("link", { name: /^Remove Total raised/ }).click();
  await page.waitForURL((url) => !url.search.includes("raised"));
  await expect(most).toHaveValue("");
});

test("a shared address shows the same, and in Turkish by Turkish names", async ({ open }) => {
  const address = "/startups/health/turkiye?founded=2015-01-01..";
  const one = await open(address, { as: "premium" });
  const other = await open(address, { as: "business" });
  await expect(total(other)).toHaveText(await total(one).innerText());
  const numbers = async () => (await total(one).innerText()).match(/\d+/g);
  const english = await numbers();
  await one.goto(inLocale("/startups/health/turkiye", "?founded=2015-01-01..", "tr"));
  expect(new URL(one.url()).pathname).toBe("/tr/girisimler/saglik/turkiye");
  await expect(one.locator("h1")).toHaveText("Girişimler");
  expect(await numbers()).toEqual(english);
});

test("pages, orders and chips are links; a chip drops its filter", async ({ open }) => {
  const page = await open("/startups/health/fintech", { as: "premium" });
  await page.getByRole("link", { name: "Next" }).click();
  await page.waitForURL("**/startups/health/fintech?page=2");
  await page.getByRole("link", { name: "Remove Fintech" }).click();
  await page.waitForURL("**/startups/health");
  await page.getByRole("button", { name: "Sort: Newest first" }).click();
  await page.getByRole("menuitem", { name: "Name, A to Z" }).click();
  await page.waitForURL("**/startups/health?sort=name");
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).click();
  await page.waitForURL("**/startups?sort=name");
});

test("search engines read which startups and neighbour pages a page has", async ({ open }) => {
  const page = await open("/startups/turkiye?page=2", { as: "premium" });
  const { origin } = new URL(page.url());
  const link = (rel: string) => page.locator(`link[rel=${rel}]`);
  await expect(link("prev")).toHaveAttribute("href", `${origin}/startups/turkiye`);
  await expect(link("next")).toHaveAttribute("href", `${origin}/startups/turkiye?page=3`);
  await expect(link("canonical")).toHaveAttribute("href", `${origin}/startups/turkiye?page=2`);
  await expect(page.locator("link[hreflang=tr]")).toHaveAttribute("href", `${origin}/tr/girisimler/turkiye?page=2`);
  // Members are spared what only search engines read.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  for (const locale of LOCALES) {
    const { headLinks } = await pageHtml(page.request, "/startups/health", locale);
    for (const [hreflang, path] of [
      ["en", "/startups/health"],
      ["tr", "/tr/girisimler/saglik"],
      ["x-default", "/startups/health"],
    ])
      expect(headLinks).toContainEqual({ rel: "alternate", hreflang, href: `${origin}${path}` });
  }
  const filtered = await pageHtml(page.request, "/startups/turkiye?founded=2015-01-01..&page=2");
  expect(filtered.headLinks).toContainEqual({ rel: "canonical", href: `${origin}/startups/turkiye` });
  expect(filtered.headLinks.find(({ rel }) => rel === "prev")?.href).toMatch(/founded=2015/);
  expect(filtered.html).toContain('<meta name="robots" content="noindex"/>');
  expect(filtered.html).not.toContain('type="application/ld+json"');

  const asVisitor = await open("/talents?page=2");
  const list = JSON.parse((await asVisitor.locator('script[type="application/ld+json"]').first().textContent())!);
  expect(list).toMatchObject({ "@type": "ItemList" });
  expect(list.numberOfItems).toBeGreaterThan(18);
  const names = await asVisitor.locator("main article h2").allInnerTexts();
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(list.itemListElement[0].position).toBe(10);
});

test("the panel brings cities of one country, long lists, sections opened later", async ({ open }) => {
  const page = await open("/startups/turkiye", { as: "premium" });
  const cities = page.getByRole("group", { name: "City" });
  const countries = page.getByRole("group", { name: "Country" });
  await expect(cities.getByRole("checkbox").first()).toBeAttached();
  await countries.getByRole("checkbox", { checked: false, disabled: false }).first().check();
  await expect(cities).toHaveCount(0);
  await countries.getByRole("checkbox", { checked: true }).last().uncheck();
  await cities.getByRole("checkbox", { disabled: false }).first().check();
  await page.waitForURL(/\/startups\/turkiye\/[a-z-]+$/);

  // A long list opens to its end and can be searched.
  await page.goto("/startups");
  const sectors = page.getByRole("group", { name: "Sector", exact: true }).first();
  await sectors.getByRole("link", { name: /^Show all/ }).press("Enter");
  await expect(sectors.getByRole("searchbox")).toBeFocused();
  await sectors.getByRole("searchbox").fill("zzqxw");
  await expect(sectors.getByRole("checkbox")).toHaveCount(0);
  for (const word of ["HEALTH", "saglik"]) await sectors.getByRole("searchbox").fill(word);
  await expect(sectors.getByRole("checkbox", { name: "Health" }).first()).toBeAttached();

  // A section that is opened later brings, counts and applies its choices.
  const section = page.locator("details", { has: page.getByText("Technologies", { exact: true }) });
  await section.locator("summary").click();
  const choice = section.locator("label", { has: page.getByRole("checkbox", { disabled: false }) }).first();
  const promised = (await choice.innerText()).match(/\d+$/)![0];
  await choice.click();
  await page.waitForURL(/\/startups\?technology=[a-z-]+$/);
  await expect(total(page)).toHaveText(new RegExp(`^${promised} of `));
  await page.reload();
  await expect(section.getByRole("checkbox", { checked: true })).toHaveCount(1);
  // A section without choices under the other filters says so.
  await page.goto("/startups?words=zzqxw");
  await section.locator("summary").click();
  await expect(section.getByText("The list is empty.")).toBeVisible();
});

test("on a phone the filters are a drawer", async ({ open }) => {
  const page = await open("/startups", { as: "premium", width: 375 });
  await page.getByRole("link", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const apply = drawer.getByRole("button", { name: /^Show \d/ });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await drawer.getByRole("checkbox").last().scrollIntoViewIfNeeded();
  await drawer.evaluate((element) => element.scrollTo(0, 1000));
  await expect(drawer.getByRole("heading", { name: "Filters" })).toBeInViewport({ ratio: 1 });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await drawer.getByRole("checkbox", { name: /^Health/ }).check();
  await expect(page).toHaveURL(/\/startups$/);
  await axe(page);
  await apply.click();
  await page.waitForURL("**/startups/health");
  await expect(drawer).toBeHidden();
});

test("premium filters are locked without a package and say so in links", async ({ open }) => {
  const page = await open("/startups", { as: "member", refusal: 402 });
  await expect(page.getByText("Needs a premium package").first()).toBeAttached();
  expect((await page.goto("/startups/health/seed"))?.status()).toBe(402);
  await expect(page.locator("main")).toHaveText(/needs a premium package[\s\S]*Stage/);
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await page.waitForURL("**/startups/health");
});

test("a visitor of the list signs in on the localized home, then sees it", async ({ open }) => {
  const page = await open("/startups/health?sort=name");
  expect(new URL(page.url()).pathname).toBe("/");
  expect((await pageHtml(page.request, "/startups/health", "tr")).pathname).toBe("/tr");
  await page.getByRole("dialog").getByRole("button", { name: "premium", exact: false }).first().click();
  await page.waitForURL("**/startups/health?sort=name");
  await expect(page.locator(rows).first()).toBeAttached();
});

test("words and excluded values filter, stand in address and chip, and go", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  const name = "Rafbul";
  await page.getByRole("searchbox", { name: "Search words" }).pressSequentially(name.slice(0, 4));
  await page.waitForURL(/\?words=/);
  await expect(page.locator(`${rows} th`).filter({ hasText: name })).toHaveCount(1);
  await expect(total(page)).toHaveText(/ of /);
  await page.getByRole("link", { name: /^Remove “/ }).click();
  await page.waitForURL("**/startups");
  await expect(page.getByRole("searchbox", { name: "Search words" })).toHaveValue("");

  // A value is excluded by its button and restored by its chip.
  const all = Number((await total(page).innerText()).replace(/\D/g, ""));
  const health = page.locator("label", { has: page.getByRole("checkbox", { name: /^Health/ }) });
  const count = Number((await health.innerText()).match(/\d+$/)![0]);
  await page.getByRole("button", { name: "Not Health" }).click();
  await page.waitForURL("**/startups?not-sector=health");
  await expect(total(page)).toHaveText(new RegExp(`^${all - count} of ${all}`));
  await expect(page).not.toHaveTitle(/Health/);
  await expect(page.getByRole("button", { name: "Not Health" })).toHaveAttribute("aria-pressed", "true");
  await axe(page);
  await page.getByRole("link", { name: "Remove not Health" }).click();
  await page.waitForURL("**/startups");
  await expect(page.getByRole("button", { name: "Not Health" })).toHaveAttribute("aria-pressed", "false");
});

test("a currency goes with its amount in either order, in the chip", async ({ open }) => {
  const page = await open("/startups?open=seeking", { as: "premium" });
  const section = page.locator("details", { has: page.getByText("Seeking investment", { exact: true }) });
  await section.getByRole("checkbox", { disabled: false }).first().check();
  await page.waitForURL(/seeking=/);
  const currency = section.getByRole("combobox", { name: "Currency" });
  await expect(currency.locator("option").filter({ hasText: /\d/ })).toHaveCount(0);
  await currency.selectOption("eur");
  await section.getByRole("button", { name: "€100,000 – €1M" }).click();
  await page.waitForURL(/seeking-amount=100000-1000000&seeking-currency=eur$/);
  await expect(page.getByRole("link", { name: "Remove Sought: €100,000 – €1,000,000" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Chosen filters" }).getByText("Euro")).toHaveCount(0);
  await currency.selectOption("gbp");
  await page.waitForURL(/seeking-currency=gbp$/);
  await page.getByRole("link", { name: "Remove Sought: £100,000 – £1,000,000" }).click();
  await page.waitForURL((url) => !url.search.includes("currency") && !url.search.includes("amount"));
});

test("addresses that filter by nothing are refused with a reason and a way out", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  for (const [address, locale, reason] of [
    ["/startups?founded=yesterday..", "en", "Founded: Expected a date such as 2020-01-31."],
    ["/startups?founded=2020..2010", "tr", "Kuruluş tarihi: Bitiş, başlangıçtan önce olamaz."],
    ["/startups?page=0", "tr", "Sayfa: 1 ile 100.000 arasında bir sayı olmalı."],
    ["/startups?sort=cheapest", "en", "Sort: There is no such order."],
    ["/startups?technology=no-such-thing", "en", "Technology: “no-such-thing” is not one of its values."],
    ["/startups?seeking-amount=5-", "en", "Amount sought: It applies only together with a value of “Seeking status”"],
    ["/startups?amount-usd=abc-", "en", "Raised in one round: Expected an amount such as 250000."],
  ] as const) {
    const { text, links } = await pageHtml(page.request, address, locale, 400);
    expect(text, address).toContain(reason);
    const wayOut = links.find((link) => /^(Show the list without|Listeyi .* olmadan|Listenin|Go to)/.test(link.text));
    expect(wayOut?.href, address).toMatch(/^\/(startups|tr\/girisimler)$/);
  }
});

test("empty results, unknown address parts and pages past the end say so", async ({ open }) => {
  const page = await open("/startups/health?founded=1900-01-01..1900-12-31", { as: "premium" });
  await expect(page.locator("main h2", { hasText: "No startup matches both filters" })).toHaveCount(1);
  const way = page.getByRole("link", { name: /^Without “Founded”: \d+ startups$/ });
  const promised = (await way.innerText()).match(/\d+/)?.[0];
  await way.click();
  await expect(total(page)).toHaveText(new RegExp(`^${promised} of `));

  await page.goto("/startups/health?colour=red&utm_source=mail");
  await expect(page.getByText("This list ignores part of the address: “colour”")).toBeVisible();
  await page.goto("/startups/health?page=99999");
  await expect(page.getByRole("heading", { name: /^There is no page/ })).toBeVisible();
  await expect(page.getByText(/Page 99,999/)).toHaveCount(0);
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(page.locator(rows).first()).toBeVisible();
});

for (const [theme, locale, width] of [
  ["light", "en", 1280],
  ["dark", "tr", 1280],
  ["light", "tr", 375],
] as const)
  test(`axe finds nothing: ${theme}, ${locale}, ${width} px`, async ({ open }) => {
    const page = await open("/startups/health", { as: "premium", theme, locale, width });
    await axe(page);
  });

test("days, sub-sectors and regions of an address are shown by Turkish names", async ({ open }) => {
  const address = "/startups?founded=2015-02-01..2020-11-30";
  const page = await open(address, { as: "premium", locale: "tr" });
  const founded = page.getByRole("group", { name: "Kuruluş tarihi" });
  const from = founded.getByRole("textbox", { name: "Başlangıç" });
  await expect(from).toHaveValue("02.2015");
  await from.fill("31.02.2016");
  await from.blur();
  await expect(founded.getByText("“31.02.2016” bir tarih değil. Gün, ay ya da yıl yazın:")).toBeVisible();
  await expect(page).toHaveURL(/founded=2015-02-01\.\.2020-11-30/);
  await from.fill("2.3.2016");
  await page.waitForURL("**?founded=2016-03-02..2020-11-30");
  await from.fill("mart 2016");
  await page.waitForURL("**?founded=2016-03-01..2020-11-30");
  await from.blur();
  await expect(from).toHaveValue("03.2016");
  await expect(page.getByRole("link", { name: /03\.2016 – 11\.2020/ })).toBeVisible();
  await from.fill("01.03.2021");
  await from.blur();
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  const year = isoDay(new Date()).slice(0, 4);
  const thisYear = founded.getByRole("button", { name: "Bu yıl" });
  await thisYear.click();
  await page.waitForURL(`**?founded=${year}-01-01..${year}-12-31`);
  await expect(thisYear).toHaveAttribute("aria-pressed", "true");
  await thisYear.click();
  await page.waitForURL("**/tr/girisimler");

  // Sub-sectors and regions alone stand in panel and chips.
  await page.goto(inLocale("/startups", "?subsector=telemedicine&region=tr-34", "tr"));
  const isTicked = (group: string, name: RegExp) =>
    expect(page.getByRole("group", { name: group, exact: true }).getByRole("checkbox", { name })).toBeChecked();
  await isTicked("Alt sektör", /^Teletıp/);
  await isTicked("Bölge", /^İstanbul/);
  const chips = page.getByRole("list", { name: "Seçilen filtreler" });
  await expect(chips.getByText("Teletıp")).toBeVisible();
  await expect(chips.getByText("İstanbul")).toBeVisible();
  await expect(page).toHaveTitle(/Teletıp/);
});
