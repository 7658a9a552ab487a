import { expect, test } from "vitest";
import { axe, open, withData } from "./harness.ts";
import { addStartups, BARE, LONG } from "./startups.ts";

withData(addStartups);

const LONG_PAGE = `/startup/${LONG.seoUrl}`;

test("a startup opens, and stays the same in the other language", async () => {
  const page = await open(LONG_PAGE);
  await expect.poll(() => page.locator("h1").textContent()).toBe(LONG.name);
  await expect.poll(() => page.title()).toContain(LONG.name);
  await page.locator('header a[hreflang="tr"], header a[lang="tr"]').first().click();
  await page.waitForURL(`**/tr/girisim/${LONG.seoUrl}`);
  await expect.poll(() => page.locator("h1").textContent()).toBe(LONG.name);
  await expect.poll(() => page.locator("h2").first().textContent()).toBe("Ne yapıyorlar?");
});

test("rounds come six a page, newest first, and the address says which", async () => {
  const page = await open(`${LONG_PAGE}?tab=funding`);
  const dates = () => page.locator("tbody time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  const first = await dates();
  expect(first).toHaveLength(6);
  await page.locator('a[rel="next"]').click();
  await page.waitForURL(/rounds=2/);
  await expect.poll(async () => (await dates()).length).toBe(LONG.rounds - 6);
  const all = [...first, ...(await dates())];
  expect(all).toEqual(all.toSorted().reverse());
  await expect
    .poll(() => page.locator('link[rel="canonical"]').getAttribute("href"))
    .toMatch(new RegExp(`${LONG_PAGE}$`));
});

test.each(["en", "tr"] as const)("the document is a PDF in %s", async (locale) => {
  const page = await open(LONG_PAGE, { locale });
  const address = await page.locator('a[href$="/pdf"]').getAttribute("href");
  const answer = await page.request.get(address!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("search engines read who it is; texts are never markup", async () => {
  const page = await open(LONG_PAGE);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json!)).toMatchObject({ "@type": "Organization", name: LONG.name, foundingDate: "2008-02-29" });
  expect(JSON.parse(json!).slogan).toContain("</script>");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(picture!)).headers()["content-type"]).toBe("image/png");
  await expect.poll(() => page.locator('a[href^="javascript:"]').count()).toBe(0);
  const rel = await page.locator("a[target=_blank]").evaluateAll((all) => all.map((one) => one.getAttribute("rel")));
  expect(new Set(rel)).toEqual(new Set(["nofollow noopener"]));
});

test.each([
  ["light", 1280],
  ["dark", 375],
] as const)("axe finds nothing, %s at %i px, and nothing is wider than the window", async (theme, width) => {
  for (const [seoUrl, tabs] of [
    [LONG.seoUrl, ["", "?tab=funding", "?tab=team"]],
    [BARE.seoUrl, [""]],
  ] as const)
    for (const tab of tabs) {
      const page = await open(`/startup/${seoUrl}${tab}`, { theme, width });
      await axe(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${seoUrl}${tab}` })
        .toBe(width);
    }
});

test("an entry with next to nothing says how full it is, and opens as its summary", async () => {
  const page = await open(`/startup/${BARE.seoUrl}?tab=patents`);
  await expect.poll(() => page.locator("main").textContent()).toContain("There is little here yet");
  await expect.poll(() => page.locator("main nav a").count()).toBe(1);
});

test("what nobody may see is not found", async () => {
  await open("/startup/nobody-at-all", { status: 404 });
});
