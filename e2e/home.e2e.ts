import { expect, shot, test } from "./harness.ts";

test.use({ onlyReads: true });

test("the home page has six lists and six testimonials in both languages", async ({ open }) => {
  const page = await open("/");
  for (const [locale, address] of [
    ["en", "/"],
    ["tr", "/tr"],
  ] as const) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const lists = page.getByRole("region", { name: locale === "en" ? "What’s new" : "Neler oluyor?" });
    await expect(lists.getByRole("heading", { level: 3 })).toHaveCount(6);
    // Six testimonials, each a caption and a name.
    await expect(page.getByRole("figure").locator("blockquote ~ figcaption")).toHaveCount(6);
    await shot(page, `home-${locale}`);
  }
});

test("the week and the money lead to their rows, and need no script", async ({ open, site, browser }) => {
  const page = await open("/");
  const week = page.getByRole("region", { name: "This week" });
  const first = week.getByRole("listitem").first();
  await expect(first.getByText(/^Open, /)).toBeVisible();
  const program = await first.getByRole("link").first().innerText();
  await first.getByRole("link", { name: `Apply: ${program}` }).click();
  await expect(page).toHaveURL(/\/login\?.*apply-program/);

  const plain = await (
    await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, locale: "tr" })
  ).newPage();
  await plain.goto("/tr");
  const money = plain.getByRole("region", { name: "Para nereye gitti?" });
  await expect(money.getByRole("figure", { name: "Sektöre ve yıla göre alınan yatırım" })).toBeVisible();
  await money.getByText("Tur", { exact: true }).click();
  await expect(money.getByRole("figure", { name: "Sektöre ve yıla göre yatırım turları" })).toBeVisible();
  await expect(money.getByRole("figure", { name: "Sektöre ve yıla göre alınan yatırım" })).toBeHidden();
  await money.getByText("Tablo olarak göster").filter({ visible: true }).click();
  const row = money.getByRole("row").filter({ visible: true }).nth(1);
  const sector = await row.getByRole("rowheader").innerText();
  const rounds = (await row.getByRole("cell").allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
  await expect(money.getByRole("listitem").filter({ hasText: sector }).filter({ visible: true })).toContainText(
    String(rounds),
  );
  const year = money.getByRole("link", { name: /^2026: .* tur$/ }).filter({ visible: true });
  await year.focus();
  await plain.keyboard.press("Enter");
  await expect(plain).toHaveURL(/returnTo=%2Ftr%2Fgirisimler%3Fannounced%3D2026-01-01/);
  await plain.context().close();
});

test("a browser that asks for Turkish is led to the Turkish home page", async ({ open }) => {
  const page = await open("/tr", { locale: "tr" });
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/tr");
});

test("an address of no page answers 404 and says so", async ({ site, request }) => {
  for (const address of ["/404", "/tr/404", "/nowhere", "/tr/hicbir-yer", "/startup"]) {
    const answer = await request.get(site.origin + address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toMatch(/<h1[^>]*>[^<]*(could not be found|bulunamadı)/);
  }
});
