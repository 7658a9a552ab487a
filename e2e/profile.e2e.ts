import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bannedWordCalls } from "#features/banned-words/contract.ts";
import { DEMO_PASSWORD, demoEmail } from "#shared/demo-accounts.ts";
import { axe, expect, signIn, test } from "./harness.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const saved = (page: Page) => expect(page.getByText("Your profile is saved.")).toBeVisible();

/** A picture with something in it, as a camera would send it. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();

test("a save after the session has ended signs in and goes on", async ({ open }) => {
  const page = await open("/profile", { as: "job-hunter", locale: "tr", refusal: 401 });
  const typed = page.getByRole("textbox", { name: "Unvan" });
  const before = await typed.inputValue();
  await typed.fill("Arı yetiştiricisi");
  await page.context().clearCookies({ name: "session" });
  await page.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Giriş yap" });
  await expect(dialog.getByText("kaydetme kaldığı yerden sürer")).toBeVisible();
  await axe(page);
  await dialog.locator("input[name=email]").fill(demoEmail("job-hunter"));
  await dialog.locator("input[type=password]").fill(DEMO_PASSWORD);
  await dialog.locator("input[type=password]").press("Enter");
  await expect(page.getByText("Profiliniz kaydedildi.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(typed).toHaveValue("Arı yetiştiricisi");

  // What one member typed is not saved as another one's.
  await typed.fill(before);
  await page.context().clearCookies({ name: "session" });
  await page.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  await dialog.getByRole("button", { name: "Yatırımcı", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Bu işlem için giriş yapmalısınız.")).toBeVisible();
});

test("a typed profile outlives loading, is undone or saved, and seen", async ({ open }) => {
  const page = await open("/profile", { as: "job-hunter" });
  const voluntary = page.getByRole("checkbox", { name: "Voluntary" });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await title(page).fill("Erken yazılan");
  await voluntary.check();
  await page.getByRole("textbox", { name: "About", exact: true }).fill("Sayfa çalışmadan önce yazıldı.");
  scripts.resolve();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  const drafts = () => page.evaluate(() => Object.values(localStorage).join());
  for (const typed of ["Erken yazılan", "Sayfa çalışmadan önce yazıldı."]) await expect.poll(drafts).toContain(typed);
  await expect(voluntary).toBeChecked();
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(voluntary).not.toBeChecked();
  await expect(title(page)).not.toHaveValue("Erken yazılan");

  // What is typed later survives a reload.
  const before = await title(page).inputValue();
  await title(page).fill("Kovan tasarımcısı");
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await expect.poll(drafts).toContain("Kovan tasarımcısı");
  await page.reload();
  await expect(title(page)).toHaveValue("Kovan tasarımcısı");
  await expect(page.getByText("All changes saved.")).toBeHidden();
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect(title(page)).toHaveValue(before);
  // After it no notice speaks of changes.
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(drafts).not.toContain("Kovan tasarımcısı");

  await title(page).fill("Petek tasarımcısı");
  const notice = page.getByRole("alert").getByRole("button", { name: "Save" });
  await notice.click();
  await saved(page);
  await expect(page.getByText("All changes saved.")).toBeVisible();
  // A notice that is no longer true goes, and all of them can be read again.
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "Recent notices" }).click();
  const recent = page.getByRole("region", { name: "Recent notices" });
  await expect(recent.getByText("Your profile is saved.")).toBeVisible();
  await expect(recent.getByText("You have unsaved changes").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "As others see you" });
  await expect(preview.getByText("Petek tasarımcısı")).toBeVisible();
  await expect(preview).not.toContainText("@kovan.example");
  await axe(page);

  // The next person at this device reads none of the notices.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recent notices" })).toBeHidden();
});

test("missing and wrong fields say so, on a phone above notice and Save bar", async ({ open }) => {
  const page = await open("/profile", { as: "organizer", refusal: 400 });
  const plans = page.locator("#workingPlans").getByRole("checkbox");
  for (const plan of await plans.all()) await plan.uncheck();
  await title(page).fill("Kovan kurucusu");
  await save(page).click();
  const refused = page.getByText("One field needs your attention (What you are looking for).");
  await expect(refused).toBeVisible();
  await page.getByRole("button", { name: "Any of them suits me" }).click();
  await expect(plans.first()).toBeChecked();
  await expect(plans.last()).toBeChecked();
  await save(page).click();
  await saved(page);
  expect(await refused.count()).toBe(0);
  // Enter in a link completes its address before it saves.
  const link = page.getByRole("textbox", { name: "LinkedIn" });
  await link.fill("linkedin.com/in/kovan");
  await link.press("Enter");
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(link).toHaveValue("https://linkedin.com/in/kovan");
  // An error below a field moves none of those beside it.
  const salary = page.getByRole("group", { name: "Salary" }).getByRole("textbox");
  await salary.first().fill("9,000");
  await salary.last().fill("8,000");
  await save(page).click();
  await expect(salary.last()).toHaveAttribute("aria-invalid", "true");
  const [first, last] = [await salary.first().boundingBox(), await salary.last().boundingBox()];
  expect(first!.y).toBe(last!.y);
  await salary.last().fill("9,500");
  await save(page).click();
  await expect(page.getByText("All changes saved.")).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.reload();
  const field = page.getByRole("textbox", { name: "Mobile phone" });
  await field.fill("123");
  await save(page).click();
  await expect(field).toBeFocused();
  const notice = page.getByRole("region", { name: "Notices" });
  await expect(notice).toBeVisible();
  const [above, below, bar] = await Promise.all([
    field.boundingBox(),
    notice.boundingBox(),
    page.locator("[data-save-bar]").boundingBox(),
  ]);
  expect(above!.y + above!.height).toBeLessThan(below!.y);
  expect(below!.y + below!.height).toBeLessThan(bar!.y);
});

test("what one left unsaved is not in another's form on the same device", async ({ open }) => {
  const page = await open("/profile", { as: "employee" });
  await title(page).fill("Gizli taslak");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Gizli taslak");
  await signIn(page.context(), "investor");
  await page.reload();
  await expect(page.getByText("All changes saved.")).toBeVisible();
  await expect(title(page)).not.toHaveValue("Gizli taslak");
});

test("a refused save names its fields, keeps the text, leads to the first", async ({ open }) => {
  const page = await open("/profile", { as: "employee", refusal: 400 });
  const link = page.getByRole("textbox", { name: "GitHub" });
  await link.fill("gitlab.com/kovan");
  await link.blur();
  await expect(page.getByText("The link you've provided is not valid!")).toBeVisible();
  const experience = page.getByRole("list", { name: "Experience" }).getByRole("listitem").first();
  await experience.locator("summary").click();
  await experience.getByRole("textbox", { name: "Company" }).fill("");
  await experience.locator("summary").click();
  await save(page).click();
  await expect(page.getByText(/^2 fields need your attention \([A-Z]/)).toBeVisible();
  await expect(experience.getByText("This field required.")).toBeVisible();
  await expect(link).toHaveValue("https://gitlab.com/kovan");
  const company = experience.getByRole("textbox", { name: "Company" });
  await expect(company).toBeFocused();
  const sections = page.getByRole("navigation", { name: "Sections of the profile" });
  await expect(sections.getByRole("link", { name: "Experience needs attention" })).toBeVisible();
  await axe(page);
});

test("rows of education are added, removed, and the last one emptied", async ({ open }) => {
  const page = await open("/profile", { as: "job-hunter" });
  const list = page.locator("#profile-educations");
  const rows = list.locator("li:has(> details)");
  const count = await rows.count();
  await list.getByRole("button", { name: "Add education" }).click();
  await expect(rows).toHaveCount(count + 1);
  const school = rows.last().getByRole("combobox", { name: "University or school" });
  await expect(school).toBeFocused();
  await school.fill("Petek Arıcılık Okulu");
  await expect(page.getByText("Press Enter to add “Petek Arıcılık Okulu”")).toBeVisible();
  await page.keyboard.press("Enter");
  // Leaving the field keeps what was typed in it, and asks; it is added by choice only.
  const department = rows.last().getByRole("combobox", { name: "Department" });
  await department.fill("Arıcılık yönetimi");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(department).toHaveValue("Arıcılık yönetimi");
  await expect(department).toHaveAccessibleDescription(/“Arıcılık yönetimi” is not chosen yet\./);
  await save(page).click();
  await expect(department).toBeFocused();
  await department.press("ArrowDown");
  await page.getByRole("option", { name: "Add “Arıcılık yönetimi”" }).click();
  await expect(rows.last().getByRole("button", { name: "Remove Arıcılık yönetimi" })).toBeVisible();
  await save(page).click();
  await saved(page);
  await page.reload();
  await expect(list.locator("summary", { hasText: "Petek Arıcılık Okulu · Arıcılık yönetimi" })).toBeVisible();
  await expect(rows).toHaveCount(count + 1);
  for (let left = count + 1; left > 0; left--) {
    await rows.first().locator("summary").click();
    await rows.first().getByRole("button", { name: "Remove education 1" }).click();
    await expect(rows).toHaveCount(Math.max(left - 1, 1));
  }
  await expect(list.locator("summary", { hasText: "Add education" })).toBeVisible();
  await save(page).click();
  await saved(page);
  await page.reload();
  await expect(list.locator("summary", { hasText: "Add education" })).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test("a photo is cropped by keyboard; non-images and banned words are refused", async ({ open }) => {
  const page = await open("/profile", { as: "investor", refusal: 415, complaint: /status of 400/ });
  const field = page.getByLabel("Choose a photo");
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: await picture(900, 600) });
  const cropper = page.getByRole("dialog", { name: "Your photo" });
  await cropper.getByRole("application").press("ArrowRight");
  await cropper.getByRole("application").press("+");
  await axe(page);
  await cropper.getByRole("button", { name: "Apply" }).click();
  const shown = page.locator("form img[src*='/files/public/']");
  await expect(shown.first()).toHaveAttribute("src", /-256\.webp\?\d+$/);
  await expect(page.locator("header img[src*='/files/public/']")).toHaveCount(1);
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("The file is not an image.")).toBeVisible();
  await page.getByRole("button", { name: "Remove the photo" }).click();
  await expect(shown).toHaveCount(0);

  // A banned word is named by its field, here and at sign-up.
  const register = await open("/register", { refusal: 400 });
  const headers = { authorization: `Bearer ${await signIn(register.context(), "admin")}` };
  const data = { word: "Kaçık Fırsat", action: "refuse" };
  expect((await register.request.post(bannedWordCalls.add.path, { headers, data })).status()).toBe(200);
  await register.context().clearCookies({ name: "session" });
  await page.goto("/tr/profil");
  await page.getByRole("textbox", { name: "Unvan" }).fill("KACIK FIRSAT avcısı");
  await page.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("“Kaçık Fırsat” burada kullanılamaz.")).toBeVisible();
  await register.locator("input[name=name]").fill("Kaçık");
  await register.locator("input[name=surname]").fill("Kacik Firsat");
  await register.locator("input[name=email]").fill("biri@example.test");
  await register.locator("input[name=password]").fill("Bal!Petek.27");
  for (const box of await register.getByRole("checkbox").all()) await box.check();
  await register.getByRole("button", { name: "Create account" }).click();
  await expect(register.getByText("“Kaçık Fırsat” cannot be used here.")).toBeVisible();
  await expect(register.locator("input[name=name]")).toHaveValue("Kaçık");
});

test("a cover has its widths; a CV is a PDF for its owner alone", async ({ open }) => {
  const page = await open("/profile", { as: "head-hunter", refusal: 415 });
  const cover = { name: "kapak.png", mimeType: "image/png", buffer: await picture(2000, 900) };
  await page.getByLabel("Choose a cover").setInputFiles(cover);
  const cropper = page.getByRole("dialog");
  await cropper.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("form img[src*='/files/public/']").first()).toHaveAttribute("src", /-Medium\.webp\?\d+$/);

  const cv = page.locator("#profile-cv input[type=file]");
  await cv.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await expect(page.getByText("The file is not a PDF.")).toBeVisible();
  const pdf = Buffer.from("%PDF-1.7\nözgeçmiş\n%%EOF\n");
  await cv.setInputFiles({ name: "Özgeçmiş.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByRole("link", { name: "Özgeçmiş.pdf" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "My account" });
  await expect(menu.getByRole("link", { name: "My CV (PDF)" })).toBeVisible();
  const own = await page.request.get((await menu.getByRole("link", { name: "My CV (PDF)" }).getAttribute("href"))!);
  expect(own.headers()["content-disposition"]).toContain("attachment");
  const talent = await menu.getByRole("link", { name: "view public profile" }).getAttribute("href");
  const token = await signIn(page.context(), "investor");
  const others = await page.request.get(`/apiUser/User/Cv/${talent!.split("/").at(-1)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(others.status()).toBe(404);
});

test("after two minutes the profile asks once for what it lacks", async ({ open }) => {
  const page = await open("/profile", { as: "provider" });
  await page.getByRole("textbox", { name: "About" }).fill("");
  await save(page).click();
  await saved(page);
  await page.clock.install();
  await page.goto(new URL("/about-us", page.url()).href, { waitUntil: "networkidle" });
  await page.clock.fastForward("01:50");
  const prompt = page.getByRole("alert", { name: "" }).filter({ hasText: "Your profile is not complete yet" });
  await expect(prompt).toHaveCount(0);
  // Its two minutes begin when the page works.
  await expect(async () => {
    await page.clock.fastForward("00:15");
    await expect(prompt).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await axe(page);
  await prompt.getByRole("link", { name: "Continue with my profile" }).click();
  await page.waitForURL(/\/profile/);
  await page.reload({ waitUntil: "networkidle" });
  await page.clock.fastForward("02:30");
  await expect(prompt).toHaveCount(0);
});

test("a day is typed in the language's way and refused if there is none", async ({ open }) => {
  const page = await open("/profile", { as: "employee", locale: "tr", refusal: 400 });
  const birthday = page.getByRole("textbox", { name: "Doğum tarihi" });
  await expect(birthday).toHaveAttribute("placeholder", "GG.AA.YYYY");
  await birthday.fill("31.02.1990");
  await birthday.press("Tab");
  const noDay = page.getByText("Bu bir tarih değil. Şöyle yazın: 31.12.2026.");
  await expect(noDay).toBeVisible();
  await page.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(page.getByText("Bir alanı düzeltmeniz gerekiyor (Hakkınızda).")).toBeVisible();
  await expect(noDay).toBeVisible();
  await birthday.fill("28021990");
  await birthday.press("Tab");
  await expect(birthday).toHaveValue("28.02.1990");
  await expect(page.locator("input[name=birthday]")).toHaveValue("1990-02-28");
  await axe(page);
});

test("the profile form has no barrier on a dark Turkish phone and on a desk", async ({ open }) => {
  const page = await open("/profile", { as: "job-hunter", locale: "tr", width: 375, theme: "dark" });
  const hasNoBarrier = async (preview: string) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.locator("#profile-workingExperiences summary").first().click();
    await axe(page);
    await page.getByRole("button", { name: preview }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await axe(page);
  };
  await hasNoBarrier("Önizleme");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/profile");
  await hasNoBarrier("Preview");
});

test("a typed school is offered to others until an admin merges it", async ({ open }) => {
  const rowOf = (page: Page) => page.locator("#profile-educations li:has(> details)").last();
  const add = (page: Page) => page.getByRole("button", { name: "Add education" }).click();
  const typeSchool = async (page: Page, name: string) => {
    const school = rowOf(page).getByRole("combobox", { name: "University or school" });
    await expect(school).toBeFocused();
    await school.fill(name);
    return page.getByRole("option", { name: "Boğaziçi Unv.", exact: true });
  };
  const first = await open("/profile", { as: "employee" });
  // The script of the field comes late: it goes on with what was typed until then, and with the focus.
  const script = Promise.withResolvers<void>();
  await first.route("**/combobox-input-*.js", (route) => script.promise.then(() => route.continue()));
  await first.reload();
  await add(first);
  await typeSchool(first, "Boğaziçi Unv.");
  script.resolve();
  await expect(first.getByText("Press Enter to add “Boğaziçi Unv.”")).toBeVisible();
  await first.keyboard.press("Enter");
  await save(first).click();
  await saved(first);

  const second = await open("/profile", { as: "investor" });
  await add(second);
  await (await typeSchool(second, "bogazici unv.")).click();
  // What others typed stands last. Enter takes the school that is named, before the list has come.
  await second.getByRole("button", { name: "Remove Boğaziçi Unv." }).click();
  await typeSchool(second, "bogazici");
  await expect(second.getByRole("option")).toHaveText(["Boğaziçi University", "Boğaziçi Unv.", "Add “bogazici”"]);
  await typeSchool(second, "bogazici university");
  await second.keyboard.press("Enter");
  await expect(rowOf(second).getByRole("button", { name: "Remove Boğaziçi University" })).toBeVisible();
  await expect(second.getByRole("option", { name: "Boğaziçi University" })).toHaveCount(0);
  const skills = second.getByRole("combobox", { name: "Soft skills" });
  await skills.fill("leader");
  await second.keyboard.press("Enter");
  await expect(skills).toHaveValue("");
  // While its list is open, a reader finds nothing else.
  await second.keyboard.press("Escape");
  await expect(second.getByRole("button", { name: "Remove Leadership" })).toBeVisible();

  const admin = await open("/admin/management/schools", { as: "admin" });
  const row = admin.getByRole("row").filter({ hasText: "Boğaziçi Unv." });
  await expect(row).toContainText("Suggested");
  await expect(row).toContainText("Boğaziçi University");
  await axe(admin);
  await row.getByRole("button", { name: "Actions for Boğaziçi Unv." }).click();
  await admin.getByRole("menuitem", { name: "Merge into the closest school" }).click();
  const question = admin.getByRole("dialog", { name: "Make one school of two?" });
  await expect(question).toContainText("Profiles that name “Boğaziçi Unv.” will name “Boğaziçi University”.");
  await question.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(row).toHaveCount(0);
  await first.reload();
  await expect(first.locator("#profile-educations summary", { hasText: "Boğaziçi University" })).toBeVisible();
});
