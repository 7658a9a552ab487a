import { organizationCalls } from "#features/organizations/contract.ts";
import { axe, expect, interactive, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test.use({ onlyReads: true });

test("organizations are found by type and place with counts and chips", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("main").getByRole("link", { name: "Organizations", exact: true }).click();
  await page.waitForURL("**/tech-centers");
  await expect(page.locator("main article")).toHaveCount(9);
  const status = page.locator("main h1 + [role=status]");
  const before = await status.innerText();
  const choice = page.locator("label", { has: page.getByRole("checkbox", { name: /^Venture capital/i }) });
  const promised = (await choice.innerText()).match(/\d+$/)![0];
  await choice.click();
  await page.waitForURL(/\/tech-centers\/venture-capital/);
  await expect(status).toHaveText(new RegExp(`^${promised} of `));
  await page.getByRole("link", { name: /^Remove Venture capital/i }).click();
  await page.waitForURL("**/tech-centers");
  await expect(status).toHaveText(before);
});

test("what needs a package is named; what stands beside it can be used", async ({ open }) => {
  const page = await open("/tech-centers", { as: "member" });
  await interactive(page);
  const programs = page.locator("details", { has: page.locator("summary", { hasText: "Open programs" }) });
  await expect(programs.getByText(/^Premium: Program stage, Program sector/)).toBeVisible();
  await expect(programs.getByRole("radio", { name: /^Yes/ })).toBeEnabled();
});

test("cities come with one country; empty results say what to drop", async ({ open }) => {
  const page = await open("/tech-centers/turkiye");
  await expect(page.getByRole("group", { name: "City" })).toBeVisible();
  await page.goto("/tech-centers/university/turkiye/kars");
  const heading = page.getByRole("heading", { name: /^No organization matches/ });
  await expect(heading).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Without “.+”: \d+ organization/ })
    .first()
    .click();
  await expect(heading).toBeHidden();
  await expect(page.locator("main article").first()).toBeVisible();
});

for (const [theme, locale, width] of [
  ["light", "en", 1280],
  ["dark", "tr", 375],
] as const)
  test(`axe finds nothing: ${theme}, ${locale}, ${width} px`, async ({ open }) => {
    const page = await open("/tech-centers", { theme, locale, width });
    await expect(page.locator("main article")).toHaveCount(9);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await axe(page);
  });

test("all thirteen types have a page; every tab of the fullest has rows", async ({ open, site }) => {
  const page = await open("/tech-centers");
  const rowsOf = async (type: string[]) => {
    const data = { filter: { type }, pageSize: 50 };
    const answer = await page.request.post(organizationCalls.page.path, { data });
    return (await answer.json()).data.rows as { seoUrl: string; type: { name: string } }[];
  };
  const answer = await page.request.post(organizationCalls.availableValues.path, { data: { facets: ["types"] } });
  const types: string[] = (await answer.json()).data.data.types.map(({ id }: { id: string }) => id);
  expect(types).toHaveLength(13);
  const parts = new Set<string>();
  let fullest = "";
  let withoutPrograms = "";
  for (const type of types) {
    const rows = await rowsOf([type]);
    expect(rows.length, type).toBeGreaterThan(0);
    for (const { seoUrl, type: shown } of rows) {
      const html = await (await fetch(`${site.origin}/tech-center/${seoUrl}`)).text();
      expect(html, seoUrl).toContain(shown.name);
      const tabs = new Set([...html.matchAll(/\?tab=(\w+)/g)].map(([, tab]) => tab));
      const isEmpty = (tab: string) => new RegExp(`\\?tab=${tab}"[^>]*>\\w+</a>`).test(html);
      if (tabs.size === 5 && !isEmpty("programs") && !isEmpty("portfolio")) fullest = seoUrl;
      // They are there without entries, too.
      for (const tab of ["programs", "portfolio"]) expect([...tabs], seoUrl).toContain(tab);
      if (isEmpty("programs")) withoutPrograms = seoUrl;
      for (const [, heading] of html.matchAll(/<h2[^>]*>([^<]+)/g)) parts.add(heading!);
    }
  }
  for (const part of ["About", "Facilities", "Angel investment networks"]) expect([...parts]).toContain(part);
  const programsOfNone = await pageHtml(page.request, `/tech-center/${withoutPrograms}?tab=programs`);
  expect(programsOfNone.text).toContain("No program yet. The programs of this organization will be listed here.");
  await page.goto(`/tech-center/${fullest}`);
  const tabs = page.getByRole("navigation", { name: "Parts of the organization" });
  for (const [name, rows] of [
    ["Programs", "article"],
    ["Portfolio", "article"],
    ["Funding rounds", "tbody tr"],
    ["Patents", "article"],
    ["Team", "section li, .card li"],
  ] as const) {
    const tab = tabs.getByRole("link", { name: new RegExp(`^${name}`) });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").locator(rows).first(), name).toBeVisible();
    await axe(page);
  }
});

test("chip, field and address have the words that were typed", async ({ open }) => {
  const page = await open("/tr/teknoloji-merkezleri", { as: "premium", locale: "tr" });
  const field = page.getByRole("searchbox", { name: "Kelimelerle ara" });
  const chip = page.getByRole("link", { name: "Kaldır: “IŞIL kıdemli”" });
  await field.pressSequentially("IŞIL, kıdemli");
  await expect(chip).toBeVisible();
  expect(new URL(page.url()).searchParams.get("words")).toBe("IŞIL,kıdemli");
  await page.reload();
  await expect(field).toHaveValue("IŞIL kıdemli");
  await chip.click();
  await expect(field).toHaveValue("");
});

test("an empty list says what each filter costs and offers nearest names", async ({ open }) => {
  const page = await open("/tech-centers/turkiye?words=kanalbouy", { locale: "tr" });
  await expect(page.getByRole("link", { name: /olmadan: [1-9]\d* kurum/ })).toHaveCount(1);
  await expect(page.getByText("“Ülke” olmadan: 0 kurum")).toBeVisible();
  const meant = page.getByRole("navigation", { name: "Bunlardan birini mi aradınız?" });
  const short = await pageHtml(page.request, "/tech-centers?words=q", "tr");
  expect(short.text).toContain("Tek harf yalnızca tek harflik kelimeleri bulur.");
  expect(short.text).not.toContain("Bunlardan birini mi aradınız?");
  await axe(page);
  await meant.getByRole("link", { name: "Kanalboyu Hub" }).click();
  await page.waitForURL("**/tr/teknoloji-merkezi/kanalboyu-hub");
  await expect(page.locator("h1")).toHaveText("Kanalboyu Hub");
});
