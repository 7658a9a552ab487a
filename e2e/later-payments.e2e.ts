import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "#testing/free-port.ts";
import { axe, expect, interactive, test } from "./harness.ts";
import { failPage, reloadUntil, titleOf } from "./payment-pages.ts";

// What two members pay today is renewed, ended and taken over by another provider later.
test.describe.configure({ mode: "serial" });

/** Days until a package of a month is renewed, or over. */
const RENEWAL_DAYS = 31.5;

/** Answers every request as Stripe answers a new checkout, whose page is here, too. */
async function checkoutsOf() {
  const server = createServer(({ method }, response) => {
    const { port } = server.address() as AddressInfo;
    const session = { id: "cs_1", object: "checkout.session", url: `http://127.0.0.1:${port}/pay` };
    response.setHeader("content-type", method === "POST" ? "application/json" : "text/html");
    response.end(
      method === "POST" ? JSON.stringify(session) : "<!doctype html><title>Stripe</title><h1>A real payment</h1>",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test("a visitor buys a plan, is declined, pays, uses it and cancels", async ({ open }) => {
  const visitor = await open("/payment-plans");
  await expect(
    visitor.getByText(
      /3 free downloads a month: premium reports and Excel files of startups together\. For \$12 a month/,
    ),
  ).toBeVisible();
  await axe(visitor);
  await visitor.getByRole("link", { name: "EUR", exact: true }).click();
  await visitor.waitForURL("**/payment-plans?currency=EUR");
  await visitor.getByRole("link", { name: "Sign in to buy" }).first().click();
  await visitor.waitForURL(/\/login\?.*payment-plans/);

  const page = await open("/startups?founded=2010-01-01..", { as: "member", status: 402 });
  await page.getByRole("main").getByRole("link", { name: "See packages" }).last().click();
  await page.getByRole("link", { name: "See monthly and yearly prices" }).click();
  await page.getByRole("link", { name: "EUR", exact: true }).click();
  await page.waitForURL("**/payment-plans?currency=EUR&returnTo=**");
  await page.getByRole("button", { name: "Buy Startup search, a month" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
  await axe(page);
  await page.getByLabel(/is declined/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Choose another one.");
  await axe(page);
  await page.getByLabel(/needs a confirmation/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "Yes, it is me" }).click();
  await page.waitForURL("**/payment-success?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "It is paid and open." })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await page.waitForURL("**/startups?founded=2010-01-01..");
  await expect(page.locator("main tbody tr").first()).toBeVisible();

  await page.goto("/profile/payment/package-management");
  await expect(page.getByRole("heading", { name: "Startup search" })).toBeVisible();
  await axe(page);
  const fromMenu = page.waitForEvent("popup");
  await page.getByRole("navigation", { name: "My account" }).getByRole("button", { name: "Customer portal" }).click();
  await (await fromMenu).close();
  const portal = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open the customer portal" }).click();
  await expect(page.getByText("The customer portal opens in a new tab.").first()).toBeVisible();
  const tab = await portal;
  await axe(tab);
  await tab.getByRole("button", { name: "End with this period" }).click();
  await expect(tab.getByRole("button", { name: "Keep the subscription" })).toBeVisible();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(/and does not renew/).isVisible();
    })
    .toBe(true);
});

/** The page at which the investor arrived who had paid. */
let renewed: URL;

test("a card pays that will be refused at the renewal", async ({ open }) => {
  const page = await open("/payment-plans", { as: "investor" });
  await page.getByRole("button", { name: "Buy Startup search, a month" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/4000 0000 0000 0341/).check();
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  renewed = new URL(page.url());
  await reloadUntil(page, "Thank you");
});

test("a cancelled package ends; the portal's notices stay five seconds", async ({ open, daysLater }) => {
  await daysLater(RENEWAL_DAYS);
  const after = await open("/profile/payment/package-management", { as: "member" });
  await expect(after.getByRole("heading", { name: "You have no package" })).toBeVisible();
  await expect(after.getByRole("cell", { name: /Ended|Paid/ }).first()).toBeVisible();

  // Each notice of the portal stays five seconds, and a tab that the browser blocks is one click away.
  await after.clock.pauseAt(Date.now() + (RENEWAL_DAYS + 1) * 86_400_000);
  await after.evaluate(() => Object.assign(window, { open: () => null }));
  await after.getByRole("button", { name: "Open the customer portal" }).click();
  const opening = after.getByRole("status").filter({ hasText: "The customer portal opens in a new tab." });
  const blocked = after.getByRole("alert").filter({ hasText: "Your browser has blocked the new tab." });
  await expect(opening).toBeVisible();
  await after.clock.runFor(999);
  await expect(blocked).toHaveCount(0);
  await after.clock.runFor(1);
  await expect(blocked).toBeVisible();
  await after.clock.runFor(3_999);
  await expect(opening).toBeVisible();
  await after.clock.runFor(1);
  await expect(opening).toHaveCount(0);
  const byHand = after.waitForEvent("popup");
  await blocked.getByRole("link", { name: "Open the customer portal" }).click();
  await expect((await byHand).getByRole("heading", { level: 1 })).toBeVisible();
});

test("a refused renewal explains itself: another card, end", async ({ open }) => {
  const { pathname, search } = renewed;
  const refused = await open(pathname + search, { as: "investor" });
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
  await expect(portal.getByRole("button", { name: "Keep the subscription" })).toBeVisible();
});

test("an ended package can be bought again", async ({ open, daysLater }) => {
  const { pathname, search } = renewed;
  await daysLater(64);
  const ended = await open(pathname + search, { as: "investor" });
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

test("moving to Stripe shows dependents; members keep, replace or end tests", async ({ open, site }) => {
  const page = await open("/payment-plans", { as: "member" });
  await page.getByRole("button", { name: "Buy Business, a year" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  await reloadUntil(page, "Thank you");
  await expect(page.getByRole("status").filter({ hasText: "It is paid and open." })).toBeVisible();
  // Beside the one that the investor bought again.
  const before = await open("/admin/management/payment-service-management", { as: "admin" });
  const sandbox = before.locator("section, article").filter({ has: before.getByRole("heading", { name: "Sandbox" }) });
  await expect(sandbox).toContainText("When you switch to Stripe");
  await expect(sandbox.getByText("Packages open now").locator("xpath=following-sibling::*[1]")).toHaveText("2");
  await axe(before);
  // All nights but the last have compared the payments.
  await before.goto("/admin/management/payment-history");
  await expect(before.getByRole("heading", { name: "No differences" })).toBeVisible();
  await page.context().close();
  await before.context().close();

  const stripe = await checkoutsOf();
  const port = await freePort();
  const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_API: stripe.address };
  await site.restartWith({ ...keys, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });

  const after = await open("/admin/management/payment-service-management", { as: "admin", locale: "tr" });
  await expect(after.getByText("Satın almayı engellemezler")).toBeVisible();
  const member = await open("/payment-plans", { as: "member" });
  await expect(member.getByText("You paid for “Business” with a test card")).toBeVisible();
  await axe(member);
  await member.getByRole("button", { name: "Buy Personal, a month" }).click();
  await expect(member.getByRole("heading", { name: "A real payment" })).toBeVisible();

  const own = await open("/profile/payment/package-management", {
    as: "member",
    locale: "tr",
    width: 375,
    theme: "dark",
  });
  await expect(own.getByText("Bu paketi deneme kartıyla almıştınız")).toBeVisible();
  await expect(own.getByRole("link", { name: "Paketler ve fiyatlar" })).toBeVisible();
  await expect(own.getByRole("button", { name: "Müşteri portalını aç" })).toHaveCount(0);
  await axe(own);
  await own.getByText("Şimdi bitir").click();
  await own.getByRole("button", { name: "Evet, bitir" }).click();
  await expect(own.getByRole("heading", { name: "Paketiniz yok" })).toBeVisible();
  stripe.close();
});
