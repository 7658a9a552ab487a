import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { accessUsers, changeScopes, ownEntities } from "#features/members/contract.ts";
import { addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { axe, expect, signIn, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import type { Site } from "./site.ts";

/** The link of a mail, in English whatever language the mail was in. */
const invitationOf = async (site: Site, email: string) =>
  (await linkFrom(site, email, "/invitation")).replace("locale=tr", "locale=en");

async function call<E extends Endpoint>(page: Page, token: string, endpoint: E, { query, body }: Input<E>) {
  const answer = await page.request.fetch(addressOf(endpoint, undefined, query), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data as E["answer"]["_zod"]["output"];
}

test("a colleague is invited, accepts by mail, works, and expires", async ({ open, site }) => {
  const email = demoEmail("provider");
  const page = await open("/dashboard/management", { as: "entrepreneur", refusal: 400 });
  await axe(page);
  await page.getByRole("link", { name: "Invite people" }).last().click();
  const field = page.getByLabel("Email addresses");
  await field.fill("no address");
  await field.press("Enter");
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("Choose at least one.")).toBeVisible();
  await axe(page);
  for (const wrong of ["no", "address"]) await page.getByRole("button", { name: `Remove ${wrong}` }).click();
  await field.fill(email);
  await field.press("Enter");
  await page.getByLabel("Edit", { exact: true }).check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation is on its way.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: email }).getByText("Waiting")).toBeVisible();
  await axe(page);

  const guest = await open(await invitationOf(site, email));
  expect(new URL(guest.url()).pathname).toBe("/login");
  await guest.locator("input[name=email]").fill(email);
  await guest.locator("input[type=password]").fill(DEMO_PASSWORD);
  await guest.locator("input[type=password]").press("Enter");
  await guest.waitForURL("**/profile/invitations?code=*");
  await expect(guest.getByText("This is the invitation from your email.")).toBeVisible();
  await axe(guest);
  await guest.getByRole("link", { name: "Accept", exact: true }).click();
  const dialog = guest.getByRole("dialog", { name: /Accept the invitation to/ });
  await expect(dialog).toBeVisible();
  await axe(guest);
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(guest.getByText("You have accepted the invitation.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await guest.goto("/dashboard/management");
  await expect(guest.getByText("View · Edit")).toBeVisible();
  await axe(guest);

  const owner = await signIn(page.context(), "entrepreneur");
  const [entity] = await call(page, owner, ownEntities, {});
  const { users } = await call(page, owner, accessUsers, { query: { entityId: entity!.entityId } });
  const own = await call(guest, await signIn(guest.context(), "provider"), ownEntities, {});
  const entityId = own.find((one) => one.effective.length === 2)!.entityId;
  expect(entityId).toBe(entity!.entityId);
  const userId = users.find(({ scopes }) => scopes.join() === "2")!.userId;
  const expiresAt = new Date(Date.now() + 3_000).toISOString();
  await call(page, owner, changeScopes, { body: { userId, entityId, scopes: [2], expiresAt } });
  await guest.reload();
  await expect
    .poll(async () => {
      await guest.reload();
      return guest.getByText("View · Edit").count();
    })
    .toBe(0);
});

test("permissions change in plain words and are withdrawn after a question", async ({ open }) => {
  const page = await open("/dashboard/management", { as: "entrepreneur", width: 375, locale: "tr", refusal: 400 });
  const row = page.getByRole("listitem").filter({ hasText: "İlker Çınaroğlu" });
  await row.locator("summary").click();
  await row.getByLabel("Finansal bilgileri görme").check();
  await row.getByLabel("Son gün").fill("2020-01-01");
  await row.getByRole("button", { name: "Yetkileri kaydet" }).click();
  await expect(row.getByText("İleri bir tarih seçin.")).toBeVisible();
  await row.getByLabel("Son gün").fill("2031-05-31");
  await axe(page);
  await row.getByRole("button", { name: "Yetkileri kaydet" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Yetkiler kaydedildi." })).toBeVisible();
  await expect(row.getByText("Görüntüleme · Düzenleme · Finansal bilgileri görme")).toBeVisible();
  await expect(row.getByText("31.05.2031 tarihine kadar")).toBeVisible();
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Çıkar" }).click();
  const dialog = page.getByRole("dialog", { name: "İlker Çınaroğlu çıkarılsın mı?" });
  await dialog.getByRole("button", { name: "Çıkar" }).click();
  await expect(page.getByText("Üye çıkarıldı.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("who may not manage members leaves a team after a question", async ({ open }) => {
  const email = demoEmail("employee");
  const page = await open("/user/dashboard/invite", { as: "entrepreneur" });
  await page.getByLabel("Email addresses").fill(email);
  await page.getByLabel("View", { exact: true }).check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation is on its way.")).toBeVisible();
  const guest = await open("/profile/invitations", { as: "employee", locale: "tr", width: 375 });
  const card = guest.getByRole("article").filter({ hasText: "Rafbul" });
  await card.getByRole("link", { name: "Kabul et" }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Kabul et" }).click();
  await card.getByRole("link", { name: "Üyelere git" }).click();
  await guest.getByRole("link", { name: "Ayrıl" }).click();
  await axe(guest);
  await guest.getByRole("dialog").getByRole("button", { name: "Ayrıl" }).click();
  await expect(guest.getByText("Üyelikten ayrıldınız.")).toBeVisible();
});

test("without scripts an invited stranger signs up and declines", async ({ open, site }) => {
  const email = "yeni.ortak@example.test";
  const page = await open("/user/dashboard/invite", { as: "entrepreneur", scripts: false });
  await page.locator("input[name=emails]").fill(`${email}, ${email}`);
  await page.getByLabel("View", { exact: true }).check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await expect(page.getByText("1 invitation is on its way.")).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: "Withdraw" }).click();
  await expect(page.getByRole("heading", { name: "Withdraw the invitation?" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();

  const guest = await open(await invitationOf(site, email), { scripts: false });
  expect(new URL(guest.url()).pathname).toBe("/register");
  await expect(guest.locator("input[name=email]")).toHaveValue(email);
  await expect(guest.getByRole("heading", { name: "Join Rafbul" })).toBeVisible();
  await expect(guest.getByText("Işıl Karabey invited you.")).toBeVisible();
  await guest.locator("input[name=name]").fill("Defne");
  await guest.locator("input[name=surname]").fill("Ortak");
  await guest.locator("input[name=password]").fill("Bal!Petek.27");
  await guest.locator("input[name=termsAccepted]").check();
  await guest.locator("input[name=privacyAccepted]").check();
  await guest.getByRole("button", { name: "Create account" }).click();
  // The mail of the invitation has proven the address: no other one is sent, and nobody signs in a second time.
  await guest.getByRole("button", { name: "Employee" }).click();
  await guest.waitForURL("**/profile/invitations?code=*");
  await guest.getByRole("link", { name: "Decline" }).click();
  await expect(guest.getByRole("heading", { name: /Decline the invitation to/ })).toBeVisible();
  await guest.getByRole("button", { name: "Decline" }).click();
  await expect(guest.getByText("You have declined the invitation.")).toBeVisible();
});

test("a wish to join is declined after a question or invited with rights", async ({ open, site }) => {
  const page = await open("/dashboard/management", { as: "entrepreneur", width: 375, locale: "tr", refusal: 400 });
  const row = page.getByRole("listitem").filter({ hasText: demoEmail("business") });
  await row.getByRole("link", { name: "Reddet" }).click();
  const dialog = page.getByRole("dialog", { name: /Katılma isteği reddedilsin mi/ });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole("link", { name: "Vazgeç" }).click();
  await expect(dialog).toHaveCount(0);
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Bu yetkilerle davet et" }).click();
  await expect(row.getByText("En az bir yetki seçin.")).toBeVisible();
  await axe(page);
  await row.getByLabel("Görüntüleme", { exact: true }).check();
  await row.getByRole("button", { name: "Bu yetkilerle davet et" }).click();
  await expect(page.getByText("Davet yola çıktı.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await invitationOf(site, demoEmail("business"));
});
