import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import readSheet from "read-excel-file/node";
import { bannedWordCalls } from "#features/banned-words/contract.ts";
import { pathTo } from "#shared/paths.ts";
import { expect } from "./expect.ts";
import { axe, signIn, test } from "./harness.ts";
import { linkFrom } from "./mailbox.ts";
import { pageStatus, textOf, tokenOf } from "./without-browser.ts";

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const heads = async (page: Page) =>
  (await page.locator("thead th").allInnerTexts()).map((text) => text.trim()).filter(Boolean);

test("the admin area has no barriers in both languages, themes and widths", async ({ open }) => {
  const page = await open("/admin/management", { as: "admin" });
  for (const [key, theme, width, locale] of [
    ["admin", "light", 1280, "en"],
    ["adminUsers", "light", 1280, "en"],
    ["adminUserTypeManagement", "light", 375, "en"],
    ["adminSchools", "light", 375, "tr"],
    ["adminUsers", "dark", 375, "tr"],
    ["adminCities", "dark", 375, "tr"],
    ["adminFlaggedTexts", "dark", 375, "tr"],
    ["adminPaymentHistory", "dark", 375, "tr"],
    ["adminAdmins", "dark", 1280, "tr"],
    ["adminBannedWords", "dark", 1280, "tr"],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: width < 800 ? 812 : 900 });
    await page.goto(pathTo(key, locale));
    await expect(page.locator("h1")).toHaveCount(1);
    await axe(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${key} at ${width}` })
      .toBe(width);
  }

  // On a phone a row's menu stays beside its name.
  await page.setViewportSize({ width: 375, height: 812 });
  for (const key of ["adminUsers", "adminStartups", "adminTypes"] as const) {
    await page.goto(pathTo(key, "tr"));
    const first = page.locator("main tbody tr").first();
    const menu = first.getByRole("button", { name: /^İşlemler/ });
    for (const left of [0, 10_000]) {
      await page.locator("main section:has(table)").evaluate((box, to) => box.scrollTo({ left: to }), left);
      const [name, end] = [(await first.locator("td").nth(1).boundingBox())!, (await menu.boundingBox())!];
      expect(name.x).toBeGreaterThanOrEqual(0);
      expect(name.x + name.width).toBeLessThanOrEqual(end.x);
      expect(end.x + end.width).toBeLessThanOrEqual(375);
    }
    await menu.click();
    await expect(page.locator("[role=menuitem]:focus")).toBeVisible();
  }
});

test("the admin menu is by role, and staff find it in their own menu", async ({ open, site, request }) => {
  const page = await open("/profile", { as: "moderator", locale: "tr" });
  await page.getByRole("link", { name: "Yönetim paneli" }).click();
  await page.waitForURL("**/tr/admin/yonetim");
  await page.goto("/admin/management");
  const links = page.getByRole("navigation", { name: "Admin panel" }).getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Startups", "Premium settings"]);
  await links.last().click();
  await page.waitForURL("**/premium-settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premium settings");
  const moderator = await tokenOf(request, site, "moderator");
  for (const address of ["/admin/management/users", "/admin/management/flagged-texts"])
    expect(await pageStatus(request, site, address, moderator), address).toBe(404);

  const member = await tokenOf(request, site, "member");
  expect(await pageStatus(request, site, "/admin/management", member)).toBe(404);
  const profile = await textOf(request, site, pathTo("profile", "tr"), member);
  expect(profile).toContain("Kişisel bilgiler");
  expect(profile).not.toContain("Yönetim paneli");
});

test("users are found folded, filtered, ordered; columns are remembered", async ({ open }) => {
  const page = await open("/admin/management/emails", { as: "admin" });
  // The menu is higher than the window: the line of the page can be seen, also far down.
  const menu = page.getByRole("navigation", { name: "Admin panel" });
  await expect(menu.getByRole("link", { name: "Emails" })).toBeInViewport();
  await page.goto("/admin/management/users");
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("ismail isik");
  await page.waitForURL(/search=ismail\+isik/);
  await expect(row(page, "İsmail Işık")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await page.waitForURL((url) => !url.searchParams.has("search"));
  await expect(page.getByTitle("Show only “Special admin”")).toHaveCount(0);
  await page.goto("/admin/management/users?role=moderator");
  await expect(page.getByRole("link", { name: "Remove Role: Moderator" })).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
  await page.waitForURL(/sort=name&order=asc/);
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");

  // Columns are moved, hidden and widened by keyboard.
  const before = await heads(page);
  // Several changes may be sent as one: what is waited for is the one that says this.
  const remembered = (what: RegExp) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith("/table-settings") && what.test(answer.request().postData() ?? ""),
    );
  await page.getByRole("button", { name: "Column User type" }).focus();
  await page.keyboard.press("Enter");
  const moved = remembered(/"order":/);
  await page.getByRole("menuitem", { name: "Move left" }).press("Enter");
  expect((await moved).status()).toBe(204);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Columns of this table" });
  await dialog.getByRole("checkbox", { name: "Show Open sessions" }).uncheck();
  await axe(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  const handle = page.getByRole("separator", { name: "Width of Email", exact: true });
  await page.getByRole("button", { name: "Column Email", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Change the width" }).press("Enter");
  await expect(handle).toBeFocused();
  const widened = remembered(/"email":280/);
  await page.keyboard.press("ArrowRight");
  expect((await widened).status()).toBe(204);
  await expect(handle).toHaveAttribute("aria-valuenow", "280");
  await page.reload();
  const after = await heads(page);
  expect(before.slice(0, 3)).toEqual(["Name", "Email", "User type"]);
  expect(after.slice(0, 3)).toEqual(["Name", "User type", "Email"]);
  expect(after).not.toContain("Open sessions");
  await expect(handle).toHaveAttribute("aria-valuenow", "280");
});

test("an account is locked after a question, retyped in its cell, unlocked", async ({ open }) => {
  const page = await open("/admin/management/users?search=investor%40kovan", { as: "admin" });
  const name = (await page.locator("tbody tr td").nth(1).innerText()).split("\n").at(-1)!;
  const act = async (action: string) => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await act("Lock");
  const question = page.getByRole("dialog", { name: "Lock this account?" });
  await axe(page);
  await question.getByRole("button", { name: "Lock" }).click();
  await expect(page.getByText(`${name} is locked.`)).toBeVisible();
  await page.getByRole("combobox", { name: `Edit User type of ${name}` }).selectOption({ label: "Employee" });
  await expect(page.getByText("User type saved.")).toBeVisible();
  await act("Unlock");
  await expect(page.getByText(`${name} can sign in again.`)).toBeVisible();
});

test("the last admin stays, told at the switch; a role is given by address", async ({ open }) => {
  const page = await open("/admin/management/admins", { as: "admin", refusal: 409 });
  const last = page.getByRole("switch", { name: /^Edit Admin of/, checked: true });
  await last.click();
  await expect(page.getByRole("alert").filter({ hasText: "Someone has to keep full access" })).toBeVisible();
  const add = async () => {
    await page.getByRole("button", { name: "Add a person" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Assign a role" });
    await dialog.getByRole("textbox", { name: "Email address of the account" }).fill("employee@kovan.example");
    await dialog.getByRole("button", { name: "Add a person" }).click();
    return dialog;
  };
  await add();
  await expect(page.getByText("The role is assigned.")).toBeVisible();
  await expect(row(page, "employee@kovan.example")).toBeVisible();
  const dialog = await add();
  await expect(dialog.getByText("This entry already exists: the person has a role.")).toBeVisible();
});

test("the chosen rows are a spreadsheet with the shown columns", async ({ open }) => {
  const page = await open("/admin/management/users?search=kovan&size=10", { as: "special-admin", locale: "tr" });
  await page.locator("tbody").getByRole("checkbox").nth(0).check();
  await page.locator("tbody").getByRole("checkbox").nth(2).check();
  await expect(page.getByText("2 kayıt seçili")).toBeVisible();
  const download = async () => {
    const wait = page.waitForEvent("download");
    await page.getByRole("button", { name: "Dışa aktar (Excel)" }).click();
    const file = await wait;
    expect(file.suggestedFilename()).toMatch(/^Kullanıcılar .*\.xlsx$/);
    const [sheet] = await readSheet(await buffer(await file.createReadStream()));
    return sheet!.data;
  };
  const [head, ...rows] = await download();
  expect(head).toEqual(await heads(page).then((names) => names.filter((name) => name !== "İşlemler")));
  expect(rows).toHaveLength(2);
  await page.getByRole("button", { name: /tümünü seç/ }).click();
  const chosen = async () => Number.parseInt(await page.getByText(/kayıt seçili/).innerText(), 10);
  await expect.poll(chosen).toBeGreaterThan(2);
  const total = await chosen();
  expect((await download()).length).toBe(total + 1);
});

test("a cell is edited in place; taken names are told; Save or Undo decides", async ({ open }) => {
  const page = await open("/admin/management/user-type-management", {
    as: "admin",
    refusal: 409,
    complaint: /status of 400/,
  });
  const cell = page.getByRole("button", { name: /^Edit English name of Headhunter/ });
  const field = page.getByRole("textbox", { name: "Edit English name of Headhunter" });
  await cell.click();
  await field.fill("Investor");
  await field.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "This entry already exists." })).toBeVisible();
  await axe(page);
  await field.fill("Talent scout");
  await page.getByRole("searchbox", { name: "Search by name" }).focus();
  const notice = page.getByRole("alert").filter({ hasText: "You have unsaved changes" });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(cell).toBeVisible();
  await expect(notice).toHaveCount(0);
  await cell.click();
  await field.fill("Talent scout");
  await page.getByRole("searchbox", { name: "Search by name" }).focus();
  await notice.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("English name saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Edit English name of Talent scout/ })).toBeVisible();
  await page.getByRole("button", { name: /^Edit English name of Talent scout/ }).click();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toContain("Talent scout");
  // A value that the column refuses is explained with the column's name.
  await page.getByRole("button", { name: /^Edit English name of Investor/ }).click();
  const investor = page.getByRole("textbox", { name: "Edit English name of Investor" });
  await investor.fill("");
  await investor.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "English name cannot be empty." })).toBeVisible();
  await page.goto("/user-type");
  await expect(page.getByRole("button", { name: /^Talent scout/ })).toBeVisible();
});

test("a word is banned in a form, found in other letters, then deleted", async ({ open }) => {
  const page = await open("/admin/management/banned-words", { as: "admin", locale: "tr" });
  await expect(page.getByText("Henüz kayıt yok")).toBeVisible();
  await page.getByRole("button", { name: "Kelime ekle" }).first().click();
  const form = page.getByRole("dialog", { name: "Yeni yasaklı kelime" });
  await form.getByRole("textbox", { name: "Kelime" }).fill("Kaçık Fırsat");
  await axe(page);
  await form.getByRole("button", { name: "Kelime ekle" }).click();
  await expect(page.getByText("Kelime yasaklandı.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Kelime ara" }).fill("kacik");
  await page.waitForURL(/search=kacik/);
  await page.getByRole("button", { name: "İşlemler: Kaçık Fırsat" }).click();
  await page.getByRole("menuitem", { name: "Sil" }).click();
  const question = page.getByRole("dialog", { name: "Silmek istediğinizden emin misiniz?" });
  await expect(question.getByText("Bu işlem geri alınamaz!")).toBeVisible();
  await question.getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Kelimeye yeniden izin verildi.")).toBeVisible();
  await expect(page.getByText("Eşleşen yok")).toBeVisible();
});

test("a text with a watched word is shown to an admin and marked as read", async ({ open }) => {
  const visitor = await open("/");
  const headers = { authorization: `Bearer ${await signIn(visitor.context(), "admin")}` };
  const data = { word: "Arıkuşu", action: "flag" };
  expect((await visitor.request.post(bannedWordCalls.add.path, { headers, data })).status()).toBe(200);
  const writer = await open("/profile", { as: "organizer" });
  await writer.getByRole("textbox", { name: "Title" }).fill("ARIKUŞU gözlemcisi");
  await writer.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(writer.getByText("Your profile is saved.")).toBeVisible();
  const page = await open("/admin/management/banned-words", { as: "admin", locale: "tr" });
  await page.getByRole("main").getByRole("link", { name: "İşaretlenen metinler" }).last().click();
  await page.waitForURL(/isaretlenen-metinler/);
  const note = row(page, "ARIKUŞU gözlemcisi");
  await expect(note.getByRole("link", { name: "Unvan" })).toBeVisible();
  await note.getByRole("link", { name: "Bakılmadı" }).click();
  await page.waitForURL(/state=open/);
  await note.getByRole("button", { name: /^İşlemler: Arıkuşu/ }).click();
  await axe(page);
  await page.getByRole("menuitem", { name: "Bakıldı olarak işaretle" }).click();
  await expect(page.getByText(/Metin bakıldı olarak işaretlendi/)).toBeVisible();
  await expect(page.getByText("Eşleşen yok")).toBeVisible();
  await page.getByRole("link", { name: "Tümünü göster" }).click();
  await expect(note.getByRole("link", { name: "Bakıldı" })).toBeVisible();
});

test("many rows change after preview and question; refused ones stay chosen", async ({ open }) => {
  const page = await open("/admin/management/users?search=admin%40kovan.example", { as: "admin" });
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Actions for the selection" }).click();
  await page.getByRole("menuitem", { name: "Lock", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Lock 2 accounts?" });
  await expect(question.getByText("1 entry will change")).toBeVisible();
  await expect(question.getByText("1 entry will not change")).toBeVisible();
  await axe(page);
  await question.getByRole("button", { name: "Lock" }).click();
  const result = page.getByRole("dialog", { name: "1 entry was not changed" });
  await expect(result.getByText("You do not have permission to do this.")).toBeVisible();
  await expect(result.getByText("1 of 2 changed.")).toBeVisible();
  await axe(page);
  await result.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Clear the selection" }).click();
  await page.getByRole("link", { name: "Locked", exact: true }).click();
  await page.waitForURL(/isLocked=true/);
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Actions for the selection" }).click();
  await page.getByRole("menuitem", { name: "Unlock" }).click();
  await page.getByRole("dialog", { name: "Unlock 1 account?" }).getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("No matches")).toBeVisible();
  // The notice of locking may still be there.
  await expect(page.getByText("1 account changed.").last()).toBeVisible();
});

test("an account is made, gets a password by mail, is closed and restored", async ({ open, site }) => {
  const email = `ece.kaya.${Date.now()}@example.test`;
  // By its address, whatever order and page size are remembered.
  const page = await open(`/admin/management/users?search=${email}`, { as: "admin", refusal: 409 });
  const fill = async () => {
    await page.getByRole("button", { name: "Add a user" }).first().click();
    const form = page.getByRole("dialog", { name: "New user" });
    await form.getByRole("textbox", { name: "First name" }).fill("Ece");
    await form.getByRole("textbox", { name: "Last name" }).fill("Kaya");
    await form.getByRole("textbox", { name: "Email" }).fill(email);
    await form.getByRole("combobox", { name: "Language of the email" }).selectOption("en");
    await form.getByRole("button", { name: "Add a user" }).click();
    return form;
  };
  await fill();
  await expect(page.getByText("The account is created and the email is on its way.")).toBeVisible();
  await expect(row(page, email)).toBeVisible();
  const form = await fill();
  await expect(form.getByText("This entry already exists: there is an account with this address.")).toBeVisible();
  await axe(page);
  await form.getByRole("button", { name: "Cancel" }).click();
  const act = async (action: string) => {
    await page.getByRole("button", { name: "Actions for Ece Kaya" }).click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  const guest = await open(await linkFrom(site, email, "/reset-password"));
  await expect(guest.getByRole("heading", { name: "Welcome, choose a password" })).toBeVisible();
  await axe(guest);
  await guest.getByLabel("New password").fill("Bal!Petek.27");
  for (const box of [/terms/i, /privacy/i]) await guest.getByRole("checkbox", { name: box }).check();
  await guest.getByRole("button", { name: "Save the password" }).click();
  await expect(guest.getByRole("heading", { name: "Your password is set" })).toBeVisible();
  await act("Delete");
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The account of Ece Kaya will be deleted in 14 days.")).toBeVisible();
  await page.getByRole("link", { name: "Scheduled for deletion" }).click();
  await expect(row(page, email)).toBeVisible();
  await act("Restore");
  await expect(page.getByText("The account of Ece Kaya is restored.")).toBeVisible();
});

test("the table works by keyboard alone and the focus is never lost", async ({ open }) => {
  const page = await open("/admin/management/users?search=investor%40kovan", { as: "admin" });
  const focused = () =>
    page.evaluate(() => {
      const now = document.activeElement;
      return now?.getAttribute("aria-label") ?? now?.textContent?.trim() ?? "";
    });
  await page.getByRole("searchbox", { name: "Search by name or email" }).focus();
  const passed: string[] = [];
  for (let at = 0; at < 60 && !passed.at(-1)?.startsWith("Actions for"); at++) {
    await page.keyboard.press("Tab");
    passed.push(await focused());
  }
  expect(passed).toEqual(
    expect.arrayContaining(["Columns", "Export to Excel", "All", "Select all on this page", "Name"]),
  );
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Show all details");
  await page.keyboard.press("End");
  await expect.poll(focused).toBe("Delete");
  await page.keyboard.press("Escape");
  await expect.poll(focused).toContain("Actions for");

  await page
    .getByRole("checkbox", { name: /^Select (?!this)/ })
    .first()
    .focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Actions for the selection" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Change the user type");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Mark 1 email address as verified?" })).toBeVisible();
  await expect.poll(focused).toBe("Cancel");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 account changed.")).toBeVisible();
  await expect.poll(focused).toBe("Search by name or email");

  const head = page.getByRole("columnheader", { name: "Email", exact: false }).filter({ hasText: "Email" }).first();
  await head.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
});
