import type { Page } from "@playwright/test";
import { axe, expect, interactive, test } from "./harness.ts";

const titleOf = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page at which a buyer arrives who gave up, with the same purchase. */
const failPage = (success: string, from: string, to: string) => success.replace(from, to);

/** Looks again until what the provider said has arrived. */
async function reloadUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(titleOf(page)).toHaveText(title, { timeout: 2_000 });
  }).toPass();
  await interactive(page);
}

test("pending and arrived money on a Turkish phone, however one returns", async ({ open }) => {
  const page = await open("/tr/odeme-planlari", { as: "job-hunter", locale: "tr", width: 375 });
  await page.getByRole("button", { name: /^Yetenek araması paketini satın al/ }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/beklemede kalır/).check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  const success = page.url();
  const fail = failPage(success, "odeme-basarili", "odeme-basarisiz");
  for (const address of [fail, success]) {
    await page.goto(address);
    await reloadUntil(page, "Ödeme yolda");
    await expect(page.getByRole("status").filter({ hasText: "Bankanız" })).toBeVisible();
  }

  await page.goto("/tr/profil/odeme/paket-yonetimi");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Müşteri portalını aç" }).click();
  await (await popup).getByRole("button", { name: "Ulaştı", exact: true }).click();
  for (const address of [fail, success]) {
    await page.goto(address);
    await reloadUntil(page, "Teşekkürler");
    await expect(page.getByRole("status").filter({ hasText: "Ödemeniz alındı" })).toBeVisible();
  }
  await axe(page);
  await page.getByRole("link", { name: "Yetenek ara" }).click();
  await page.waitForURL("**/tr/yetenekler");

  // Of every payment the whole row is in sight.
  await page.goto("/tr/profil/odeme/paket-yonetimi");
  const table = page.getByRole("table", { name: "Ödemeler" });
  await expect(table.getByRole("cell", { name: /^Ödendi/ })).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth)).toBe(0);
  await axe(page);
});

test("failed and refunded payments explain themselves and lead to a retry", async ({ open }) => {
  const page = await open("/payment-plans", { as: "investor" });
  const buy = async () => {
    await page.getByRole("button", { name: "Buy Organization search, a month" }).click();
    await page.waitForURL("**/sandbox/checkout/**");
  };
  await buy();
  await page.getByLabel(/stays pending/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  const success = page.url();
  await reloadUntil(page, "The payment is on its way");
  await page.goto("/profile/payment/package-management");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Open the customer portal" }).click();
  await (await popup).getByRole("button", { name: "It does not arrive" }).click();
  await page.goto(success);
  await reloadUntil(page, "Nothing was paid");
  await expect(page.getByRole("status").filter({ hasText: "You were not charged and can try again" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL("**/payment-plans?**");
  await buy();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  await reloadUntil(page, "Thank you");
  await expect(page.getByRole("link", { name: "Search organizations" })).toBeVisible();

  const admin = await open("/admin/management/payment-history", { as: "admin" });
  await admin
    .getByRole("row")
    .filter({ hasText: "Organization search" })
    .getByRole("button", { name: /^Actions/ })
    .click();
  await admin.getByRole("menuitem", { name: "Refund" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
  await expect(admin.getByText("The refund is on its way.", { exact: false }).first()).toBeVisible();
  await reloadUntil(page, "Refunded");
  await expect(page.getByRole("status").filter({ hasText: "The money went back to you." })).toBeVisible();
  await expect(page.getByText(/Open until|then it renews/)).toHaveCount(0);
  await axe(page);
});

test("a refused renewal explains itself: another card, end, new purchase", async ({ open, daysLater }) => {
  // The server is started twice more.
  const page = await open("/payment-plans", { as: "member" });
  await page.getByRole("button", { name: "Buy Startup search, a month" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/4000 0000 0000 0341/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  const { pathname, search } = new URL(page.url());
  await reloadUntil(page, "Thank you");

  await daysLater(31.5);
  const refused = await open(pathname + search, { as: "member" });
  await reloadUntil(refused, "The last payment failed");
  await expect(refused.getByRole("status").filter({ hasText: "Your card was refused at the renewal" })).toBeVisible();
  await expect(refused.getByText(/^Open until /)).toBeVisible();
  await axe(refused);
  await refused.goto(failPage(pathname, "success", "fail") + search);
  await expect(titleOf(refused)).toHaveText("The last payment failed");
  await refused.goto("/profile/payment/package-management");
  await interactive(refused);
  await axe(refused);
  await expect(refused.getByRole("main").getByRole("button", { name: "Open the customer portal" })).toHaveCount(1);
  await refused.goto(pathname + search);
  await interactive(refused);
  const popup = refused.waitForEvent("popup");
  await refused.getByRole("main").getByRole("button", { name: "Open the customer portal" }).click();
  const portal = await popup;
  await expect(portal.getByRole("alert")).toHaveText("The last payment failed. It is tried once a day.");
  await portal.getByLabel(/4242 4242 4242 4242/).check();
  await portal.getByRole("button", { name: "Use this card" }).click();
  await reloadUntil(refused, "Thank you");
  await portal.reload();
  await portal.getByRole("button", { name: "End with this period" }).click();
  await expect(portal.getByRole("button", { name: "Let it go on" })).toBeVisible();

  await daysLater(64);
  const ended = await open(pathname + search, { as: "member" });
  await expect(titleOf(ended)).toHaveText("Ended");
  await expect(ended.getByRole("status").filter({ hasText: "You can subscribe again" })).toBeVisible();
  await expect(ended.getByText(/Open until/)).toHaveCount(0);
  await axe(ended);
  await ended.getByRole("link", { name: "Try again" }).click();
  await ended.getByRole("button", { name: "Buy Startup search, a month" }).click();
  await ended.waitForURL("**/sandbox/checkout/**");
  await ended.getByRole("button", { name: /^Pay/ }).click();
  await ended.waitForURL("**/payment-success?**");
  await reloadUntil(ended, "Thank you");
});
