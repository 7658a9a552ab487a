import type { Page } from "@playwright/test";
import { freePort } from "#testing/free-port.ts";
import { CLIENT, openIdProvider, type PersonElsewhere } from "#testing/openid-provider.ts";
import { axe, expect, test } from "./harness.ts";

let provider: Awaited<ReturnType<typeof openIdProvider>>;

/** A person whom the sites know and the portal does not. */
const person = (name: string): PersonElsewhere => ({
  sub: name,
  email: `${name}.baska@example.test`,
  email_verified: true,
  given_name: name,
  family_name: "Işıksoy",
});

/** Starts the provider that the server sends people to. */
async function settings(): Promise<Record<string, string>> {
  const port = await freePort();
  const ways = ["google", "linkedin"].map((type) => `http://127.0.0.1:${port}/oauth-login/${type}`);
  provider = await openIdProvider(ways, person("nobody"));
  const registered = ["GOOGLE", "LINKEDIN"].flatMap((name) => [
    [`${name}_CLIENT_ID`, CLIENT.clientId],
    [`${name}_CLIENT_SECRET`, CLIENT.clientSecret],
    [`${name}_ISSUER`, provider.issuer],
  ]);
  return { PORT: String(port), ...Object.fromEntries(registered) };
}

test.use({ additions: { settings } });
test.afterAll(() => provider?.close());

const agree = async (page: Page, create: string) => {
  await page.locator("input[name=termsAccepted]").check();
  await page.locator("input[name=privacyAccepted]").check();
  await page.getByRole("button", { name: create }).click();
};

/** Makes an account with Google, whose person has not said yet who they are on the portal. */
async function haveAccount(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await agree(page, "Create account");
  await page.waitForURL("**/user-type");
}

test("a person comes by another site in Turkish, agrees, picks a type", async ({ open }) => {
  provider.conduct.person = person("ada");
  const page = await open("/login", { locale: "tr" });
  await expect(page.getByRole("link", { name: /ile devam et$/ })).toHaveText([
    "LinkedIn ile devam et",
    "Google ile devam et",
  ]);
  await axe(page);
  await page.getByLabel("Bu cihazda beni hatırla").check();
  await page.getByRole("link", { name: "Google ile devam et" }).click();
  await expect(page.getByRole("heading", { name: "Son bir adım" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/tr/sosyal-giris/google");
  await expect(page.locator("input[name=surname]")).toHaveValue("Işıksoy");
  await expect(page.locator("input[type=checkbox]:checked"), "nothing is ticked beforehand").toHaveCount(0);
  await axe(page);
  await agree(page, "Hesap oluştur");
  await page.waitForURL("**/tr/kullanici-tipi");
  const cookies = await page.context().cookies();
  const sessionCookie = cookies.find(({ name }) => name === "session")!;
  expect(sessionCookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(
    (sessionCookie.expires - Date.now() / 1_000) / 86_400,
    "remembered, though the box was ticked elsewhere",
  ).toBeCloseTo(180, 1);
  expect(cookies.some(({ name }) => name === "social")).toBe(false);
});

test("social sign-in works from the dialog and without scripts", async ({ open }) => {
  const page = await open("/about-us", { refusal: 403 });
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Continue with LinkedIn" })).toBeVisible();
  await axe(page);
  provider.conduct.refuses = true;
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with LinkedIn" }).click();
  await expect(page.getByRole("alert").getByText("LinkedIn refused the connection.")).toBeVisible();
  await axe(page);
  provider.conduct.refuses = false;

  provider.conduct.person = person("belgin");
  await haveAccount(await open("/login"));
  const plain = await open("/login?returnTo=%2Fabout-us", { scripts: false });
  await plain.getByRole("link", { name: "Continue with Google" }).click();
  await plain.getByLabel("Remember me on this device").check();
  await plain.getByRole("button", { name: "Continue" }).click();
  await plain.waitForURL(/user-type\?returnTo=%2Fabout-us/);
  const sessionCookie = (await plain.context().cookies()).find(({ name }) => name === "session")!;
  expect(sessionCookie.expires).toBeGreaterThan(Date.now() / 1_000 + 179 * 86_400);
});

test("social sign-up returns to the startup; the session ends with it", async ({ open }) => {
  provider.conduct.person = person("cahide");
  await haveAccount(await open("/login"));
  const page = await open("/registerForStartup/mikro-ses");
  await axe(page);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.waitForURL(/user-type\?returnTo=%2Fco-founder-redirect%2Fmikro-ses/);
  expect((await page.context().cookies()).find(({ name }) => name === "session")?.expires).toBe(-1);
  await page.getByRole("button", { name: "Investor" }).click();
  // She has an account already: she is asked before the team hears of her.
  await page.getByRole("button", { name: "Ask to join the team" }).click();
  await page.waitForURL("**/startup/mikro-ses");
});

test("foreign links and sites start no sign-in; unasked answers do nothing", async ({ open }) => {
  const page = await open("/oauth-login/google", { refusal: 400, complaint: /status of 403/ });
  await expect(page.getByRole("link", { name: "Continue with Google" })).toBeVisible();
  await axe(page);
  await page.goto("/oauth-login/google?code=forged&state=forged");
  await expect(page.getByRole("alert").getByText("not started in this browser")).toBeVisible();
  expect((await page.context().cookies()).some(({ name }) => name === "session")).toBe(false);
  expect((await page.request.get("/oauth-login/github?start=1")).status()).toBe(403);
  // A site that the portal is not registered with is not offered.
  expect((await page.goto("/oauth-login/github"))?.status()).toBe(403);
  await expect(page.getByText(/temporarily disabled/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue with GitHub" })).toHaveCount(0);
  await axe(page);
});
