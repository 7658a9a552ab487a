import { bytesOf, codeOf, stepAt } from "#features/accounts/second-factor/parts/totp.server.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";

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
  await page.getByRole("button", { name: "Kapat", exact: true }).click();
  await expect(page.getByText("İki adımlı giriş kapatıldı.")).toBeVisible();
});
