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
    // The six lists stand below "What's new".
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(6);
    // Six testimonials, each a caption and a name.
    await expect(page.getByRole("figure").locator("blockquote ~ figcaption")).toHaveCount(6);
    await shot(page, `home-${locale}`);
  }
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
