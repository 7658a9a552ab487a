import { DEMO_PASSWORD, demoEmail } from "#features/accounts/limits.ts";
import { pathTo } from "#shared/paths.ts";
import { expect } from "./expect.ts";
import { axe, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import type { Site } from "./site.ts";
import { pageStatus, textOf, tokenOf } from "./without-browser.ts";

/** The link of a mail, in English whatever language the mail was in. */
const invitationOf = async (site: Site, email: string) =>
  (await linkFrom(site, email, "/invitation")).replace("locale=tr", "locale=en");

test("a colleague is invited, accepts by mail and works", async ({ open, site }) => {
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

const ENTRY = "kordon-melekleri";

test("an unmanaged organization is claimed by email, given and edited", async ({ open, site, request }) => {
  const page = await open(`/tech-center/${ENTRY}`, { as: "member", refusal: 400 });
  const name = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: "Manage this entry" }).click();
  await expect(page.getByRole("heading", { name: `Is ${name} yours?` })).toBeVisible();
  await axe(page);
  const email = page.getByRole("textbox", { name: `Your address at ${ENTRY}.example` });
  await email.fill("someone@gmail.com");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText(`Enter an address at ${ENTRY}.example.`)).toBeVisible();
  const address = `info@${ENTRY}.example`;
  await email.fill(address);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "A link is on its way" })).toBeVisible();
  await axe(page);
  // It is written in the language of who asked.
  const link = await linkFrom(site, address, `/tr/kayit/organization/${ENTRY}`);
  await page.goto(`/claim/organization/${ENTRY}${link.slice(link.indexOf("?"))}`);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "An admin will decide" })).toBeVisible();

  const admin = await open("/admin/management/claims", { as: "admin" });
  const row = admin.getByRole("row").filter({ hasText: address });
  await expect(row).toBeVisible();
  await axe(admin);
  await row.getByRole("button", { name: /^Actions for / }).click();
  await admin.getByRole("menuitem", { name: "Accept" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(admin.getByText(`manages ${name} now`)).toBeVisible();

  await page.goto(`/profile/ecosystem/edit-organization/${ENTRY}`);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const employee = await tokenOf(request, site, "employee");
  const entry = await textOf(request, site, pathTo("techCenter", "tr", { seoUrl: ENTRY }), employee);
  expect(entry).toContain(name);
  expect(entry).not.toContain("Bu kayıt sizin mi?");
  expect(await linkFrom(site, demoEmail("member"), `/tr/teknoloji-merkezi/${ENTRY}`)).toBeTruthy();
});

/** The account's menu in the header. */
const MENU = 'aria-haspopup="menu"';

test("settings: language, mails, and sessions that end elsewhere", async ({ open, site, request }) => {
  const elsewhere = await tokenOf(request, site, "investor");
  expect(await textOf(request, site, "/", elsewhere)).toContain(MENU);
  const page = await open("/dashboard/settings", { as: "investor" });
  await axe(page);
  await page.getByLabel("News, calls and programs").check();
  await page.locator("button[value=mails]").click();
  await expect(page.getByText("Saved.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("News, calls and programs")).toBeChecked();
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByText("All other sessions have ended.").first()).toBeVisible();
  expect(await textOf(request, site, "/", elsewhere)).not.toContain(MENU);
  await expect(page.getByRole("link", { name: "Download my data" })).toHaveAttribute("href", "/my-data");
  await page.getByRole("radio", { name: "Türkçe" }).check();
  await page.locator("button[value=language]").click();
  await page.waitForURL("**/tr/panel/ayarlar");
  await axe(page);
});

test("the address is changed by the link to the new one", async ({ open, site }) => {
  const page = await open("/dashboard/settings", { as: "provider", locale: "tr", refusal: 400 });
  const field = page.getByRole("textbox", { name: "Yeni adres" });
  const password = page.locator("input[name=password]");
  const send = page.getByRole("button", { name: "Bağlantıyı gönder" });
  await field.fill("yeni.adres@example.test");
  await password.fill("Wrong!1");
  await send.click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await password.fill(DEMO_PASSWORD);
  await send.click();
  await expect(page.getByText(/Bağlantıyı gönderdik: yeni\.adres@example\.test/)).toBeVisible();
  const link = await linkFrom(site, "yeni.adres@example.test", "/tr/e-posta-dogrulama");
  const elsewhere = await open(link, { locale: "tr" });
  await expect(elsewhere.getByText("Artık yeni adresinizle giriş yaparsınız.")).toBeVisible();
  await axe(elsewhere);
  await page.reload();
  await expect(page.getByText(/Giriş adresiniz: yeni\.adres@example\.test/)).toBeVisible();
});

test("the password is changed, and a wrong old one is told at its field", async ({ open }) => {
  const page = await open("/profile/settings/change-password", { as: "head-hunter", refusal: 400 });
  await axe(page);
  const old = page.locator("input[name=oldPassword]");
  await old.fill("Wrong!1");
  await page.locator("input[name=newPassword]").fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(old).toHaveAttribute("aria-invalid", "true");
  await axe(page);
  await old.fill(DEMO_PASSWORD);
  const next = page.locator("input[name=newPassword]");
  await next.fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("The new password is the same as the old one. Choose another one.")).toBeVisible();
  await expect(next).toHaveAttribute("aria-invalid", "true");
  await expect(old).not.toHaveAttribute("aria-invalid", "true");
  await next.fill("Yeni!Petek.90");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password was changed")).toBeVisible();
  await expect(old).toHaveValue("");
});

test("without scripts an account is deleted, kept by signing in, downloaded", async ({ open }) => {
  const page = await open("/profile/settings/delete-account", { as: "job-hunter", scripts: false });
  await page.getByLabel("I understand").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible();
  await expect(page.getByText("Your account will be deleted on"), "said once").toHaveCount(0);
  for (const address of ["/profile", "/dashboard/settings"]) {
    await page.goto(address);
    await expect(page.getByText(/Your account will be deleted on \w+ \d+, \d{4}\./)).toBeVisible();
  }
  await page.getByRole("link", { name: "Change your mind" }).click();
  await page.waitForURL("**/delete-account");
  const again = await open("/login", { locale: "tr" });
  await again.locator("input[name=email]").fill("job-hunter@kovan.example");
  await again.locator("input[type=password]").fill(DEMO_PASSWORD);
  await again.locator("input[type=password]").press("Enter");
  await expect(again.getByText("Hesabınız korundu")).toBeVisible();
  await axe(again);
  const [download] = await Promise.all([
    again.waitForEvent("download"),
    again.getByRole("link", { name: "Verilerimi indir" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
});

test("an admin who is the only one is told what to hand over", async ({ open }) => {
  const page = await open("/profile/settings/delete-account", { as: "admin" });
  await expect(page.getByText("Administration of Kovan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account" })).toHaveCount(0);
  await axe(page);
});

test("visitors find neither settings nor data", async ({ site, request }) => {
  for (const address of ["/dashboard/settings", "/profile/settings/delete-account", "/my-data"])
    expect(await pageStatus(request, site, address), address).toBe(404);
});
