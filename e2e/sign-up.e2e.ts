import type { Page } from "@playwright/test";
import texts from "#features/startups/editing/messages.tr.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";
import { keyboard, liveByKeyboard } from "./life-by-keyboard.ts";
import { linkFrom } from "./mailbox.ts";
import { fillIn, signInHere } from "./new-account.ts";
import type { Site } from "./site.ts";

const NEW_PASSWORD = "Yeni!Petek.90";
const RESET_PATHS = /^\/(tr\/sifre-sifirla|reset-password)$/;

/** Fields that were filled in before the first startup: six to sign up. */
const FIELDS_BEFORE = 6;

/** By keyboard alone: the first startup from the welcome page to its end. Counts the fields. */
async function liveFromWelcome(page: Page, site: Site): Promise<number> {
  const { press, type } = keyboard(page);
  await press(page.getByRole("link", { name: "Girişiminizi ekleyin" }));
  await type(page.getByRole("textbox", { name: "Ad", exact: true }), "Arı Yolu");
  await type(page.getByRole("combobox", { name: "Sektör" }), "Enerji");
  await type(page.getByRole("combobox", { name: "Ülke" }), "T");
  await expect(page.getByRole("combobox", { name: "Ülke" }).locator("option:checked")).toHaveText("Türkiye");
  await liveByKeyboard(page, { name: "Arı Yolu", path: "/tr/girisim/ari-yolu", texts }, site);
  return 3;
}

test("a person signs up in Turkish, confirms, chooses a type, adds a startup", async ({ open, site }) => {
  const email = "ada.yeni@example.test";
  const page = await open("/register", { locale: "tr", refusal: 400 });
  const rules = page.locator("li", { has: page.locator(".text-good, .border-good") });
  await page.locator("input[name=password]").fill("bal");
  await expect(rules).toHaveCount(2);
  await axe(page);
  await fillIn(page, email);
  await expect(rules).toHaveCount(6);
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await expect(page.getByRole("heading", { name: "Gelen kutunuza bakın" })).toBeVisible();
  await axe(page);

  // While scripts confirm the address there is no button, of which a click would land on the page that follows.
  await page.route("**/e-posta-dogrulama.data*", async (route) => {
    await expect(page.getByRole("button", { name: "Adresimi doğrula" })).toBeHidden();
    await route.fallback();
  });
  await page.goto(await linkFrom(site, email, "/tr/e-posta-dogrulama"));
  // The browser that signed up is signed in.
  await page.waitForURL("**/tr/kullanici-tipi?verified=1");
  await expect(page.getByText("Adresiniz doğrulandı, giriş yaptınız.")).toBeVisible();
  await axe(page);
  await page.goto("/tr/kullanici/yeni-kullanici");
  expect(new URL(page.url()).pathname, "no type, no further").toBe("/tr/kullanici-tipi");
  await page.getByRole("button", { name: "Girişimci" }).click();
  await page.waitForURL("**/tr/kullanici/yeni-kullanici");
  await expect(page.getByRole("heading", { name: "Aramıza hoş geldiniz, Ada" })).toBeVisible();
  await axe(page);
  await beListed(page, site);

  expect(FIELDS_BEFORE + (await liveFromWelcome(page, site))).toBe(9);
});

/** Nobody finds a new member before the tick, which needs a title. */
async function beListed(page: Page, { origin }: Site): Promise<void> {
  const isFound = async () => {
    const answer = await page.request.get(`${origin}/apiStartup/Search/Users?text=ada+isiksoy`);
    return (await answer.json()).data.length > 0;
  };
  expect(await isFound()).toBe(false);
  const tick = page.getByRole("checkbox", { name: "Beni başkalarının bulabileceği kişiler arasında listele" });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page.getByRole("button", { name: "Kaydet" }).click();
  const title = page.getByRole("textbox", { name: "Unvan" });
  await expect(title).toHaveAccessibleDescription(/Listelenmek için önce unvanınızı yazın\./);
  await expect(tick).toBeChecked();
  await title.fill("Arıcı");
  await title.press("Enter");
  await expect(page.getByText("Artık listeleniyorsunuz (Arıcı).")).toBeVisible();
  await axe(page);
  expect(await isFound()).toBe(true);
}

/** The rules of a password in their order: with length, uppercase letter, punctuation mark, number, no consecutive numbers. */
const RULES = {
  en: ["at least 8 characters", "an uppercase letter", "a punctuation mark", "a number", "no consecutive numbers"],
  tr: ["en az 8 karakter", "bir büyük harf", "bir noktalama işareti", "bir rakam", "ardışık sayılar olmaması"],
} as const;

test("password rules turn while typing and are announced in both languages", async ({ open }) => {
  const page = await open("/register", { width: 375, theme: "dark" });
  const field = page.locator("input[name=password]");
  const statuses = page.getByRole("status").filter({ hasText: /\S/ });
  /** Types, and expects the rules with these places to be met and the others to be announced as missing. */
  const meets = async (locale: "en" | "tr", typed: string, places: number[]) => {
    const [met, said] = locale === "tr" ? [": tamam", "Eksik kalanlar"] : [": met", "Still missing"];
    const metPlaces = async () => {
      const texts = await page.locator("li", { has: page.locator(".sr-only") }).allTextContents();
      return [...RULES[locale].keys()].filter((place) =>
        texts.some((text) => text.includes(RULES[locale][place]!) && text.endsWith(met)),
      );
    };
    await field.fill(typed);
    await expect.poll(metPlaces, { message: typed }).toEqual(places);
    const missing = RULES[locale].filter((_, place) => !places.includes(place));
    if (missing.length > 0) await expect(statuses.first()).toContainText(said);
    for (const rule of missing) await expect(statuses.first()).toContainText(rule);
  };
  await page.waitForLoadState("networkidle");
  await expect(page.locator("li", { has: page.locator(".sr-only") }).filter({ hasText: ": met" })).toHaveCount(0);
  await meets("en", "bal", [4]);
  await meets("en", "Bal", [1, 4]);
  await meets("en", "Bal!", [1, 2, 4]);
  await meets("en", "Bal!123", [1, 2, 3]);
  await meets("en", "Bal!1357", [0, 1, 2, 3, 4]);
  await meets("en", "Bal!135", [1, 2, 3, 4]);
  await field.fill("Bal!1357");
  const all = (sentence: string) => page.getByRole("status").filter({ hasText: sentence });
  await expect(all("The password meets all rules.")).toBeVisible();
  await axe(page);

  await page.goto("/tr/kayit-ol");
  await page.waitForLoadState("networkidle");
  await meets("tr", "bal", [4]);
  await meets("tr", "Bal!123", [1, 2, 3]);
  await meets("tr", "Bal!1357", [0, 1, 2, 3, 4]);
  await expect(all("Şifre tüm kurallara uyuyor.")).toBeVisible();
});

test("who confirms elsewhere signs in there, without scripts, and ends at the startup", async ({ open, site }) => {
  const email = "deniz.ortak@example.test";
  const page = await open("/co-founder-redirect/mikro-ses", { scripts: false });
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  expect(new URL(page.url()).pathname).toBe("/registerForStartup/mikro-ses");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  const elsewhere = await open(await linkFrom(site, email, "/email-verification"), { scripts: false });
  await elsewhere.getByRole("button", { name: "Verify my address" }).click();
  await expect(elsewhere.getByRole("heading", { name: /verified/ })).toBeVisible();
  await elsewhere.getByRole("link", { name: "Sign in" }).click();
  await signInHere(elsewhere, email);
  await elsewhere.getByRole("button", { name: "Investor" }).click();
  await elsewhere.waitForURL("**/startup/mikro-ses");
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
  const page = await open("/register", { refusal: 409, complaint: /status of 400/ });
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
  await page.goto(`/email-verification?code=${"a".repeat(43)}`);
  await expect(page.getByRole("alert")).toContainText("is not valid");
  await page.locator("input[name=email]").fill("nobody@example.test");
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(page.getByText("The email is on its way")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toBeVisible();
});

test("a demo without a mail server leads to the mail it promised", async ({ open }) => {
  const page = await open("/forgot-password");
  await page.locator("input[name=email]").fill(demoEmail("premium"));
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByRole("link", { name: "Read it here" }).click();
  await page.waitForURL("**/dev/mail");
});

test("forms of another site change nothing", async ({ request, site: { origin } }) => {
  for (const address of ["/register", "/email-verification"]) {
    const answer = await request.post(origin + address, {
      form: { email: "x@example.test", intent: "resend" },
      headers: { origin: "https://evil.example" },
    });
    expect(answer.status()).toBe(403);
  }
});

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

  const link = await linkFrom(site, demoEmail("employee"), RESET_PATHS);
  await page.goto(link);
  await page.locator("input[name=password]").fill("weak");
  await page.locator("main button[type=submit]").click();
  await expect(page.locator("input[name=password]")).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await page.locator("input[name=password]").fill(NEW_PASSWORD);
  await page.locator("main button[type=submit]").click();
  await page.waitForURL("**done=1");
  await elsewhere.reload();
  await expect(elsewhere.getByRole("banner").getByRole("button", { name: /^(Account of|Hesap:)/ })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: /done its work|artık geçerli değil/ })).toBeVisible();
  await expect(page.locator("input[name=password]")).toHaveCount(0);
  await axe(page);
  await expect(page.getByRole("link", { name: /Ask for a new link|Yeni bağlantı iste/ })).toBeVisible();
  await page.goto("/login");
  await page.locator("input[name=email]").fill(demoEmail("employee"));
  await page.locator("input[type=password]").fill(NEW_PASSWORD);
  await page.locator("input[type=password]").press("Enter");
  await expect(page.getByRole("banner").getByRole("button", { name: /^(Account of|Hesap:)/ })).toBeVisible();
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
  const link = await linkFrom(site, demoEmail("member"), RESET_PATHS);
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

test("a form whose answer is lost is sent again by itself, and done once", async ({ open }) => {
  const page = await open("/profile/settings/change-password", { as: "provider", complaint: /ERR_FAILED/ });
  let sent = 0;
  await page.route("**/change-password.data*", async (route) => {
    if (route.request().method() !== "POST" || ++sent > 2) return route.continue();
    // The server works on it, and the answer gets lost.
    await route.fetch();
    return route.abort();
  });
  await page.locator("input[name=oldPassword]").fill(DEMO_PASSWORD);
  await page.locator("input[name=newPassword]").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  expect(sent).toBe(3);
});
