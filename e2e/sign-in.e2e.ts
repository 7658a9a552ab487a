import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { axe, expect, signIn, test } from "./harness.ts";

test.use({ onlyReads: true });

const menu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^(Account of|Hesap:)/ });

async function typeIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("input[type=password]").press("Enter");
}

test("a demo account signs in from the header in place and signs out", async ({ open }) => {
  const page = await open("/search?text=enerji", { locale: "tr" });
  await page.getByRole("link", { name: "Giriş yap", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Giriş yap" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  await axe(page);
  await dialog.getByRole("button", { name: "Girişimci" }).click();
  await expect(menu(page)).toBeVisible();
  expect(page.url()).toContain("/tr/ara?text=enerji");
  await expect(dialog).toHaveCount(0);

  await menu(page).press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Giriş yap", exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/tr");
  expect((await page.context().cookies()).find(({ name }) => name === "session")).toBeUndefined();
});

test("a double click on Sign out does nothing to what stands below the menu", async ({ open }) => {
  const page = await open("/talents");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Investor" }).click();
  await menu(page).click();
  const signOut = page.getByRole("menuitem", { name: "Sign out" });
  // A link stands everywhere below the item, as a card of a list does.
  await signOut.evaluate((item) => {
    const { top, height } = item.getBoundingClientRect();
    const card = document.createElement("a");
    card.href = "/about-us";
    card.textContent = "Below";
    card.style.cssText = `position: fixed; inset: ${top}px 0 auto; height: ${height}px`;
    document.querySelector("main")!.append(card);
  });
  await signOut.dblclick();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("an ended session loses neither page nor text and returns after sign-in", async ({ open }) => {
  const page = await open("/profile", { as: "member", refusal: 401, complaint: /status of 40[14]/ });
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Beekeeper");
  await page.context().clearCookies({ name: "session" });
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Unauthorized.")).toBeVisible();
  await expect(title).toHaveValue("Beekeeper");

  await page.goto("/tr/panel/mesajlar");
  await expect(page.getByRole("heading", { name: "Bu sayfayı görmek için giriş yapın" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Giriş yap" }).click();
  await typeIn(page, demoEmail("member"), DEMO_PASSWORD);
  await page.waitForURL("**/tr/panel/mesajlar");
});

test("closing the sign-in dialog focuses the link that opened it", async ({ open }) => {
  const page = await open("/about-us");
  const link = page.getByRole("link", { name: "Sign in" });
  await link.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the menu has the focus the moment it opens; members have no sign-in page", async ({ open }) => {
  const page = await open("/", { as: "member" });
  const focused = await menu(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.activeElement?.getAttribute("role");
  });
  expect(focused).toBe("menuitem");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.goto("/login");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a wrong password is told beside the form, and what was typed stays", async ({ open }) => {
  const page = await open("/login");
  // The refusal is an answer with status 401, which the browser reports as an error of its own.
  await page.route("**/login.data", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const answer = await route.fetch();
    expect(answer.status()).toBe(401);
    await route.fulfill({ response: answer, status: 200 });
  });
  await typeIn(page, demoEmail("member"), "wrong");
  await expect(page.getByRole("alert")).toHaveText("Email or password is wrong!");
  await expect(page.locator("input[name=email]")).toHaveValue(demoEmail("member"));
  await expect(page.locator("input[type=password]")).toHaveValue("wrong");
  await axe(page);
});

test("a session lasts until the browser ends, remembered 180 days; no script reads it", async ({ open }) => {
  const page = await open("/login");
  const signInFor = async (rememberMe: boolean) => {
    if (rememberMe) await page.getByLabel("Remember me").check();
    await typeIn(page, demoEmail("investor"), DEMO_PASSWORD);
    await expect(menu(page)).toBeVisible();
    const cookie = (await page.context().cookies()).find(({ name }) => name === "session")!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(await page.evaluate(() => document.cookie)).not.toContain("session");
    return cookie.expires;
  };
  expect(((await signInFor(true)) - Date.now() / 1_000) / 86_400).toBeCloseTo(180, 1);
  await page.context().clearCookies({ name: "session" });
  await page.goto("/login");
  expect(await signInFor(false)).toBe(-1);
});

test("without scripts sign-in leads to the wanted page, never another site", async ({ site: { origin } }) => {
  const post = (returnTo: string) =>
    fetch(`${origin}/login?returnTo=${encodeURIComponent(returnTo)}`, {
      method: "POST",
      body: new URLSearchParams({ email: demoEmail("member"), password: DEMO_PASSWORD }),
      headers: { origin },
      redirect: "manual",
    });
  const wanted = await post("/tr/girisimler/enerji?page=2");
  expect(wanted.status).toBe(302);
  expect(wanted.headers.get("location")).toBe("/tr/girisimler/enerji?page=2");
  expect((await post("//evil.example/startups")).headers.get("location")).toBe("/");
});

test("a form sent from elsewhere or nowhere changes nothing", async ({ open }) => {
  const page = await open("/", { as: "member" });
  for (const origin of ["https://evil.example", "null", undefined]) {
    const answer = await page.request.post("/sign-out", {
      form: { locale: "en" },
      headers: origin === undefined ? {} : { origin },
      maxRedirects: 0,
    });
    expect(answer.status(), origin).toBe(403);
  }
  await page.reload();
  await expect(menu(page)).toHaveCount(1);
  const origin = new URL(page.url()).origin;
  // A session of its own ends: others go on with the one of the site.
  await signIn(page.context(), "member");
  const ended = await page.request.post("/sign-out", { form: { locale: "en" }, headers: { origin }, maxRedirects: 0 });
  expect(ended.headers()["clear-site-data"]).toBe('"cache", "storage"');
});

test("a session that was planted in the browser is not the one that begins", async ({ open }) => {
  const page = await open("/login");
  const planted = "p".repeat(43);
  await page.context().addCookies([{ name: "session", value: planted, url: page.url(), httpOnly: true }]);
  await typeIn(page, demoEmail("member"), DEMO_PASSWORD);
  await expect(menu(page)).toBeVisible();
  const sessionCookies = (await page.context().cookies())
    .filter(({ name }) => name === "session")
    .map(({ value }) => value);
  expect(sessionCookies).toHaveLength(1);
  expect(sessionCookies).not.toContain(planted);
});
