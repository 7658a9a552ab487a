import { axe, expect, interactive, shot, test } from "./harness.ts";
import { addJury, PROGRAM } from "./jury.ts";
import { linkFrom } from "./mailbox.ts";

test.use({ additions: { data: addJury } });

const path = `/dashboard/program-decisions/${PROGRAM}`;

test("an organizer reads how sure the order is, decides on one and many", async ({ open }) => {
  const page = await open(`${path}?places=2`, { as: "organizer", theme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decide on applications");
  await expect(page.getByText("2 places end here")).toBeVisible();
  await expect(page.getByText("Nothing is sent before you publish.")).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Where the selection stands" }).locator("[aria-current=step]"),
  ).toHaveCount(1);
  await axe(page);
  await shot(page, "decisions-en");
  const first = page.getByRole("group", { name: /^Result: Balpetek/ }).first();
  await first.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(page.getByText("The result is set.")).toBeVisible();
  await expect(first.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-pressed", "true");

  for (const name of ["Select Balpetek1", "Select Balpetek6"])
    await page.getByRole("checkbox", { name }).press("Space");
  await expect(page.getByText("2 applications selected")).toBeVisible();
  await page.getByRole("link", { name: "Compare side by side" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Side by side");
  await expect(page.getByRole("columnheader")).toHaveText([/^Balpetek1/, /^Balpetek6/]);
  await expect(page.getByRole("rowheader", { name: /^Raw/ })).toBeVisible();
  await axe(page);
  await shot(page, "compare-en");
  await page.goBack();
  for (const name of ["Select Balpetek1", "Select Balpetek6"])
    await page.getByRole("checkbox", { name }).press("Space");
  await page.locator("[data-save-bar]").getByRole("button", { name: "Decline" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Nobody learns of it before you publish");
  await axe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 results are set.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Without a reason: 2" })).toBeVisible();
});

test("letters are changed, need reasons, and are published together", async ({ open, site }) => {
  const page = await open(path, { as: "organizer", locale: "tr", refusal: 409 });
  await page.getByRole("link", { name: "Mektupları oku" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yayımlanmadan önce mektuplar");
  await interactive(page);
  await axe(page);
  await shot(page, "letters-tr");
  await page.getByRole("button", { name: "3 sonucu yayımla …" }).click();
  await page.getByRole("button", { name: "Yayımla ve gönder" }).click();
  await expect(page.getByRole("dialog")).toContainText("K-001 Balpetek1");
  await page.getByRole("dialog").getByRole("button", { name: "Vazgeç" }).click();
  for (const name of ["Balpetek1", "Balpetek6"]) {
    await page.getByRole("button", { name: new RegExp(`Mektubu değiştir.*${name}`) }).click();
    await page.getByLabel("Sizin gerekçeniz").fill("Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.");
    await page.getByRole("button", { name: "Mektubu kaydet" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`Mektubu değiştir.*${name}`) })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Yalnızca gerekçesizler (0)" })).toBeVisible();
  await page.getByRole("button", { name: "3 sonucu yayımla …" }).click();
  await expect(page.getByRole("dialog")).toContainText("3 başvuru hâlâ inceleniyor");
  await page.getByRole("button", { name: "Yayımla ve gönder" }).click();
  await expect(page.getByText("Sonuçlar yayımlandı, mektuplar yola çıktı.")).toBeVisible();
  await expect(page.getByText("Kabul edilmedi · Yayımlandı")).toHaveCount(2);

  const address = await linkFrom(site, "entrepreneur@kovan.example", /^\/tr\/panel\/mektup\//);
  const founder = await open("/dashboard", { as: "entrepreneur", locale: "tr" });
  await founder.goto(address);
  await expect(founder.getByText("Bu dönem yalnızca prototipi olan girişimleri kabul ediyoruz.")).toBeVisible();
  await axe(founder);
  await shot(founder, "letter-tr");
  await founder.getByRole("button", { name: "Evet" }).press("Enter");
  await expect(founder.getByText("Teşekkür ederiz.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1 kişiye yardımcı oldu/)).toBeVisible();
});

test("on a phone the table scrolls by itself and everything else fits", async ({ open }) => {
  const page = await open(path, { as: "organizer", locale: "tr", width: 375 });
  await shot(page, "decisions-phone-tr");
  await page.setViewportSize({ width: 320, height: 812 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await axe(page);
});

test("whoever does not belong to the organization finds no such page", async ({ open }) => {
  await open(path, { as: "jury", status: 404 });
  await open(path, { as: "admin", status: 404 });
});

test("spreadsheet and booklet download; minutes wait for the phase's end", async ({ open }) => {
  const page = await open(path, { as: "organizer", locale: "tr" });
  for (const [link, name] of [
    ["Dışa aktar (Excel)", /^Başvurular .*\.xlsx$/],
    ["Kitapçık (PDF)", /^Petek Hızlandırma Jüri kitapçığı 1\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      page.getByRole("link", { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
  }
  await page.getByRole("link", { name: "Tutanak", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tutanak");
  await expect(page.getByText(/artık kimse puan veremediğinde yazılabilir/).first()).toBeVisible();
  await expect(page.getByText("Henüz tutanak yok")).toBeVisible();
  await axe(page);
  await shot(page, "minutes-tr");
});
