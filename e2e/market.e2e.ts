import type { Page } from "@playwright/test";
import { jobCalls } from "#features/jobs/contract.ts";
import { patentCalls } from "#features/patents/contract.ts";
import { providerCalls } from "#features/providers/contract.ts";
import { inLocale } from "#shared/paths.ts";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test.use({ onlyReads: true });

/** The first row of a list of the API that its filter takes. */
async function firstOf(page: Page, path: string, filter: object) {
  const answer = await page.request.post(path, { data: { filter } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.rows[0];
}

test("a visitor filters jobs, opens one, sees its deadline and its twin", async ({ open }) => {
  const page = await open("/job");
  await expect(page.locator("main article")).toHaveCount(9);
  const status = page.locator("main h1 + [role=status]");
  // Wages in the currency most jobs pay in.
  await page.getByRole("button", { name: "₺50,000 – ₺100,000" }).click();
  await page.waitForURL(
    ({ searchParams }) => searchParams.get("wage") === "50000-100000" && searchParams.get("wage-currency") === "try",
  );
  // The amount and its currency are one filter, and say so in everything they are told with.
  const pay = page.locator("details.filter", { has: page.getByRole("group", { name: "Monthly salary" }) });
  await expect(pay.locator("summary")).toContainText("1");
  await pay.getByRole("textbox", { name: "At least" }).fill("200000");
  await expect(pay.getByText("The first amount (₺200,000) must not be above the second (₺100,000).")).toBeVisible();
  await pay.getByRole("textbox", { name: "At least" }).fill("50000");
  await page.getByRole("link", { name: /^Remove Monthly salary/ }).click();
  await page.waitForURL("**/job");
  // Two ticks in a moment: what they leave without rows says 0 and cannot be ticked, as everything without rows.
  await page.getByRole("checkbox", { name: /^Hybrid/ }).check();
  await page.getByRole("checkbox", { name: /^Internship/ }).check();
  await page.waitForURL(/employment-type=hybrid,internship|employment-type=internship,hybrid/);
  await expect(
    page.locator("details.filter label:has(input[type=checkbox])").filter({ hasNotText: /\d$/ }),
  ).toHaveCount(0);
  await page.goto("/job");
  // With the counts of the whole list.
  await page.reload();
  const choice = page.locator("label", { has: page.getByRole("checkbox", { name: /^Hybrid/ }) });
  const promised = (await choice.innerText()).match(/\d+$/)![0];
  await choice.click();
  await page.waitForURL("**/job?employment-type=hybrid");
  await expect(status).toHaveText(new RegExp(`^${promised} of `));
  await expect(page.locator("main article").first().getByText(/^Open/)).toBeVisible();
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/job\/[a-z0-9-]+$/);
  await expect(page.getByText("Open until")).toBeVisible();
  await expect(page.getByText(/GMT\+3/)).toBeVisible();
  // Search engines load the document; browsers that followed a link are spared.
  await page.reload();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data!)).toMatchObject({ "@type": "JobPosting", hiringOrganization: { "@type": "Organization" } });
  await page.locator('header a[hreflang="tr"], header a[lang="tr"]').first().click();
  await page.waitForURL(/\/tr\/is-ilani\/[a-z0-9-]+$/);
  await expect(page.getByText("Son başvuru")).toBeVisible();
});

test("a provider's email and phone are shown after signing in", async ({ open }) => {
  const page = await open("/providers?service=legal-services");
  await expect(page.locator("main article").first()).toBeVisible();
  const { seoUrl, name } = await firstOf(page, providerCalls.page.path, { words: ["yesilirmak"] });
  await page.goto(inLocale(`/providers/${seoUrl}`, "", "tr"));
  await expect(page.locator("h1")).toHaveText(name);
  await expect(page.getByText("E‑posta ve telefon, giriş yaptıktan sonra gösterilir.")).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0);
  const member = await open(`/providers/${seoUrl}`, { as: "member" });
  await expect(member.locator(`a[href="mailto:merhaba@${seoUrl}.example"]`)).toBeVisible();
});

test("patents are found by sector and words and lead to related ones", async ({ open }) => {
  const page = await open("/patents/energy");
  await expect(page.locator("main article").first()).toBeVisible();
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/patent\/patent-detail\//);
  await expect(page.getByRole("heading", { name: "Problem it solves" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: /^TRL/ }).click();
  await page.waitForURL(/\/patents\?readiness=/);
  await expect(page.locator("main article").first()).toBeVisible();
});

for (const [theme, locale, width] of [
  ["light", "en", 1280],
  ["dark", "tr", 320],
] as const)
  test(`axe finds nothing on lists and pages: ${theme}, ${locale}, ${width} px`, async ({ open }) => {
    const page = await open("/job", { theme, locale, width });
    const job = await firstOf(page, jobCalls.page.path, {});
    const provider = await firstOf(page, providerCalls.page.path, { words: ["besinci"] });
    const patent = await firstOf(page, patentCalls.page.path, { words: ["katmanlı"] });
    const addresses = [
      "/job",
      "/job?words=nothing",
      `/job/${job.seoUrl}`,
      "/providers",
      `/providers/${provider.seoUrl}`,
      "/patents",
      `/patent/patent-detail/${patent.id}`,
    ];
    for (const address of addresses) {
      const { pathname, search } = new URL(address, page.url());
      await page.goto(inLocale(pathname, search, locale));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
      await axe(page);
    }
  });

test("jobs, providers and patents are in sitemaps, feeds and pictures", async ({ open }) => {
  const page = await open("/job");
  const job = await firstOf(page, jobCalls.page.path, {});
  const expired = await firstOf(page, jobCalls.page.path, { expired: true });
  const provider = await firstOf(page, providerCalls.page.path, {});
  const patent = await firstOf(page, patentCalls.page.path, {});
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const jobs = await textOf("/sitemap.xml?part=jobs-0");
  expect(jobs).toContain(`/job/${job.seoUrl}<`);
  expect(jobs).not.toContain(`/job/${expired.seoUrl}<`);
  expect(await textOf("/sitemap.xml?part=providers-0")).toContain(`/hizmet-saglayicilar/${provider.seoUrl}<`);
  expect(await textOf("/sitemap.xml?part=patents-0")).toContain(`/patent/patent-detail/${patent.id}<`);
  expect(await textOf("/feeds/jobs.en.atom")).toContain(`/job/${job.seoUrl}"`);
  for (const address of [`/job/${job.seoUrl}`, `/providers/${provider.seoUrl}`, `/patent/patent-detail/${patent.id}`]) {
    const { html } = await pageHtml(page.request, address);
    const [, picture] = html.match(/<meta property="og:image" content="([^"]+)"/)!;
    expect((await page.request.get(picture!.replaceAll("&amp;", "&"))).headers()["content-type"], address).toBe(
      "image/png",
    );
  }
  expect((await page.request.get("/share/patent/petek.en.png")).status()).toBe(404);
});
