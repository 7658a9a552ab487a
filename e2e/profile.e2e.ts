import sharp from "sharp";
import { expect, test } from "vitest";
import { addBannedWord } from "#features/banned-words/contract.ts";
import { axe, open, signIn } from "./harness.ts";

type OpenPage = Awaited<ReturnType<typeof open>>;
const save = (page: OpenPage) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const title = (page: OpenPage) => page.getByRole("textbox", { name: "Title" });
const saved = (page: OpenPage) => page.getByText("Your profile is saved.").waitFor();

/** A picture with something in it, as a camera would send it. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();

test("what is typed survives a reload, is undone or saved at once, and is what others see", async () => {
  const page = await open("/profile", { as: "job-hunter" });
  const before = await title(page).inputValue();
  await title(page).fill("Kovan tasarımcısı");
  await page.getByText("You have changes that are not saved").waitFor();
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain("Kovan tasarımcısı");
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe("Kovan tasarımcısı");
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => title(page).inputValue()).toBe(before);
  await expect.poll(kept).not.toContain("Kovan tasarımcısı");

  await title(page).fill("Petek tasarımcısı");
  const notice = page.getByRole("alert").getByRole("button", { name: "Save" });
  await notice.click();
  await saved(page);
  await page.getByText("Everything is saved.").waitFor();
  await page.getByRole("button", { name: "As others see me" }).click();
  const preview = page.getByRole("dialog", { name: "As others see you" });
  await preview.getByText("Petek tasarımcısı").waitFor();
  await expect.poll(() => preview.textContent()).not.toContain("@kovan.example");
  await axe(page);
});

test("what one left unsaved is not in another's form on the same device", async () => {
  const page = await open("/profile", { as: "employee" });
  await title(page).fill("Gizli taslak");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Gizli taslak");
  await signIn(page.context(), "investor");
  await page.reload();
  await page.getByText("Everything is saved.").waitFor();
  await expect.poll(() => title(page).inputValue()).not.toBe("Gizli taslak");
});

test("a refused save names the fields, keeps what was typed and leads to the first, also where it is folded", async () => {
  const page = await open("/profile", { as: "employee", refusal: 400 });
  const link = page.getByRole("textbox", { name: "GitHub" });
  await link.fill("github.com/kovan");
  await link.blur();
  await page.getByText("The link you've provided is not valid!").waitFor();
  const experience = page.getByRole("list", { name: "Experience" }).getByRole("listitem").first();
  await experience.locator("summary").click();
  await experience.getByRole("textbox", { name: "Company" }).fill("");
  await experience.locator("summary").click();
  await save(page).click();
  await page.getByText("2 fields need another look.").waitFor();
  await experience.getByText("This field required.").waitFor();
  await expect.poll(() => link.inputValue()).toBe("github.com/kovan");
  const company = experience.getByRole("textbox", { name: "Company" });
  await expect.poll(() => company.evaluate((field) => field === document.activeElement)).toBe(true);
  const sections = page.getByRole("navigation", { name: "Sections of the profile" });
  await sections.getByRole("link", { name: "Experience needs another look" }).waitFor();
  await axe(page);
});

test("a banned word is named by its field, in the profile and at sign-up", async () => {
  const admin = await open("/");
  const headers = { authorization: `Bearer ${await signIn(admin.context(), "admin")}` };
  const data = { word: "Kaçık Fırsat", action: "refuse" };
  expect((await admin.request.post(addBannedWord.path, { headers, data })).status()).toBe(200);
  const page = await open("/profile", { as: "investor", locale: "tr", refusal: 400 });
  await page.getByRole("textbox", { name: "Unvan" }).fill("KACIK FIRSAT avcısı");
  await page.locator("form").getByRole("button", { name: "Kaydet", exact: true }).click();
  await page.getByText("“Kaçık Fırsat” burada kullanılamaz.").waitFor();
  const register = await open("/register", { refusal: 400 });
  await register.locator("input[name=name]").fill("Kaçık");
  await register.locator("input[name=surname]").fill("Kacik Firsat");
  await register.locator("input[name=email]").fill("biri@example.test");
  await register.locator("input[name=password]").fill("Bal!Petek.27");
  for (const box of await register.getByRole("checkbox").all()) await box.check();
  await register.getByRole("button", { name: "Create account" }).click();
  await register.getByText("“Kaçık Fırsat” cannot be used here.").waitFor();
  await expect.poll(() => register.locator("input[name=name]").inputValue()).toBe("Kaçık");
});

test("rows: one more with a school of one's own, one less; the last one is emptied", async () => {
  const page = await open("/profile", { as: "job-hunter" });
  const list = page.locator("#profile-educations");
  const rows = list.locator("li:has(> details)");
  const count = await rows.count();
  await list.getByRole("button", { name: "Add education" }).click();
  await expect.poll(() => rows.count()).toBe(count + 1);
  const school = rows.last().getByRole("combobox", { name: "University or school" });
  await expect.poll(() => school.evaluate((field) => field === document.activeElement)).toBe(true);
  await school.fill("Petek Arıcılık Okulu");
  await page.getByText("Press Enter to add “Petek Arıcılık Okulu”").waitFor();
  await page.keyboard.press("Enter");
  // Leaving the field keeps what was typed in it, as Enter does.
  const department = rows.last().getByRole("combobox", { name: "Department" });
  await department.fill("Arıcılık yönetimi");
  await page.keyboard.press("Tab");
  await rows.last().getByRole("button", { name: "Remove Arıcılık yönetimi" }).waitFor();
  await save(page).click();
  await saved(page);
  await page.reload();
  await list.locator("summary", { hasText: "Petek Arıcılık Okulu · Arıcılık yönetimi" }).waitFor();
  await expect.poll(() => rows.count()).toBe(count + 1);
  for (let left = count + 1; left > 0; left--) {
    await rows.first().locator("summary").click();
    await rows.first().getByRole("button", { name: "Remove education 1" }).click();
    await expect.poll(() => rows.count()).toBe(Math.max(left - 1, 1));
  }
  await list.locator("summary", { hasText: "Add education" }).waitFor();
  await save(page).click();
  await saved(page);
  await page.reload();
  await list.locator("summary", { hasText: "Add education" }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
});

test("a photo is cut by keyboard and shown everywhere with its time; what is no image is refused", async () => {
  const page = await open("/profile", { as: "investor", refusal: 415 });
  const field = page.getByLabel("Choose a photo");
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: await picture(900, 600) });
  const cropper = page.getByRole("dialog", { name: "Your photo" });
  await cropper.getByRole("application").press("ArrowRight");
  await cropper.getByRole("application").press("+");
  await axe(page);
  await cropper.getByRole("button", { name: "Use this part" }).click();
  const shown = page.locator("form img[src*='/files/public/']");
  await expect.poll(() => shown.first().getAttribute("src")).toMatch(/-256\.webp\?\d+$/);
  await expect.poll(() => page.locator("header img[src*='/files/public/']").count()).toBe(1);
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByText("The file is not an image.").waitFor();
  await page.getByRole("button", { name: "Remove the photo" }).click();
  await expect.poll(() => shown.count()).toBe(0);
});

test("a cover is drawn in its widths; a CV is a PDF, found in the menu, and for its owner alone", async () => {
  const page = await open("/profile", { as: "head-hunter", refusal: 415 });
  const cover = { name: "kapak.png", mimeType: "image/png", buffer: await picture(2000, 900) };
  await page.getByLabel("Choose a cover").setInputFiles(cover);
  const cropper = page.getByRole("dialog");
  await cropper.getByRole("button", { name: "Use this part" }).click();
  await expect
    .poll(() => page.locator("form img[src*='/files/public/']").first().getAttribute("src"))
    .toMatch(/-Medium\.webp\?\d+$/);

  const cv = page.locator("#profile-cv input[type=file]");
  await cv.setInputFiles({ name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") });
  await page.getByText("The file is not a PDF.").waitFor();
  const pdf = Buffer.from("%PDF-1.7\nözgeçmiş\n%%EOF\n");
  await cv.setInputFiles({ name: "Özgeçmiş.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("link", { name: "Özgeçmiş.pdf" }).waitFor();
  const menu = page.getByRole("navigation", { name: "My account" });
  await menu.getByRole("link", { name: "My CV (PDF)" }).waitFor();
  const own = await page.request.get((await menu.getByRole("link", { name: "My CV (PDF)" }).getAttribute("href"))!);
  expect(own.headers()["content-disposition"]).toContain("attachment");
  const talent = await menu.getByRole("link", { name: "as others see you" }).getAttribute("href");
  const token = await signIn(page.context(), "investor");
  const others = await page.request.get(`/apiUser/User/Cv/${talent!.split("/").at(-1)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(others.status()).toBe(404);
});

test("after two minutes on any page the profile asks for what it lacks, once, and leads there", async () => {
  const page = await open("/about-us", { as: "provider" });
  await page.clock.install();
  await page.reload({ waitUntil: "networkidle" });
  await page.clock.fastForward("01:50");
  const prompt = page.getByRole("alert", { name: "" }).filter({ hasText: "Your profile is almost there" });
  await expect.poll(() => prompt.count()).toBe(0);
  await page.clock.fastForward("00:15");
  await prompt.waitFor();
  await axe(page);
  await prompt.getByRole("link", { name: "Go on with my profile" }).click();
  await page.waitForURL(/\/profile/);
  await page.reload({ waitUntil: "networkidle" });
  await page.clock.fastForward("02:30");
  await expect.poll(() => prompt.count()).toBe(0);
});

test.each([
  ["tr", 375, "dark"],
  ["en", 1280, "light"],
] as const)("the form in %s at %i px, %s, has no barrier and nothing beside the page", async (locale, width, theme) => {
  const page = await open("/profile", { as: "job-hunter", locale, width, theme });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.locator("#profile-workingExperiences summary").first().click();
  await axe(page);
  await page.getByRole("button", { name: locale === "tr" ? "Başkalarının gözünden" : "As others see me" }).click();
  await page.getByRole("dialog").waitFor();
  await axe(page);
});
