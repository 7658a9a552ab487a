import { axe, expect, interactive, test } from "./harness.ts";

test("on a Turkish phone each limit names its key, which leads back", async ({ open }) => {
  const list = "/tr/girisimler?founded=2010-01-01..";
  const page = await open("/tr/girisimler", { as: "member", locale: "tr", width: 375, theme: "dark", refusal: 402 });
  await page.goto("/tr/profil/disa-aktarimlar");
  await expect(
    page.getByRole("heading", { name: "Dışa aktarmak için kişisel ya da kurumsal bir paket gerekir" }),
  ).toBeVisible();
  await axe(page);
  await page.goto(list);
  const packages = page.getByRole("main").getByRole("link", { name: /paket/i }).first();
  await expect(packages).toBeVisible();
  await axe(page);
  await packages.click();
  await page.waitForURL(/uyelik-paketleri/);
  await page.getByRole("link", { name: "Aylık ve yıllık fiyatları gör" }).click();
  await page.waitForURL(/odeme-planlari\?.*returnTo/);
  await interactive(page);
  await page
    .getByRole("button", { name: /^Kişisel paketini satın al/ })
    .first()
    .click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/beklemede kalır/).check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "Bankanız" })).toBeVisible();
  await axe(page);
  const success = page.url();

  await page.goto("/tr/profil/odeme/paket-yonetimi");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Müşteri portalını aç" }).click();
  await (await popup).getByRole("button", { name: "Ulaştı", exact: true }).click();
  await expect(async () => {
    await page.goto(success);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teşekkürler", { timeout: 2_000 });
  }).toPass();
  await page.getByRole("link", { name: "Kaldığınız yere dönün" }).click();
  await page.waitForURL(`**${list}`);
  await expect(page.locator("main article").first()).toBeVisible();
  await page.goto("/tr/profil/disa-aktarimlar");
  await expect(page.getByText("Bu ayki 1.000 satırlık hakkınızdan kalan: 1.000 satır")).toBeVisible();
});
