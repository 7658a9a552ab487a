import { axe, expect, shot, test } from "./harness.ts";

for (const [locale, theme, width] of [
  ["en", "light", 1280],
  ["tr", "dark", 375],
] as const)
  test(`home in ${locale}, ${theme}, at ${width} pixels`, async ({ open }) => {
    const page = await open("/", { locale, theme, width });
    expect(new URL(page.url()).pathname).toBe(locale === "en" ? "/" : "/tr");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("h1")).toHaveCount(1);
    // The six lists stand below "What's new".
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(6);
    // Six testimonials, each a caption and a name.
    await expect(page.getByRole("figure").locator("blockquote ~ figcaption")).toHaveCount(6);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await axe(page);
    await shot(page, `home-${locale}`);
  });

test("a browser that asks for Turkish is led to the Turkish home page", async ({ open }) => {
  const page = await open("/tr", { locale: "tr" });
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/tr");
});

for (const address of ["/404", "/tr/404", "/nowhere", "/tr/hicbir-yer", "/startup"])
  test(`${address} answers 404 and says so`, async ({ open }) => {
    const page = await open(address, { status: 404, locale: address.startsWith("/tr") ? "tr" : "en" });
    await expect(page.locator("h1")).toHaveText(/could not be found|bulunamadı/);
    await axe(page);
  });
