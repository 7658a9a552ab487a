import { DEMO_PASSWORD } from "#features/accounts/limits.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import { pageStatus, textOf, tokenOf } from "./without-browser.ts";

/** The account's menu in the header. */
const MENU = 'aria-haspopup="menu"';

test("settings: language, mails, and sessions that end elsewhere", async ({ open, site, request }) => {
  const elsewhere = await tokenOf(request, site, "investor");
  expect(await textOf(request, site, "/", elsewhere)).toContain(MENU);
  const page = await open("/dashboard/settings", { as: "investor" });
  await axe(page);
  await page.getByLabel("News, calls and programs").check();
  await page.locator("button[value=mails]").click();
  await expect(page.getByText("Saved.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("News, calls and programs")).toBeChecked();
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByText("All other sessions have ended.").first()).toBeVisible();
  expect(await textOf(request, site, "/", elsewhere)).not.toContain(MENU);
  await expect(page.getByRole("link", { name: "Download my data" })).toHaveAttribute("href", "/my-data");
  await page.getByRole("radio", { name: "Türkçe" }).check();
  await page.locator("button[value=language]").click();
  await page.waitForURL("**/tr/panel/ayarlar");
  await axe(page);
});

test("the address is changed by the link to the new one", async ({ open, site }) => {
  const page = await open("/dashboard/settings", { as: "provider", locale: "tr", refusal: 400 });
  const field = page.getByRole("textbox", { name: "Yeni adres" });
  const password = page.locator("input[name=password]");
  const send = page.getByRole("button", { name: "Bağlantıyı gönder" });
  await field.fill("yeni.adres@example.test");
  await password.fill("Wrong!1");
  await send.click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await password.fill(DEMO_PASSWORD);
  await send.click();
  await expect(page.getByText(/Bağlantıyı gönderdik: yeni\.adres@example\.test/)).toBeVisible();
  const link = await linkFrom(site, "yeni.adres@example.test", "/tr/e-posta-dogrulama");
  const elsewhere = await open(link, { locale: "tr" });
  await expect(elsewhere.getByText("Artık yeni adresinizle giriş yaparsınız.")).toBeVisible();
  await axe(elsewhere);
  await page.reload();
  await expect(page.getByText(/Giriş adresiniz: yeni\.adres@example\.test/)).toBeVisible();
});

test("the password is changed, and a wrong old one is told at its field", async ({ open }) => {
  const page = await open("/profile/settings/change-password", { as: "head-hunter", refusal: 400 });
  await axe(page);
  const old = page.locator("input[name=oldPassword]");
  await old.fill("Wrong!1");
  await page.locator("input[name=newPassword]").fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(old).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await old.fill(DEMO_PASSWORD);
  const next = page.locator("input[name=newPassword]");
  await next.fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The new password is the same as the old one. Choose another one.")).toBeVisible();
  await expect(next).toHaveAttribute("aria-invalid", "true");
  await expect(old).not.toHaveAttribute("aria-invalid", "true");
  await next.fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await expect(old).toHaveValue("");
});

test("without scripts an account is deleted, kept by signing in, downloaded", async ({ open }) => {
  const page = await open("/profile/settings/delete-account", { as: "job-hunter", scripts: false });
  await page.getByLabel("I understand").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible();
  await expect(page.getByText("Your account will be deleted on"), "said once").toHaveCount(0);
  for (const address of ["/profile", "/dashboard/settings"]) {
    await page.goto(address);
    await expect(page.getByText(/Your account will be deleted on \w+ \d+, \d{4}\./)).toBeVisible();
  }
  await page.getByRole("link", { name: "Change your mind" }).click();
  await page.waitForURL("**/delete-account");
  const again = await open("/login", { locale: "tr" });
  await again.locator("input[name=email]").fill("job-hunter@kovan.example");
  await again.locator("input[type=password]").fill(DEMO_PASSWORD);
  await again.locator("input[type=password]").press("Enter");
  await expect(again.getByText("Hesabınız korundu")).toBeVisible();
  await axe(again);
  const [download] = await Promise.all([
    again.waitForEvent("download"),
    again.getByRole("link", { name: "Verilerimi indir" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test("an admin who is the only one is told what to hand over", async ({ open }) => {
  const page = await open("/profile/settings/delete-account", { as: "admin" });
  await expect(page.getByText("Administration of Kovan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account" })).toHaveCount(0);
  await axe(page);
});

test("visitors find neither settings nor data", async ({ site, request }) => {
  for (const address of ["/dashboard/settings", "/profile/settings/delete-account", "/my-data"])
    expect(await pageStatus(request, site, address), address).toBe(404);
});
