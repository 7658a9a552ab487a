import type { Page } from "@playwright/test";
import sharp from "sharp";
import { login } from "#features/accounts/contract.ts";
import { getJob, jobCalls } from "#features/jobs/contract.ts";
import { accessUsers, changeScopes, ownEntities } from "#features/members/contract.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { type Answer, addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { axe, expect, signIn, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import { statusForVisitors } from "./page-html.ts";
import type { Site } from "./site.ts";

const PASSWORD = "Bal!Petek.27";
const EMAIL = "ada.omur@example.test";
/** The clock of the server when the life begins: a job has expired until then. */
const DAYS_BEFORE = 2;

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("input[type=password]").press("Enter");
}

async function call<E extends Endpoint>(
  site: Site,
  token: string,
  endpoint: E,
  { query, body }: Input<E>,
): Promise<Answer<E>> {
  const answer = await fetch(site.origin + addressOf(endpoint, undefined, query), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${endpoint.method} ${endpoint.path}`).toBe(200);
  return (await answer.json()).data;
}

/** Signs up by the startup's link, confirms from the mail in the same browser and says who one is. */
async function arrive(site: Site, page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ name: "Ada", surname: "Ömür", email: EMAIL, password: PASSWORD }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator("input[name=termsAccepted]").check();
  await page.locator("input[name=privacyAccepted]").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await page.goto(await linkFrom(site, EMAIL, "/email-verification"));
  await expect(page.getByText("Your address is verified, and you are signed in.")).toBeVisible();
  await page.getByRole("button", { name: "Entrepreneur" }).click();
  await page.waitForURL("**/startup/*");
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Title" }).fill("Founder of her own life");
  await page.getByRole("group", { name: "Employment types" }).getByRole("checkbox").first().check();
  await page.getByRole("checkbox", { name: "List me" }).check();
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#f6b933" } });
  const buffer = await picture.png().toBuffer();
  await page.getByLabel("Choose a photo").setInputFiles({ name: "ada.png", mimeType: "image/png", buffer });
  await page.getByRole("dialog", { name: "Your photo" }).getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("header img[src*='/files/public/']")).toHaveCount(1);
}

async function acceptFromMail(site: Site, page: Page, email: string): Promise<void> {
  const link = (await linkFrom(site, email, "/invitation")).replace("locale=tr", "locale=en");
  await page.goto(link);
  if (new URL(page.url()).pathname === "/login") await signInAs(page, email, DEMO_PASSWORD);
  await page.waitForURL("**/profile/invitations?code=*");
  await page.getByRole("link", { name: "Accept", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You have accepted the invitation.")).toBeVisible();
}

async function deleteAccount(page: Page): Promise<void> {
  await page.goto("/profile/settings/delete-account");
  await page.getByLabel("I understand").check();
  const form = page.locator("form", { has: page.getByRole("button", { name: "Delete my account" }) });
  await form.getByLabel("Your password").fill("Not!Mine.27");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(form.getByLabel("Your password")).toHaveAccessibleDescription("The password is wrong.");
  await form.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible();
}

// As most houses begin: on the embedded database, as `npm start` makes and fills it.
test.use({ additions: { isEmbedded: true } });

test("an expired job says so, is noindexed and listed only on request", async ({ open, daysLater }) => {
  const page = await open("/job");
  const answer = await page.request.post(jobCalls.page.path, { data: { filter: { expired: true } } });
  const { seoUrl, title } = (await answer.json()).data.rows[0];
  await page.goto(`/job/${seoUrl}`);
  await expect(page.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goto("/job?expired=true");
  await expect(page.getByRole("link", { name: title, exact: true }).first()).toBeVisible();
  await expect(page.locator("main article").first().getByText("Expired")).toBeVisible();

  await page.goto("/job?sort=closing");
  const live = await page.locator("main article h2 a").first().getAttribute("href");
  await daysLater(DAYS_BEFORE);
  const later = await open(live!);
  await expect(later.getByRole("heading", { name: "This job posting has expired." })).toBeVisible();
  const call = await later.request.get(getJob.path.replace(":seoUrl", live!.split("/").at(-1)!));
  expect(call.status()).toBe(200);
  await later.goto("/job?sort=closing");
  const names = await later.locator("main article h2 a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(names).not.toContain(live);
});

test("a whole life: from sign-up to day 14", async ({ open, site, daysLater }) => {
  test.setTimeout(400_000);
  const owner = await open("/dashboard/management", { as: "entrepreneur" });
  const ownerToken = await signIn(owner.context(), "entrepreneur");
  const [entity] = await call(site, ownerToken, ownEntities, {});
  const { entityId, entitySeoUrl, entityName } = entity!;

  const page = await open(`/registerForStartup/${entitySeoUrl}`, { refusal: 400 });
  await arrive(site, page);
  expect(new URL(page.url()).pathname).toBe(`/startup/${entitySeoUrl}`);
  await fillProfile(page);

  // The owner takes her into the team, with everything.
  await owner.goto(`/dashboard/management?entityId=${entityId}`);
  const wish = owner.getByRole("listitem").filter({ hasText: EMAIL });
  await wish.locator("summary").click();
  await axe(owner);
  await wish.getByLabel("Full access").check();
  await wish.getByRole("button", { name: "Invite with these permissions" }).click();
  await expect(owner.getByText("The invitation is on its way.")).toBeVisible();
  await expect(wish).toHaveCount(0);
  await acceptFromMail(site, page, EMAIL);

  // She invites a colleague, who accepts and has the permissions until they end.
  const email = demoEmail("provider");
  await page.goto(`/user/dashboard/invite?entityId=${entityId}`);
  await page.getByLabel("Email addresses").fill(email);
  await page.getByLabel("Email addresses").press("Enter");
  await page.getByLabel("Edit", { exact: true }).check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation is on its way.")).toBeVisible();
  const colleague = await open("/", {});
  await acceptFromMail(site, colleague, email);
  await colleague.goto(`/dashboard/management?entityId=${entityId}`);
  await expect(colleague.getByText("View · Edit").first()).toBeVisible();
  const { users } = await call(site, ownerToken, accessUsers, { query: { entityId } });
  const userId = users.find(({ scopes }) => scopes.join() === "2")!.userId;
  const expiresAt = new Date(Date.now() + DAYS_BEFORE * 86_400_000 + 2_000).toISOString();
  await call(site, ownerToken, changeScopes, { body: { userId, entityId, scopes: [2], expiresAt } });
  const colleagueToken = await signIn(colleague.context(), "provider");
  await expect
    .poll(async () => (await call(site, colleagueToken, ownEntities, {})).some((one) => one.entityId === entityId))
    .toBe(false);

  // She leaves, and others no longer see her.
  const seoUrl = users.find(({ name }) => name === "Ada")!.seoUrl;
  const profileStatus = () => statusForVisitors(site, `/talent/${seoUrl}`);
  expect(await profileStatus()).toBe(200);
  await deleteAccount(page);
  expect(await profileStatus()).toBe(404);

  // The mail leads to the page that keeps the account, although she is signed in still.
  const keepLink = () => linkFrom(site, EMAIL, /^\/(login|tr\/giris)$/);
  await expect.poll(keepLink).toMatch(/delete-account|hesap-sil/);
  await page.goto(await keepLink());
  await page.locator("main button[value=keep]").click();
  await page.waitForURL("**?cancelled=1");
  expect(await profileStatus()).toBe(200);
  await deleteAccount(page);

  await daysLater(DAYS_BEFORE + 13);
  const back = await open("/login", { refusal: 400 });
  await signInAs(back, EMAIL, PASSWORD);
  await expect(back.getByRole("heading", { name: "Your account is kept", level: 1 })).toBeVisible();
  // Nobody who comes back is offered to leave again.
  await expect(back.getByRole("button", { name: "Delete my account" })).toHaveCount(0);
  expect(await profileStatus()).toBe(200);
  await back.goto(`/dashboard/management?entityId=${entityId}`);
  await expect(back.getByRole("heading", { name: entityName }).first()).toBeVisible();
  await deleteAccount(back);

  await daysLater(DAYS_BEFORE + 27.1);
  const attempt = (credentials: { email: string; password: string }) =>
    fetch(site.origin + login.path, {
      method: "POST",
      body: JSON.stringify(credentials),
      headers: { "content-type": "application/json" },
    });
  const answer = await attempt({ email: demoEmail("entrepreneur"), password: DEMO_PASSWORD });
  const { token } = (await answer.json()).data;
  await expect
    .poll(async () => {
      const { users: left } = await call(site, token, accessUsers, { query: { entityId } });
      return left.some(({ name }) => name === "Ada");
    })
    .toBe(false);
  expect((await attempt({ email: EMAIL, password: PASSWORD })).status).toBe(401);
  expect(await profileStatus()).toBe(404);
});
