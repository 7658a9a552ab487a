import { expect, test } from "./harness.ts";

// A trace fetches what the page fetched ahead a second time, as if the visitor had opened it; this file is about what
// opening a page does.
test.use({ trace: "off", onlyReads: true });

test("the list sends visitors home to sign in; closing cleans the address", async ({ open }) => {
  const page = await open("/startups/energy?page=2");
  const address = new URL(page.url());
  expect(address.pathname).toBe("/");
  expect(address.searchParams.get("returnTo")).toBe("/startups/energy?page=2");
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog).toBeVisible();
  await expect(page.locator("form[action*='returnTo']").first()).toHaveAttribute(
    "action",
    /%2Fstartups%2Fenergy%3Fpage%3D2/,
  );
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new URL("/", page.url()).href);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await page.context().cookies()).find(({ name }) => name === "locale")?.value).toBe("en");
});

test("Turkish readers of English addresses sign in on the Turkish home", async ({ open }) => {
  const page = await open("/tr", { locale: "tr" });
  await page.goto("/startups/energy?page=2");
  expect(new URL(page.url()).pathname).toBe("/tr");
  const locale = async () => (await page.context().cookies()).find(({ name }) => name === "locale")?.value;
  await expect(page.getByRole("dialog", { name: "Giriş yap" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new URL("/tr", page.url()).href);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  await expect.poll(locale).toBe("tr");
});
