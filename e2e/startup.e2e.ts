import type { Locator } from "@playwright/test";
import { axe, expect, test } from "./harness.ts";
import { addStartups, BARE_STARTUP, LONG_NAMED } from "./startups.ts";

test.use({ additions: { data: addStartups } });

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

for (const locale of ["en", "tr"] as const)
  test(`the document is a PDF in ${locale}`, async ({ open }) => {
    const page = await open(LONG_PAGE, { locale });
    const address = await page.locator('a[href$="/pdf"]').getAttribute("href");
    const answer = await page.request.get(address!);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-disposition"]).toContain("attachment");
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
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
    for (const [seoUrl, tabs] of [
      [LONG_NAMED.seoUrl, ["", "?tab=funding", "?tab=team"]],
      [BARE_STARTUP.seoUrl, [""]],
    ] as const)
      for (const tab of tabs) {
        const page = await open(`/startup/${seoUrl}${tab}`, { theme, width });
        await axe(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${seoUrl}${tab}` })
          .toBe(width);
      }
  });

test("a nearly empty entry says how full it is and opens as its summary", async ({ open }) => {
  const page = await open(`/startup/${BARE_STARTUP.seoUrl}?tab=patents`);
  await expect(page.locator("main")).toContainText("Little information yet");
  await expect(page.locator("main nav a")).toHaveCount(1);
});

test("on a phone facts precede the text; locked values are no links", async ({ open }) => {
  const page = await open("/startup/mikro-ses", { as: "member", width: 375 });
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const facts = page.getByRole("term").filter({ hasText: "Founded" });
  expect(await top(facts)).toBeLessThan(await top(page.getByRole("heading", { name: "What they do" })));
  const tags = page.getByRole("list", { name: "Stage, sector and technologies" });
  await expect(tags.getByRole("listitem").first()).toBeVisible();
  const closed = tags.locator('a[href*="technology="]');
  await expect(closed).toHaveCount(0);
  const premium = await open("/startup/mikro-ses", { as: "premium" });
  await expect(
    premium.getByRole("list", { name: "Stage, sector and technologies" }).locator('a[href*="technology="]').first(),
  ).toBeVisible();
});

test("what nobody may see is not found", async ({ open }) => {
  await open("/startup/nobody-at-all", { status: 404 });
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
