import { demoEmail } from "#features/accounts/limits.ts";
import { axe, expect, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";

const NEW_PASSWORD = "Yeni!Petek.90";

test("a mailed link replaces a password once and ends its sessions", async ({ open, site }) => {
  const elsewhere = await open("/", { as: "employee" });
  const page = await open("/login", { refusal: 400 });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The page that is left has a field of that name, too.
  await expect(page.getByRole("button", { name: "Send me the link" })).toBeVisible();
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await axe(page);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("If employee@kovan.example has an account")).toBeVisible();

  const link = await linkFrom(site, demoEmail("employee"), "/tr/sifre-sifirla").catch(() =>
    linkFrom(site, demoEmail("employee"), "/reset-password"),
  );
  await page.goto(link);
  await page.locator("input[name=password]").fill("weak");
  await page.locator("main button[type=submit]").click();
  await expect(page.locator("input[name=password]")).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await page.locator("input[name=password]").fill(NEW_PASSWORD);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL("**done=1");
  await elsewhere.reload();
  await expect(elsewhere.locator("header [aria-haspopup=menu]")).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: /done its work|artık geçerli değil/ })).toBeVisible();
  await expect(page.locator("input[name=password]")).toHaveCount(0);
  await axe(page);
  await expect(page.getByRole("link", { name: /Ask for a new link|Yeni bağlantı iste/ })).toBeVisible();
  await page.goto("/login");
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await page.locator("input[type=password]").fill(NEW_PASSWORD);
  await page.locator("input[type=password]").press("Enter");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeVisible();
});

test("a new password leads on to the wanted page in any browser", async ({ open, site }) => {
  const wanted = "/dashboard/messages";
  const page = await open(wanted, { status: 404 });
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("button", { name: "Send me the link" })).toBeVisible();
  await page.locator("input[name=email]").fill(demoEmail("member"));
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("If member@kovan.example has an account")).toBeVisible();
  const link = await linkFrom(site, demoEmail("member"), "/tr/sifre-sifirla").catch(() =>
    linkFrom(site, demoEmail("member"), "/reset-password"),
  );
  const elsewhere = await open(link);
  await elsewhere.locator("input[name=password]").fill(NEW_PASSWORD);
  await elsewhere.locator("main button[type=submit]").click();
  await elsewhere.waitForURL("**done=1**");
  await elsewhere
    .getByRole("main")
    .getByRole("link", { name: /Sign in|Giriş yap/ })
    .click();
  await elsewhere.locator("input[name=email]").fill(demoEmail("member"));
  await elsewhere.locator("main input[type=password]").fill(NEW_PASSWORD);
  await elsewhere.locator("main input[type=password]").press("Enter");
  await elsewhere.waitForURL(`**${wanted}`);
});

test("a link without its code offers a new one", async ({ open }) => {
  const page = await open("/reset-password", { locale: "tr" });
  await expect(page.getByRole("heading", { name: "Bağlantı eksik" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Yeni bağlantı iste" }).click();
  await page.waitForURL("**/tr/sifremi-unuttum");
});
