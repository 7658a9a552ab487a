import { expect, test } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { axe, dataFolderOf, open } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";

const NEW = "Yeni!Petek.90";

test("a forgotten password is replaced by the mailed link, once, and ends the sessions there were", async () => {
  const elsewhere = await open("/", { as: "employee" });
  const page = await open("/login", { refusal: 400 });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The page that is left has a field of that name, too.
  await page.getByRole("button", { name: "Send me the link" }).waitFor();
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await axe(page);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByText("If employee@kovan.example has an account").waitFor();

  const link = await linkFrom(dataFolderOf(), demoEmail("employee"), "/tr/sifre-sifirla").catch(() =>
    linkFrom(dataFolderOf(), demoEmail("employee"), "/reset-password"),
  );
  await page.goto(link);
  await page.locator("input[name=password]").fill("weak");
  await page.locator("main button[type=submit]").click();
  await expect.poll(() => page.locator("input[name=password]").getAttribute("aria-invalid")).toBe("true");
  await axe(page);
  await page.locator("input[name=password]").fill(NEW);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL("**done=1");
  await elsewhere.reload();
  await expect.poll(() => elsewhere.locator("header [aria-haspopup=menu]").count()).toBe(0);

  await page.goto(link);
  await page.locator("input[name=password]").fill(DEMO_PASSWORD);
  await page.locator("main button[type=submit]").click();
  await page.getByRole("alert").waitFor();
  await page.goto("/login");
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await page.locator("input[type=password]").fill(NEW);
  await page.locator("input[type=password]").press("Enter");
  await page.locator("header [aria-haspopup=menu]").waitFor();
});

test("a link without its code offers a new one", async () => {
  const page = await open("/reset-password", { locale: "tr" });
  await page.getByRole("heading", { name: "Bağlantı eksik" }).waitFor();
  await axe(page);
  await page.getByRole("link", { name: "Yeni bağlantı iste" }).click();
  await page.waitForURL("**/tr/sifremi-unuttum");
});
