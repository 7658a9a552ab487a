import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { COMPACT_FROM, formatMoney } from "#shared/format.ts";
import { inLocale } from "#shared/paths.ts";
import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test.use({ onlyReads: true });

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
  // The address is there before the page is drawn for it.
  await expect(page.getByRole("link", { name: "Zoom out" })).not.toHaveAttribute("aria-disabled");
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

test("each sub-sector leads to the list of as many startups, in both languages", async ({ open }) => {
  const page = await open("/ecosystem-map", { as: "premium" });
  const sectors = page.getByLabel("Sector", { exact: true });
  const sector = await sectors.locator("option").nth(1).getAttribute("value");
  for (const locale of ["en", "tr"] as const) {
    await page.goto(inLocale("/ecosystem-map", `?sector=${sector}&by=number`, locale));
    const rows = await page.locator("main tbody tr").evaluateAll((all) =>
      all.map((row) => ({
        href: row.querySelector("a")!.getAttribute("href")!,
        count: row.querySelectorAll("td, th")[1]!.textContent!,
      })),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { href, count } of rows)
      expect((await pageHtml(page.request, href, locale)).text, href).toContain(
        locale === "en" ? `${count} of ` : `${count} / `,
      );
  }
});

test("sums in the table beside the map are exact, in both languages", async ({ request, site }) => {
  for (const locale of ["en", "tr"] as const) {
    const { html } = await pageHtml(request, `${site.origin}/ecosystem-map`, locale);
    const table = /<tbody.*<\/tbody>/s.exec(html)![0];
    const sums = [...table.matchAll(/<data value="(\d+) USD"[^>]*>([^<]+)</g)];
    expect(Math.max(...sums.map(([, sum]) => Number(sum)))).toBeGreaterThan(COMPACT_FROM);
    for (const [, sum, shown] of sums) expect(shown).toBe(formatMoney(Number(sum), "USD", locale, true));
  }
});

test("without a package map cells explain themselves, with one they lead on", async ({ open }) => {
  const visitor = await open("/");
  for (const address of ["/map/ecosystem-map-gov", "/ecosystem-map?stage=seed"]) {
    await visitor.goto(address);
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
  const page = await open("/", { locale: "tr" });
  for (const locale of ["tr", "en"] as const)
    for (const path of ["/map/ecosystem-map-gov", "/map/types"]) {
      await page.goto(inLocale(path, "", locale));
      await expect(page.locator("main svg path")).not.toHaveCount(0);
      await axe(page);
    }
  const row = page.locator("main tbody tr").first();
  const promised = await row.locator("td, th").nth(1).innerText();
  await row.getByRole("link").click();
  await page.waitForURL(/\/tech-centers\/turkiye\//);
  await expect(page.locator("main h1 + [role=status]")).toContainText(promised);
  // On a phone the map is on the first screen, and begins where most is.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(inLocale("/map/types", "", "tr"));
  await expect(page.locator("main svg text").getByText("İstanbul", { exact: true })).toBeInViewport({ ratio: 1 });
  await page.goto("/tr/ekosistem-haritasi");
  await expect(page.locator("main svg path").first()).toBeAttached();
  const top = await page
    .getByRole("img", { name: "Sektörlere göre girişimler" })
    .evaluate((drawing) => drawing.getBoundingClientRect().top);
  // In the upper two thirds of a screen of 812 px.
  expect(top).toBeLessThan(541);
  // The filters are folded until they are asked for, and say how many are chosen.
  const filters = page.getByRole("button", { name: "Filtreler" });
  const stage = page.getByLabel("Aşama");
  await expect(stage).toBeHidden();
  await filters.click();
  await stage.selectOption({ index: 5 });
  await page.waitForURL(/stage=/);
  await expect(filters).toHaveAccessibleName(/^Filtreler\s*1/);
});
