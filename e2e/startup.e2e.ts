import type { Locator } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { StartupDetail } from "#features/startups/detail/contract.ts";
import { LOCALES } from "#shared/locale.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";
import { addStartups, BARE_STARTUP, LONG_NAMED } from "./startups.ts";

/** The source of both has them no more. */
const addVanished = async (db: Db) => {
  await db.execute(sql`
    insert into data_source (key, name, url, licence, licence_url, attribution_en, attribution_tr)
    values ('sample', 'Örnek Liste', 'https://sample.example', 'CC', 'https://cc.example', 'By Sample', 'Örnek Liste')`);
  // One that looks for an investment, and was confirmed long ago.
  await db.execute(sql`
    update startup set investment_seeking_status_id = ${typeId("investmentSeekingStatus", "planning")},
      seeking_amount = 1200000, seeking_amount_currency_id = ${fixedId("currency/USD")}, seeking_amount_usd = 1200000,
      confirmations = '{}', confirmed_at = now() - interval '400 days' where seo_url = 'mikro-ses'`);
  await db.execute(sql`
    insert into import_row (kind, source_key, entity_id, vanished_at)
    select 'startup', 'sample:' || seo_url, id, now() from startup where seo_url in (${BARE_STARTUP.seoUrl}, ${LONG_NAMED.seoUrl})`);
};

test.use({ additions: { data: (database) => addStartups(database, addVanished) } });

const LONG_PAGE = `/startup/${LONG_NAMED.seoUrl}`;

test("a startup opens, and stays the same in the other language", async ({ open }) => {
  const page = await open(LONG_PAGE);
  await expect(page.locator("h1")).toHaveText(LONG_NAMED.name);
  await expect(page).toHaveTitle(new RegExp(LONG_NAMED.name));
  await page.locator('header a[hreflang="tr"], header a[lang="tr"]').first().click();
  await page.waitForURL(`**/tr/girisim/${LONG_NAMED.seoUrl}`);
  await expect(page.locator("h1")).toHaveText(LONG_NAMED.name);
  await expect(page.getByRole("heading", { name: "Ne yapıyorlar?" })).toBeVisible();
});

test("rounds come six a page, newest first, and the address says which", async ({ open }) => {
  const page = await open(`${LONG_PAGE}?tab=funding`);
  const dates = () => page.locator("tbody time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  const first = await dates();
  expect(first).toHaveLength(6);
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(/rounds=2/);
  await expect(page.locator("tbody time")).toHaveCount(LONG_NAMED.rounds - 6);
  const all = [...first, ...(await dates())];
  expect(all).toEqual(all.toSorted().reverse());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${LONG_PAGE}$`));
});

test("the document is a PDF in both languages", async ({ request, site: { origin } }) => {
  for (const locale of LOCALES) {
    const { links } = await pageHtml(request, origin + LONG_PAGE, locale);
    const answer = await request.get(origin + links.find(({ href }) => href.endsWith("/pdf"))!.href);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-disposition"]).toContain("attachment");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test("search engines read who it is; texts are never markup", async ({ open }) => {
  const page = await open(LONG_PAGE);
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(json!)).toMatchObject({
    "@type": "Organization",
    name: LONG_NAMED.name,
    foundingDate: "2008-02-29",
  });
  expect(JSON.parse(json!).slogan).toContain("</script>");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(picture!)).headers()["content-type"]).toBe("image/png");
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  const rel = await page.locator("a[target=_blank]").evaluateAll((all) => all.map((one) => one.getAttribute("rel")));
  expect(new Set(rel)).toEqual(new Set(["nofollow noopener"]));
});

for (const [theme, width] of [
  ["light", 1280],
  ["dark", 375],
] as const)
  test(`a startup's page has no barrier and no overflow, ${theme}, ${width} px`, async ({ open }) => {
    const page = await open("/", { theme, width });
    for (const [seoUrl, tabs] of [
      [LONG_NAMED.seoUrl, ["", "?tab=funding", "?tab=team"]],
      [BARE_STARTUP.seoUrl, [""]],
    ] as const)
      for (const tab of tabs) {
        await page.goto(`/startup/${seoUrl}${tab}`);
        await axe(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${seoUrl}${tab}` })
          .toBe(width);
      }
  });

test("a nearly empty entry says how full it is; what nobody may see is not found", async ({ open }) => {
  const page = await open(`/startup/${BARE_STARTUP.seoUrl}?tab=patents`);
  expect((await page.request.get("/startup/nobody-at-all")).status()).toBe(404);
  await expect(page.locator("main")).toContainText("Little information yet");
  await expect(page.locator("main nav a")).toHaveCount(1);
});

test("on a phone the text precedes the facts; locked values are no links", async ({ open }) => {
  const page = await open("/startup/mikro-ses", { as: "member", width: 375 });
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const about = await top(page.getByRole("heading", { name: "What they do" }));
  expect(await top(page.getByRole("term").filter({ hasText: "Founded" }))).toBeLessThan(about);
  expect(await top(page.getByRole("term").filter({ hasText: "Incorporated" }))).toBeGreaterThan(about);
  const tags = page.getByRole("list", { name: "Fields and technologies" });
  await expect(tags.getByRole("listitem").first()).toBeVisible();
  const closed = tags.locator('a[href*="technology="]');
  await expect(closed).toHaveCount(0);
  const premium = await open("/startup/mikro-ses", { as: "premium" });
  await expect(
    premium.getByRole("list", { name: "Fields and technologies" }).locator('a[href*="technology="]').first(),
  ).toBeVisible();
});

test("a startup's page says each of its facts once", async ({ open }) => {
  for (const [seoUrl, locale] of [
    ["raf-gunlugu", "en"],
    ["mikro-ses", "en"],
    ["mikro-ses", "tr"],
  ] as const) {
    const page = await open(`/startup/${seoUrl}`, { locale });
    const answer = await page.request.get(`/apiStartup/Startups/${seoUrl}`, { headers: { "accept-language": locale } });
    const { data } = (await answer.json()) as { data: StartupDetail };
    const named = [
      data.sector,
      data.stage,
      data.location.city,
      data.location.country,
      data.employeeCount,
      data.operatingStatus,
      data.investmentSeekingStatus,
      data.legalForm,
      ...data.technologies,
      ...data.subSectors,
      ...data.revenueModels,
      ...data.businessModels,
    ];
    // A number of employees is also another number of the page.
    const facts = [...named.map((value) => value?.name), data.legalName].filter(
      (fact) => typeof fact === "string" && fact.length > 2,
    ) as string[];
    expect(facts.length).toBeGreaterThan(5);
    // The startups at the end have facts of their own.
    const own = page.locator("main > *:not([aria-labelledby=similar])");
    for (const fact of facts) await expect(own.getByText(fact, { exact: true }), `${seoUrl} ${fact}`).toHaveCount(1);
    for (const often of [/as of/i, /itibarıyla/, /Confirmed longer ago/, /Daha önce onaylananlar/])
      expect(await own.getByText(often).count(), `${seoUrl} ${often}`).toBeLessThanOrEqual(1);
  }
});

test("on paper there are name and facts without controls or cut tables", async ({ open }) => {
  const page = await open(`${LONG_PAGE}?tab=funding`, { theme: "dark", width: 794 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("header").first()).toContainText("Kovan");
  for (const control of ["search", "header button", "header a.button", "main nav", "footer"])
    await expect(page.locator(control).filter({ visible: true }), control).toHaveCount(0);
  const cut = await page.evaluate(() => {
    const widest = document.documentElement.clientWidth;
    return [...document.querySelectorAll("th, td")]
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > widest)
      .map((cell) => cell.textContent);
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toMatch(/oklch\(0\.[0-3]/);
});

test("an admin keeps or removes what vanished from its source", async ({ open }) => {
  const visitor = await open(`/tr/girisim/${BARE_STARTUP.seoUrl}`, { locale: "tr", refusal: 404 });
  const page = await open("/tr/admin/yonetim/kaybolanlar", { as: "admin", locale: "tr" });
  const row = (name: string) => page.locator("tbody tr", { hasText: name });
  await axe(page);
  const menuOf = (name: string) => row(name).getByRole("button", { name: /^İşlemler: / });
  await menuOf(LONG_NAMED.name).click();
  await page.getByRole("menuitem", { name: "Kalsın" }).click();
  await expect(row(LONG_NAMED.name).getByRole("link", { name: "Kalıyor" })).toBeVisible();
  await menuOf(BARE_STARTUP.name).click();
  await page.getByRole("menuitem", { name: "Kaldır" }).click();
  const question = page.getByRole("dialog", { name: "Kaldırılsın mı?" });
  await expect(question).toContainText(BARE_STARTUP.name);
  await axe(page);
  await question.getByRole("button", { name: "Kaldır" }).click();
  await expect(page.getByText(`Kaldırıldı: ${BARE_STARTUP.name}.`).first()).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: BARE_STARTUP.name })).toHaveCount(0);
});
