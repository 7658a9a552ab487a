import { freePort } from "#testing/free-port.ts";
import { CLIENT, openIdProvider } from "#testing/openid-provider.ts";
import { axe, expect, test } from "./harness.ts";

let university: Awaited<ReturnType<typeof openIdProvider>>;
const STUDENT = {
  sub: "deniz",
  email: "deniz@anittepe.example",
  email_verified: true,
  given_name: "Deniz",
  family_name: "Işıksoy",
  groups: ["students"],
};

/** Starts the provider of a university that the server sends people to. */
async function settings(): Promise<Record<string, string>> {
  const port = await freePort();
  university = await openIdProvider([`http://127.0.0.1:${port}/oauth-login/oidc-anittepe`], STUDENT);
  return {
    PORT: String(port),
    OIDC_ANITTEPE_ISSUER: university.issuer,
    OIDC_ANITTEPE_CLIENT_ID: CLIENT.clientId,
    OIDC_ANITTEPE_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_ANITTEPE_LABEL_EN: "Anıttepe Technical University",
    OIDC_ANITTEPE_LABEL_TR: "Anıttepe Teknik Üniversitesi",
    OIDC_ANITTEPE_DOMAINS: "anittepe.example",
    OIDC_ANITTEPE_GROUPS: "students=entrepreneur",
    // Nobody listens there.
    OIDC_BALKAYA_ISSUER: "http://127.0.0.1:9",
    OIDC_BALKAYA_CLIENT_ID: CLIENT.clientId,
    OIDC_BALKAYA_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_BALKAYA_LABEL_EN: "Balkaya School of Crafts",
    OIDC_BALKAYA_LABEL_TR: "Balkaya Meslek Yüksekokulu",
    OIDC_BALKAYA_DOMAINS: "balkaya.example",
  };
}

test.use({ additions: { settings } });
test.afterAll(() => university?.close());

test("a student comes by the university, and signs out of both", async ({ open }) => {
  const page = await open("/register", { locale: "tr" });
  const button = page.getByRole("link", { name: "Anıttepe Teknik Üniversitesi ile devam et" });
  await expect(button).toBeVisible();
  await axe(page);
  await button.click();
  await expect(page.getByRole("heading", { name: "Son bir adım" })).toBeVisible();
  await page.locator("input[name=termsAccepted]").check();
  await page.locator("input[name=privacyAccepted]").check();
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  // Her groups say what she is: she is not asked.
  await page.waitForURL(/\/tr\/?$/);
  await page.goto("/tr/panel/ayarlar");
  await expect(page.getByText("Anıttepe Teknik Üniversitesi", { exact: true })).toBeVisible();
  await axe(page);

  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Hesap:/ })
    .click();
  await page.getByRole("menuitem", { name: "Çıkış yap" }).click();
  await expect(page.getByRole("heading", { name: "Buradan çıkış yaptınız" })).toBeVisible();
  await axe(page);
  expect((await page.context().cookies()).some(({ name }) => name === "session")).toBe(false);
  await page.getByRole("link", { name: "Anıttepe Teknik Üniversitesi hesabından da çıkış yap" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/tr\/?$/);
});

test("without scripts one signs out of the university, too", async ({ open }) => {
  const page = await open("/login", { scripts: false });
  await page.getByRole("link", { name: "Continue with Anıttepe Technical University" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/127\.0\.0\.1:\d+\/(oauth-login.*)?$/);
  if (await page.locator("input[name=termsAccepted]").count()) {
    await page.locator("input[name=termsAccepted]").check();
    await page.locator("input[name=privacyAccepted]").check();
    await page.getByRole("button", { name: "Create account" }).click();
  }
  await page.locator("form[action='/sign-out']").evaluateAll((forms) => (forms[0] as HTMLFormElement).submit());
  await expect(page.getByRole("heading", { name: "You are signed out here" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign out of Anıttepe Technical University" })).toBeVisible();
});

test("a university that is away leaves the form", async ({ open }) => {
  const page = await open("/login", { refusal: 504 });
  await page.getByRole("link", { name: "Continue with Balkaya School of Crafts" }).click();
  await expect(page.getByRole("alert").getByText("The other site is not responding.")).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Sign in with a password" }).click();
  await expect(page.locator("input[name=email]")).toBeVisible();
});
