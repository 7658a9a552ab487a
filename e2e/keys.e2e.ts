import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";

test.use({ additions: { settings: async () => ({ CONFIRM_MINUTES: "15" }) } });

test("a member makes a key, a program reads with it, and it ends", async ({ open, site, request }) => {
  const page = await open("/dashboard/keys", { as: "entrepreneur", locale: "tr", width: 375 });
  await expect(page.getByText("Henüz anahtarınız yok.")).toBeVisible();
  await page.getByRole("textbox", { name: "Ad", exact: true }).fill("Fakültenin paneli");
  await page.getByRole("checkbox", { name: "İş ilanları" }).uncheck();
  await page.getByRole("button", { name: "Anahtarı oluştur" }).click();
  await expect(page.getByRole("heading", { name: "Anahtarınız" })).toBeVisible();
  const key = await page.locator("code.select-all").innerText();
  await axe(page);
  const read = (path: string) =>
    request.get(site.origin + path, { headers: { authorization: `Bearer ${key}`, "accept-language": "tr" } });
  const list = await read("/api/v1/startups?limit=2&fields=name");
  expect((await list.json()).data.rows).toHaveLength(2);
  expect((await (await read("/api/v1/jobs")).json()).status.code).toBe("keyLacksArea");
  await page.getByRole("link", { name: "Kopyaladım" }).click();
  await expect(
    page.getByText("Girişimler (alınan yatırım toplamıyla), Kurumlar, Programlar, Yatırım turları"),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Yeni anahtar" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText(key);
  await page.getByRole("link", { name: /^Kaldır.*Fakültenin paneli$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kaldır" }).click();
  await expect(page.getByText("Henüz anahtarınız yok.")).toBeVisible();
  expect((await read("/api/v1/startups")).status()).toBe(401);
});

test("an admin confirms, makes a key of the house, and finds it in the table", async ({ open, site }) => {
  const page = await open("/admin/management/keys", { as: "admin", refusal: 403 });
  const { pool, close } = await site.openDatabase();
  await pool.query("update session set confirmed_at = now() - interval '1 hour'");
  await close();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ministry");
  await page.getByRole("checkbox", { name: "Reads like a member with a package" }).check();
  await page.getByRole("button", { name: "Make the key" }).click();
  const asked = page.getByRole("dialog", { name: "Is it you?" });
  await asked.getByRole("textbox", { name: "Your password" }).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your key" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Ministry" })).toContainText("The house");
  await axe(page);
});
