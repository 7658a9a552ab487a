import { expect, test } from "vitest";
import { axe, open, shot } from "./harness.ts";

test.each([
  ["en", "light", 1280],
  ["tr", "dark", 375],
] as const)("home in %s, %s, at %i pixels", async (locale, theme, width) => {
  const page = await open("/", { locale, theme, width });
  expect(new URL(page.url()).pathname).toBe(locale === "en" ? "/" : "/tr");
  await expect.poll(() => page.getAttribute("html", "lang")).toBe(locale);
  await expect.poll(() => page.locator("h1").count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await axe(page);
  await shot(page, `home-${locale}`);
});

test("a browser that asks for Turkish is led to the Turkish home page", async () => {
  const page = await open("/tr", { locale: "tr" });
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/tr");
});

test.each(["/404", "/tr/404", "/nowhere", "/tr/hicbir-yer", "/startup"])(
  "%s answers 404 and says so",
  async (address) => {
    const page = await open(address, { status: 404, locale: address.startsWith("/tr") ? "tr" : "en" });
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/could not be found|bulunamadı/);
    await axe(page);
  },
);
