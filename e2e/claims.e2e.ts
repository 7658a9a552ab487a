import { demoEmail } from "#features/accounts/limits.ts";
import { axe, expect, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";

const ENTRY = "kordon-melekleri";

test("an unmanaged organization is claimed by email, given and edited", async ({ open, site }) => {
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

  const editor = await open(`/profile/ecosystem/edit-organization/${ENTRY}`, { as: "member" });
  await expect(editor.getByRole("heading", { name, level: 1 })).toBeVisible();
  const later = await open(`/tech-center/${ENTRY}`, { as: "employee", locale: "tr", width: 320, theme: "dark" });
  await expect(later.getByText("Bu kayıt sizin mi?")).toBeHidden();
  expect(await linkFrom(site, demoEmail("member"), `/tr/teknoloji-merkezi/${ENTRY}`)).toBeTruthy();
});
