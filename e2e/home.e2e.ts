import { expect, test } from "vitest";
import { open } from "./harness.ts";

test.each([
  ["en", "/"],
  ["tr", "/tr"],
] as const)("home in %s", async (locale, address) => {
  const page = await open("/", { locale });
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await page.getAttribute("html", "lang")).toBe(locale);
  expect(await page.locator("h1").count()).toBe(1);
});

test("a browser that asks for Turkish is led to the Turkish home page, once", async () => {
  const page = await open("/tr", { locale: "tr" });
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/tr");
});

test.each(["/404", "/tr/404", "/nowhere", "/tr/hicbir-yer", "/startup"])(
  "%s answers 404 and says so",
  async (address) => {
    const page = await open(address, { status: 404, locale: address.startsWith("/tr") ? "tr" : "en" });
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/could not be found|bulunamadı/);
  },
);
