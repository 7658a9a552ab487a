import type { Page } from "@playwright/test";
import { axe, expect, interactive, shot, test } from "./harness.ts";

const rows = (page: Page) => page.locator("main tbody tr");

/** Opens what is edited above the table of its row that comes last in the shown page. */
async function openPanel(page: Page, action: string, panel: RegExp) {
  const menu = rows(page).last().locator("[aria-haspopup=menu]");
  await menu.click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  const area = page.getByRole("region", { name: panel });
  // It is in sight, and the next key is for it.
  await expect(area).toBeFocused();
  await expect(area.getByRole("heading").first()).toBeInViewport();
  return { menu, area };
}

test("a post's time is set above the list without replacing others' saves", async ({ open }) => {
  const page = await open("/admin/management/content-management/posts?state=published&sort=titleEn&size=10", {
    as: "admin",
    refusal: 409,
  });
  const order = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  const before = await order();
  const { menu, area } = await openPanel(page, "Set the time", /^Time of “/);
  await expect(page).toHaveURL(/state=published&sort=titleEn&size=10&edit=/);
  expect(await order()).toEqual(before);
  const colleague = await open(page.url(), { as: "special-admin" });
  const theirs = colleague.getByRole("region", { name: /^Time of “/ });
  const time = (panel: typeof area) => panel.getByLabel("Everybody reads it from (Istanbul)");
  const turkish = await open(page.url(), { as: "admin", locale: "tr" });
  const turkishTime = turkish.getByLabel("Herkesin okuyabileceği zaman (İstanbul)");
  await expect(turkishTime).toHaveValue(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/);
  await turkishTime.fill("01.03.2024");
  await turkish.getByRole("button", { name: "Kaydet" }).click();
  await expect(turkish.getByText("Bu bir tarih ve saat değil. Şöyle yazın: 31.12.2026 23:59.")).toBeVisible();
  await turkish.close();
  await time(theirs).fill("2024-03-01T10:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();
  // The version follows one's own save.
  await time(theirs).fill("2024-03-01T11:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();
  await time(area).fill("04/01/2024 10:00 AM");
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByRole("alert")).toBeFocused();
  await expect(area.getByRole("region", { name: "What somebody else has saved meanwhile" })).toContainText("11:00");
  await expect(time(area)).toHaveValue("04/01/2024 10:00 AM");
  await axe(page);
  await shot(page, "row-panel-clash");
  // Having read it, one replaces it.
  await area.getByRole("button", { name: "Save" }).click();
  await expect(area.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(time(area)).toHaveValue("04/01/2024 10:00 AM");
  await area.getByRole("link", { name: "Close" }).click();
  await expect(area).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(page).toHaveURL(/\?state=published&sort=titleEn&size=10$/);
  await page.goBack();
  await expect(area).toBeVisible();
  await page.goForward();
  await expect(area).toBeHidden();
  await expect(menu).toBeFocused();
});

test("a report gets file and summaries above the list on a Turkish phone", async ({ open }) => {
  const page = await open("/admin/management/report-management/category", {
    as: "admin",
    locale: "tr",
    theme: "dark",
    width: 375,
  });
  await rows(page).first().locator("[aria-haspopup=menu]").click();
  await page.getByRole("menuitem", { name: "Raporlarını aç" }).click();
  await page.waitForURL(/\/rapor\//);
  await interactive(page);
  const { area } = await openPanel(page, "Dosya ve özetler", /dosyası ve özetleri$/);
  const chosen = { name: "arilar.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
  await area.locator("input[type=file]").setInputFiles(chosen);
  await expect(area.getByText("Dosya yüklendi.")).toBeVisible();
  await expect(area.getByText("arilar.pdf")).toBeVisible();
  await area.getByRole("textbox", { name: "Türkçe özet" }).fill("Arıların bir yılı.");
  await area.getByRole("button", { name: "Kaydet" }).click();
  await expect(area.getByText("Kaydedildi.")).toBeVisible();
  await axe(page);
  await shot(page, "row-panel-phone");
  await page.reload();
  await expect(area.getByRole("textbox", { name: "Türkçe özet" })).toHaveValue("Arıların bir yılı.");
  await area.getByRole("link", { name: "Kapat" }).click();
  await expect(area).toBeHidden();
});
