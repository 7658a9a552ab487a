import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { axe, expect, interactive, shot, test } from "./harness.ts";

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

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("moving to Stripe shows dependents; members keep, replace or end tests", async ({ open, site }) => {
  const page = await open("/payment-plans", { as: "member" });
  await page.getByRole("button", { name: "Buy Business, a year" }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await page.waitForURL("**/payment-success?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "It is paid and open." })).toBeVisible();
  const before = await open("/admin/management/payment-service-management", { as: "admin" });
  const sandbox = before.locator("section, article").filter({ has: before.getByRole("heading", { name: "Sandbox" }) });
  await expect(sandbox).toContainText("When you switch to Stripe");
  await expect(sandbox.getByText("Packages open now").locator("xpath=following-sibling::*[1]")).toHaveText("1");
  await axe(before);
  await shot(before, "payment-services-before");
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
  await shot(member, "plans-beside-a-test-package");
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
  await shot(own, "test-package-phone");
  await own.getByText("Şimdi bitir").click();
  await own.getByRole("button", { name: "Evet, bitir" }).click();
  await expect(own.getByRole("heading", { name: "Paketiniz yok" })).toBeVisible();
  stripe.close();
});
