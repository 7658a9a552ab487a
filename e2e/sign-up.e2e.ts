import type { Page } from "@playwright/test";
import texts from "#features/startups/editing/messages.tr.ts";
import { axe, expect, test } from "./harness.ts";
import { keyboard, liveByKeyboard } from "./life-by-keyboard.ts";
import { linkFrom } from "./mailbox.ts";
import { fillIn, signInHere } from "./new-account.ts";

/** Fields that were filled in before the first startup: six to sign up, two to sign in. */
const FIELDS_BEFORE = 8;

/** By keyboard alone: the first startup from the welcome page to its end. Counts the fields. */
async function liveFromWelcome(page: Page, visit: (status: number) => Promise<unknown>): Promise<number> {
  const { press, type } = keyboard(page);
  await press(page.getByRole("link", { name: "Girişiminizi ekleyin" }));
  await type(page.getByRole("textbox", { name: "Ad", exact: true }), "Arı Yolu");
  await type(page.getByRole("combobox", { name: "Sektör" }), "Enerji");
  await type(page.getByRole("combobox", { name: "Ülke" }), "T");
  await expect(page.getByRole("combobox", { name: "Ülke" }).locator("option:checked")).toHaveText("Türkiye");
  await liveByKeyboard(page, { name: "Arı Yolu", texts }, visit);
  return 3;
}

test("a person signs up in Turkish, confirms, chooses a type, adds a startup", async ({ open, site }) => {
  const email = "ada.yeni@example.test";
  const page = await open("/register", { locale: "tr" });
  const rules = page.locator("li", { has: page.locator(".text-good, .border-good") });
  await page.locator("input[name=password]").fill("bal");
  await expect(rules).toHaveCount(1);
  await axe(page);
  await fillIn(page, email);
  await expect(rules).toHaveCount(5);
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await expect(page.getByRole("heading", { name: "Gelen kutunuza bakın" })).toBeVisible();
  await axe(page);

  await page.goto(await linkFrom(site, email, "/tr/e-posta-dogrulama"));
  await expect(page.getByRole("heading", { name: "Adresiniz doğrulandı" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Giriş yapın" }).click();
  await signInHere(page, email);
  await page.waitForURL("**/tr/kullanici-tipi");
  await axe(page);
  await page.goto("/tr/kullanici/yeni-kullanici");
  expect(new URL(page.url()).pathname, "no type, no further").toBe("/tr/kullanici-tipi");
  await page.getByRole("button", { name: "Girişimci" }).click();
  await page.waitForURL("**/tr/kullanici/yeni-kullanici");
  await expect(page.getByRole("heading", { name: "Aramıza hoş geldiniz, Ada" })).toBeVisible();
  await axe(page);

  const visit = (status: number) => open("/startup/ari-yolu", { locale: "tr", status });
  expect(FIELDS_BEFORE + (await liveFromWelcome(page, visit))).toBe(11);
});

for (const [locale, ...names] of [
  ["en", "at least 8 characters", "an uppercase letter", "a punctuation mark", "a number", "no consecutive numbers"],
  ["tr", "en az 8 karakter", "bir büyük harf", "bir noktalama işareti", "bir rakam", "ardışık sayı içermemesi"],
] as const)
  test(`in ${locale} password rules turn while typing and are announced`, async ({ open }) => {
    const page = await open("/register", { locale, width: 375, theme: "dark" });
    const [length, uppercase, punctuation, number, noConsecutive] = names;
    const [met, said] = locale === "tr" ? [": tamam", "Eksik kalanlar"] : [": met", "Still missing"];
    const field = page.locator("input[name=password]");
    const statuses = page.getByRole("status").filter({ hasText: /\S/ });
    const metRules = async () => {
      const texts = await page.locator("li", { has: page.locator(".sr-only") }).allTextContents();
      return names.filter((name) => texts.some((text) => text.includes(name) && text.endsWith(met)));
    };
    await page.waitForLoadState("networkidle");
    await expect.poll(metRules).toEqual([]);
    for (const [typed, rules] of [
      ["bal", [noConsecutive]],
      ["Bal", [uppercase, noConsecutive]],
      ["Bal!", [uppercase, punctuation, noConsecutive]],
      ["Bal!123", [uppercase, punctuation, number]],
      ["Bal!1357", [length, uppercase, punctuation, number, noConsecutive]],
      ["Bal!135", [uppercase, punctuation, number, noConsecutive]],
    ] as const) {
      await field.fill(typed);
      await expect.poll(metRules, { message: typed }).toEqual([...rules]);
      const missing = names.filter((name) => !(rules as readonly string[]).includes(name));
      if (missing.length > 0) await expect(statuses.first()).toContainText(said);
      for (const name of missing) await expect(statuses.first()).toContainText(name);
    }
    await field.fill("Bal!1357");
    const all = locale === "tr" ? "Şifre tüm kurallara uyuyor." : "The password meets all rules.";
    await expect(page.getByRole("status").filter({ hasText: all })).toBeVisible();
    await axe(page);
  });

test("who signs up by a startup's link, without scripts, ends at the startup", async ({ open, site }) => {
  const email = "deniz.ortak@example.test";
  const page = await open("/co-founder-redirect/mikro-ses", { scripts: false });
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  expect(new URL(page.url()).pathname).toBe("/registerForStartup/mikro-ses");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await page.goto(await linkFrom(site, email, "/email-verification"));
  await page.getByRole("button", { name: "Verify my address" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signInHere(page, email);
  await page.getByRole("button", { name: "Investor" }).click();
  await page.waitForURL("**/startup/mikro-ses");
});

test("signing up by a startup's link asks its team once", async ({ open }) => {
  const page = await open("/co-founder-redirect/mikro-ses", { as: "head-hunter" });
  await expect(page.getByRole("heading", { name: "Join Mikro Ses" })).toBeVisible();
  await axe(page);
  await page.getByRole("button", { name: "Ask to join the team" }).click();
  await page.waitForURL("**/startup/mikro-ses");
  await page.goto("/co-founder-redirect/mikro-ses");
  expect(new URL(page.url()).pathname, "nothing is left to ask").toBe("/startup/mikro-ses");
});

test("a refused sign-up keeps its text by the field; used links say so", async ({ open }) => {
  const page = await open("/register", { refusal: 409 });
  await fillIn(page, "member@kovan.example");
  await page.getByRole("button", { name: "Create account" }).click();
  const email = page.locator("input[name=email]");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  await expect(page.locator("input[name=surname]")).toHaveValue("Işıksoy");
  await expect(page.locator("input[name=password]")).toHaveValue("Bal!Petek.27");
  await axe(page);
  await expect(page.getByRole("link", { name: "set a new password" })).toBeVisible();
  await email.fill("member.new@kovan.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  const used = await open(`/email-verification?code=${"a".repeat(43)}`, { refusal: 400 });
  await expect(used.getByRole("alert")).toContainText("is not valid");
  await used.locator("input[name=email]").fill("nobody@example.test");
  await used.getByRole("button", { name: "Send the email again" }).click();
  await expect(used.getByText("The email is on its way")).toBeVisible();
  await expect(used.getByRole("link", { name: "Sign in" }).last()).toBeVisible();
});

test("a demo without a mail server leads to the mail it promised", async ({ open }) => {
  const page = await open("/forgot-password");
  await page.locator("input[name=email]").fill("member@kovan.example");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByRole("link", { name: "Read it here" }).click();
  await page.waitForURL("**/dev/mail");
});

test("forms of another site change nothing", async ({ open }) => {
  const page = await open("/register");
  for (const address of ["/register", "/email-verification"]) {
    const answer = await page.request.post(address, {
      form: { email: "x@example.test", intent: "resend" },
      headers: { origin: "https://evil.example" },
    });
    expect(answer.status()).toBe(403);
  }
});
