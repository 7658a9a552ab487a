import { freePort } from "#testing/free-port.ts";
import { samlProvider } from "#testing/saml-provider.ts";
import { axe, expect, test } from "./harness.ts";

let university: Awaited<ReturnType<typeof samlProvider>>;
const DENIZ = {
  nameId: "deniz-7f3a",
  attributes: { mail: ["deniz@anittepe.example"], givenName: ["Deniz"], sn: ["Işıksoy"], groups: ["student"] },
};

/** Starts the identity provider of a university that the server sends people to. */
async function settings(): Promise<Record<string, string>> {
  const port = await freePort();
  const portal = `http://127.0.0.1:${port}`;
  university = await samlProvider(portal, async () => (await fetch(`${portal}/saml/metadata`)).text(), DENIZ);
  return {
    PORT: String(port),
    SAML_ANITTEPE_METADATA: university.metadata,
    SAML_ANITTEPE_LABEL_EN: "Anıttepe Technical University",
    SAML_ANITTEPE_LABEL_TR: "Anıttepe Teknik Üniversitesi",
    SAML_ANITTEPE_DOMAINS: "anittepe.example",
    SAML_ANITTEPE_GROUPS: "student=entrepreneur",
  };
}

test.use({ additions: { settings } });
test.afterAll(() => university?.close());

test("a student comes by a federation, in her language, and comes again", async ({ open }) => {
  const page = await open("/register", { locale: "tr" });
  const button = page.getByRole("link", { name: "Anıttepe Teknik Üniversitesi ile devam et" });
  await expect(button).toBeVisible();
  await axe(page);
  await button.click();
  // The university's page sends its answer as a form.
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Son bir adım" })).toBeVisible();
  await page.locator("input[name=termsAccepted]").check();
  await page.locator("input[name=privacyAccepted]").check();
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL(/\/tr\/?$/);
  await page.goto("/tr/panel/ayarlar");
  await expect(page.getByText("Anıttepe Teknik Üniversitesi", { exact: true })).toBeVisible();

  const again = await open("/login", { scripts: false });
  await again.getByRole("link", { name: "Continue with Anıttepe Technical University" }).click();
  await again.getByRole("button", { name: "Continue" }).click();
  await again.getByRole("button", { name: "Continue" }).click();
  await again.waitForURL(/127\.0\.0\.1:\d+\/$/);
  expect((await again.context().cookies()).some(({ name }) => name === "session")).toBe(true);
});

test("an answer that was made up leaves the form, and says so", async ({ open }) => {
  university.conduct.audience = "https://other.example/saml/metadata";
  const page = await open("/login", { refusal: 403 });
  await page.getByRole("link", { name: "Continue with Anıttepe Technical University" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert").getByText("its answer could not be trusted")).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Sign in with a password" }).click();
  await expect(page.locator("input[name=email]")).toBeVisible();
});
