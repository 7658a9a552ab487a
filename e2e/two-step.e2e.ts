import { bytesOf, codeOf, stepAt } from "#features/accounts/second-factor/parts/totp.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";
import type { Site } from "./site.ts";

test.use({ additions: { settings: async () => ({ CONFIRM_MINUTES: "15" }) } });

/** The last proof of every session lies an hour back. */
async function hourPasses(site: Site): Promise<void> {
  const { pool, close } = await site.openDatabase();
  await pool.query("update session set confirmed_at = now() - interval '1 hour'");
  await close();
}

test("an admin confirms before giving a role, and the form goes on as it is", async ({ open, site }) => {
  const page = await open("/admin/management/admins", { as: "admin", locale: "tr", refusal: 403, complaint: /400/ });
  await page.getByRole("button", { name: "Kişi ekle" }).click();
  const form = page.getByRole("dialog", { name: "Birine rol verin" });
  await form.getByRole("textbox").fill(demoEmail("employee"));
  await hourPasses(site);
  await form.getByRole("button", { name: "Kişi ekle" }).click();
  const asked = page.getByRole("dialog", { name: "Bu siz misiniz?" });
  await expect(asked).toBeVisible();
  await axe(page);
  await asked.getByRole("textbox", { name: "Şifreniz" }).fill("Başka.Bir.1");
  await asked.getByRole("button", { name: "Devam et" }).click();
  await expect(asked.getByText("Şifre hatalı.")).toBeVisible();
  await asked.getByRole("textbox", { name: "Şifreniz" }).fill(DEMO_PASSWORD);
  await asked.getByRole("button", { name: "Devam et" }).click();
  await expect(page.getByText("Rol verildi.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: demoEmail("employee") })).toBeVisible();
  await expect(asked).toBeHidden();
});

test("a spreadsheet of people waits for a confirmation; closed, it stays away", async ({ open, site }) => {
  const page = await open("/admin/management/users?size=10", { as: "special-admin", refusal: 403, width: 375 });
  await hourPasses(site);
  await page.getByRole("button", { name: "Export to Excel" }).click();
  const asked = page.getByRole("dialog", { name: "Is it you?" });
  await asked.getByRole("button", { name: "Close" }).click();
  await expect(asked).toBeHidden();
  const wait = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to Excel" }).click();
  await asked.getByRole("textbox", { name: "Your password" }).fill(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  expect((await wait).suggestedFilename()).toMatch(/^Users .*\.xlsx$/);
});

test("a member turns two-step sign-in on, signs in with a code, and off again", async ({ open }) => {
  const page = await open("/profile/settings/two-step-sign-in", { as: "member", locale: "tr" });
  await page.getByRole("textbox", { name: "Şifreniz" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Kur" }).click();
  const key = bytesOf(await page.locator("code").innerText());
  await page.getByRole("textbox", { name: "Altı haneli kod" }).fill(codeOf(key, stepAt(Date.now())));
  await page.getByRole("button", { name: "Aç", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Kurtarma kodlarınız" })).toBeVisible();
  const codes = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const recovery = codes.filter((text) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(text));
  expect(recovery).toHaveLength(10);

  const other = await open("/login", { locale: "tr", refusal: 400 });
  await other.locator("input[name=email]").fill(demoEmail("member"));
  await other.locator("input[type=password]").fill(DEMO_PASSWORD);
  await other.locator("input[type=password]").press("Enter");
  await expect(other.getByRole("heading", { name: "Bir adım daha" })).toBeVisible();
  await axe(other);
  const code = other.getByRole("textbox", { name: "Uygulamadaki kod ya da bir kurtarma kodu" });
  await code.fill("000 000");
  await other.getByRole("button", { name: "Giriş yap" }).click();
  await expect(other.getByText("Kod hatalı ya da daha önce kullanılmış.")).toBeVisible();
  await code.fill(recovery[0]!);
  await other.getByRole("button", { name: "Giriş yap" }).click();
  await expect(other.getByRole("banner").getByRole("button", { name: /^Hesap:/ })).toBeVisible();

  await page.getByRole("link", { name: "Kodları sakladım" }).click();
  await expect(page.getByText("9 kurtarma kodu kaldı")).toBeVisible();
  await axe(page);
  await page.getByRole("textbox", { name: "Uygulamadaki kod ya da bir kurtarma kodu" }).fill(recovery[1]!);
  await page.getByRole("button", { name: "Uygulamayı kapat" }).click();
  await expect(page.getByText("Kimlik doğrulama uygulaması kapatıldı.")).toBeVisible();
});

test("a passkey signs in alone, after the password, and confirms", async ({ open, site }) => {
  const page = await open("/profile/settings/two-step-sign-in", { as: "employee", locale: "tr", refusal: 403 });
  // Passkeys belong to names; a bare network address has none.
  await expect(page.getByText("Bu tarayıcı bu adreste geçiş anahtarı kullanamıyor.")).toBeVisible();
  const named = site.origin.replace("127.0.0.1", "localhost");
  const context = page.context();
  const session = (await context.cookies()).find(({ name }) => name === "session")!;
  await context.addCookies([{ name: "session", value: session.value, url: named }]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${named}/tr/profil/ayarlar/iki-adimli-giris`);
  await page.getByRole("textbox", { name: "Ad", exact: true }).fill("Telefonum");
  await page.getByRole("button", { name: "Geçiş anahtarı ekle" }).click();
  await expect(page.getByRole("heading", { name: "Kurtarma kodlarınız" })).toBeVisible();
  await page.getByRole("link", { name: "Kodları sakladım" }).click();
  const own = page.getByRole("listitem").filter({ hasText: "Telefonum" });
  await expect(own).toContainText("henüz kullanılmadı");
  await axe(page);

  const account = page.getByRole("banner").getByRole("button", { name: /^Hesap:/ });
  await context.clearCookies();
  await page.goto(`${named}/tr/giris`);
  await page.getByRole("button", { name: "Geçiş anahtarıyla giriş yap" }).click();
  await expect(account).toBeVisible();

  await context.clearCookies();
  await page.goto(`${named}/tr/giris`);
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.locator("input[type=password]").press("Enter");
  await expect(page.getByRole("heading", { name: "Bir adım daha" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Geçiş anahtarını kullan" }).click();
  await expect(account).toBeVisible();

  await page.goto(`${named}/tr/profil/ayarlar/iki-adimli-giris`);
  await expect(own).toContainText("son kullanım");
  await hourPasses(site);
  await own.getByRole("button", { name: "Kaldır" }).click();
  const asked = page.getByRole("dialog", { name: "Bu siz misiniz?" });
  await asked.getByRole("button", { name: "Geçiş anahtarını kullan" }).click();
  await expect(page.getByText("Geçiş anahtarı kaldırıldı.")).toBeVisible();
  await expect(own).toHaveCount(0);
});
