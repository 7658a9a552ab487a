import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axe, expect, test } from "./harness.ts";

const saved = async (page: Page, type: "PNG" | "SVG" | "CSV") => {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download as ${type}` }).click(),
  ]);
  return readFile(await download.path());
};

test("the comb works by keyboard, keeps its state in the address, as files", async ({ open }) => {
  const page = await open("/ecosystem-map", { as: "premium" });
  await axe(page);
  const cells = page.locator("main svg a");
  const rows = page.locator("main tbody tr");
  const count = await rows.count();
  await expect(cells).toHaveCount(count);
  await expect(page.getByText(/^\d+ startups? without a sector are not on the map\.$/)).toBeVisible();
  await cells.first().focus();
  await page.keyboard.press("ArrowRight");
  const focused = page.locator("main svg a:focus");
  await expect(focused).toHaveCount(1);
  await expect(cells.first()).not.toBeFocused();

  expect((await saved(page, "CSV")).toString().trim().split("\r\n")).toHaveLength(count + 1);
  expect((await saved(page, "SVG")).toString()).toMatch(/^<svg [\s\S]*<path/);
  expect((await saved(page, "PNG")).subarray(1, 4).toString()).toBe("PNG");

  await page.getByRole("link", { name: "Zoom in" }).click();
  await page.waitForURL("**/ecosystem-map?zoom=2");
  await page.getByLabel("Stage").selectOption({ index: 5 });
  await page.waitForURL(/zoom=2&stage=/);
  await page.goBack();
  await expect(page.getByLabel("Stage")).toHaveValue("");

  // The number of a cell is the number of the list it leads to.
  const first = rows.first();
  const promised = await first.locator("td, th").nth(1).innerText();
  await first.getByRole("link").click();
  await page.waitForURL(/\/startups\//);
  await expect(page.locator("main h1 + [role=status]")).toContainText(promised);
});

test("without a package map cells explain themselves, with one they lead on", async ({ open }) => {
  for (const address of ["/map/ecosystem-map-gov", "/ecosystem-map?stage=seed"]) {
    const visitor = await open(address);
    await expect(visitor.locator("main svg path")).not.toHaveCount(0);
    await expect(visitor.locator("main svg a, main tbody a")).toHaveCount(0);
    await expect(visitor.getByText("The lists behind these cells need a premium package.")).toBeVisible();
    await expect(visitor.getByRole("link", { name: "See the packages" })).toHaveAttribute(
      "href",
      `/static/membership-packages?returnTo=${encodeURIComponent(address)}`,
    );
  }
  const page = await open("/map/ecosystem-map-gov", { as: "premium" });
  const row = page.locator("main tbody tr").first();
  const promised = await row.locator("td, th").nth(1).innerText();
  await row.getByRole("link").click();
  await page.waitForURL(/\/startups\?/);
  await expect(page.locator("main h1 + [role=status]")).toContainText(promised);
});

test("maps of places exist in both languages; a province leads to its rows", async ({ open }) => {
  for (const locale of ["en", "tr"] as const)
    for (const path of ["/map/ecosystem-map-gov", "/map/types"]) {
      const page = await open(path, { locale });
      await expect(page.locator("main svg path")).not.toHaveCount(0);
      await axe(page);
    }
  const page = await open("/map/types");
  const row = page.locator("main tbody tr").first();
  const promised = await row.locator("td, th").nth(1).innerText();
  await row.getByRole("link").click();
  await page.waitForURL(/\/tech-centers\/turkiye\//);
  await expect(page.locator("main h1 + [role=status]")).toContainText(promised);
  // On a phone the map is on the first screen, and begins where most is.
  const phone = await open("/map/types", { locale: "tr", width: 375 });
  await expect(phone.locator("main svg text").getByText("İstanbul", { exact: true })).toBeInViewport({ ratio: 1 });
  await phone.goto("/tr/ekosistem-haritasi");
  await expect(phone.locator("main svg path").first()).toBeAttached();
  const top = await phone
    .getByRole("img", { name: "Sektörlere göre girişimler" })
    .evaluate((drawing) => drawing.getBoundingClientRect().top);
  // In the upper two thirds of a screen of 812 px.
  expect(top).toBeLessThan(541);
  // The filters are folded until they are asked for, and say how many are chosen.
  const filters = phone.getByRole("button", { name: "Filtreler" });
  const stage = phone.getByLabel("Aşama");
  await expect(stage).toBeHidden();
  await filters.click();
  await stage.selectOption({ index: 5 });
  await phone.waitForURL(/stage=/);
  await expect(filters).toHaveAccessibleName(/^Filtreler\s*1/);
});
