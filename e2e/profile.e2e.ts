import sharp from "sharp";
import { expect, test } from "vitest";
import { axe, open } from "./harness.ts";

type OpenPage = Awaited<ReturnType<typeof open>>;
const save = (page: OpenPage) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const title = (page: OpenPage) => page.getByRole("textbox", { name: "Title" });

test("what is typed survives a reload, is saved at once, and is what others see", async () => {
  const page = await open("/profile", { as: "job-hunter" });
  await title(page).fill("Kovan tasarımcısı");
  await page.getByText("You have changes that are not saved").waitFor();
  await page.waitForTimeout(500);
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe("Kovan tasarımcısı");
  await page.getByRole("alert").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => title(page).inputValue()).not.toBe("Kovan tasarımcısı");

  await title(page).fill("Petek tasarımcısı");
  await save(page).click();
  await page.getByText("Your profile is saved.").waitFor();
  await page.getByText("Everything is saved.").waitFor();
  await page.getByRole("button", { name: "As others see me" }).click();
  const preview = page.getByRole("dialog", { name: "As others see you" });
  await preview.getByText("Petek tasarımcısı").waitFor();
  expect(await preview.textContent()).not.toContain("@kovan.example");
  await axe(page);
});

test("a refused save names the fields, keeps what was typed and leads to the first", async () => {
  const page = await open("/profile", { as: "employee", refusal: 400 });
  const link = page.getByRole("textbox", { name: "GitHub" });
  await link.fill("github.com/kovan");
  await link.blur();
  await page.getByText("The link you've provided is not valid!").waitFor();
  await page.getByRole("textbox", { name: "Mobile phone" }).fill("12");
  await page.getByRole("textbox", { name: "Mobile phone" }).blur();
  await page.getByText("This is no number of the chosen country.").waitFor();
  await save(page).click();
  await page.getByText("2 fields need another look.").waitFor();
  expect(await link.inputValue()).toBe("github.com/kovan");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("mobilePhone");
  await axe(page);
});

test("rows: one more with a school of one's own, one less; the last one is emptied", async () => {
  const page = await open("/profile", { as: "provider" });
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Education" }) });
  const rows = section.getByRole("listitem");
  await section.getByRole("button", { name: "Add education" }).click();
  const school = section.getByRole("combobox", { name: "University or school" }).last();
  await school.fill("Petek Arıcılık Okulu");
  await page.getByText("Press Enter to add “Petek Arıcılık Okulu”").waitFor();
  await school.press("Enter");
  await save(page).click();
  await page.getByText("Your profile is saved.").waitFor();
  await page.reload();
  await section.getByText("Petek Arıcılık Okulu").first().waitFor();
  for (let left = await rows.count(); left > 1; left = await rows.count())
    await section.getByRole("button", { name: "Remove education 1" }).click();
  await section.getByRole("button", { name: "Remove education 1" }).click();
  expect(await rows.count()).toBe(1);
  await save(page).click();
  await page.getByText("Your profile is saved.").waitFor();
});

test("a photo is cut by keyboard and shown everywhere with its time; what is no image is refused", async () => {
  const page = await open("/profile", { as: "investor", refusal: 415 });
  const noise = sharp({ create: { width: 900, height: 600, channels: 3, background: "#f6b933" } });
  const field = page.getByLabel("Choose a photo");
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: await noise.png().toBuffer() });
  const cropper = page.getByRole("dialog", { name: "Your photo" });
  await cropper.getByRole("application").press("ArrowRight");
  await cropper.getByRole("application").press("+");
  await axe(page);
  await cropper.getByRole("button", { name: "Use this part" }).click();
  await expect
    .poll(() => page.locator("main img[src*='/files/public/']").count(), { timeout: 15_000 })
    .toBeGreaterThan(0);
  expect(await page.locator("main img[src*='/files/public/']").first().getAttribute("src")).toMatch(/-256\.webp\?\d+$/);
  await expect.poll(() => page.locator("header img[src*='/files/public/']").count()).toBe(1);
  await field.setInputFiles({ name: "ben.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByText("The file is not an image.").waitFor();
});

test.each([
  ["en", 375],
  ["tr", 1280],
] as const)("the form in %s at %i px has no barrier and nothing beside the page", async (locale, width) => {
  const page = await open("/profile", { as: "entrepreneur", locale, width });
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
