import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#features/accounts/limits.ts";
import { axe, open } from "./harness.ts";

const menu = "header [aria-haspopup=menu]";

test("settings: language, mails, and sessions that end elsewhere", async () => {
  const elsewhere = await open("/", { as: "investor" });
  const page = await open("/dashboard/settings", { as: "investor" });
  await axe(page);
  await page.getByLabel("News, calls and programs").check();
  await page.locator("button[value=mails]").click();
  await page.getByText("Saved.").first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("News, calls and programs").isChecked()).toBe(true);
  await page.getByRole("button", { name: "End all others" }).click();
  await page.getByText("All other sessions have ended.").first().waitFor();
  await elsewhere.reload();
  await expect.poll(() => elsewhere.locator(menu).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "Download my data" }).getAttribute("href")).toBe("/my-data");
  await page.getByRole("radio", { name: "Türkçe" }).check();
  await page.locator("button[value=language]").click();
  await page.waitForURL("**/tr/panel/ayarlar");
  await axe(page);
});

test("the password is changed, and a wrong old one is told at its field", async () => {
  const page = await open("/profile/settings/change-password", { as: "head-hunter", refusal: 400 });
  await axe(page);
  const old = page.locator("input[name=oldPassword]");
  await old.fill("Wrong!1");
  await page.locator("input[name=newPassword]").fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect.poll(() => old.getAttribute("aria-invalid")).toBe("true");
  await axe(page);
  await old.fill(DEMO_PASSWORD);
  const next = page.locator("input[name=newPassword]");
  await next.fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("The new password is the same as the old one. Choose another one.").waitFor();
  await expect.poll(() => next.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => old.getAttribute("aria-invalid")).not.toBe("true");
  await next.fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByText("Your password is changed").waitFor();
  await expect.poll(() => old.inputValue()).toBe("");
});

test("without scripts too: an account is to be deleted, signing in keeps it, and the data are taken along", async () => {
  const page = await open("/profile/settings/delete-account", { as: "job-hunter", scripts: false });
  await page.getByLabel("I understand").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("heading", { name: "Your account will be deleted" }).waitFor();
  await expect.poll(() => page.getByText("Your account will be deleted on").count(), { message: "said once" }).toBe(0);
  for (const address of ["/profile", "/dashboard/settings"]) {
    await page.goto(address);
    await page.getByText(/Your account will be deleted on \w+ \d+, \d{4}\./).waitFor();
  }
  await page.getByRole("link", { name: "Change your mind" }).click();
  await page.waitForURL("**/delete-account");
  const again = await open("/login", { locale: "tr" });
  await again.locator("input[name=email]").fill("job-hunter@kovan.example");
  await again.locator("input[type=password]").fill(DEMO_PASSWORD);
  await again.locator("input[type=password]").press("Enter");
  await again.getByText("Hesabınız kalıyor").waitFor();
  await axe(again);
  const [download] = await Promise.all([
    again.waitForEvent("download"),
    again.getByRole("link", { name: "Verilerimi indir" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test("an admin who is the only one is told what to hand over", async () => {
  const page = await open("/profile/settings/delete-account", { as: "admin" });
  await page.getByText("Administration of Kovan").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Delete my account" }).count()).toBe(0);
  await axe(page);
});

test("visitors find neither settings nor data", async () => {
  for (const address of ["/dashboard/settings", "/profile/settings/delete-account", "/my-data"])
    await open(address, { status: 404 });
});
