import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { readXlsx, type Sheet } from "hucre/xlsx";
import { packageCalls } from "#features/premium/packages/contract.ts";
import { premiumSettings } from "#features/premium/settings/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { LOCALES } from "#shared/locale.ts";
import { expect } from "./expect.ts";
import { axe, interactive, test } from "./harness.ts";
import type { Site } from "./site.ts";
import { authorized } from "./without-browser.ts";

const FREE_ROWS = 12;

test.beforeAll(async ({ site, request }) => {
  const headers = await authorized(request, site, "admin");
  const address = site.origin + premiumSettings.path;
  const { model } = (await (await request.get(address, { headers })).json()).data;
  const data = { ...model, userNeedtoSingForSeeData: false, freeStartupCount: FREE_ROWS };
  expect((await request.put(address, { headers, data })).status()).toBe(200);
});

test("a list is exported with chosen columns and its rows are counted", async ({ open }) => {
  const page = await open("/startups/seed?founded=1990-01-01..", { as: "premium" });
  await interactive(page);
  await page.getByRole("link", { name: "Export", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Export Startups" })).toBeVisible();
  await interactive(page);
  await expect(page.getByText(/^\d{2} rows found$/)).toBeVisible();
  const formAddress = page.url();
  await expect(page.locator("main").getByText("Seed", { exact: true })).toBeVisible();
  await expect(page.getByText("1,000 of 1,000 rows left this month")).toBeVisible();
  await axe(page);

  for (const name of ["Name", "City", "Raised (USD)"])
    await expect(page.getByLabel(name, { exact: true })).toBeChecked();
  const boxes = page.getByRole("group", { name: /^Columns/ }).getByRole("checkbox");
  for (const box of await boxes.all()) await box.uncheck();
  await expect(page.getByText("Choose at least one column.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  for (const name of ["Name", "City", "Raised (USD)"]) await page.getByLabel(name, { exact: true }).check();
  // A number that may be two is asked about.
  await page.getByRole("spinbutton", { name: "Rows" }).fill("80.000");
  await expect(page.getByText("Is this 80000 or 80? Write one of them.")).toBeVisible();
  await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
  await expect(page.getByText("Is this 80000 or 80?")).toBeHidden();
  await page.getByRole("button", { name: "Export", exact: true }).click();

  const link = page.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("998 of 1,000 rows left this month")).toBeVisible();
  await axe(page);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Startups .*\.xlsx$/);
  const [{ rows }, notes] = (await readXlsx(await readFile(await download.path()))).sheets as [Sheet, Sheet];
  expect(rows[0]!.slice(0, 3)).toEqual(["Name", "City", "Raised (USD)"]);
  expect(rows).toHaveLength(3);
  expect(notes.rows.find(([name]) => name === "Filter")?.[1]).toContain("Founded from 1990");

  // Or single rows.
  await page.goto(formAddress);
  await page.getByRole("link", { name: "Choose single rows" }).click();
  const group = page.getByRole("group", { name: /^Rows of the file/ });
  await expect(page.getByRole("button", { name: "Choose at least one row" })).toBeDisabled();
  const picked = await group
    .getByRole("checkbox")
    .nth(2)
    .evaluate((box: HTMLInputElement) => box.labels![0]!.innerText);
  await group.getByRole("checkbox").nth(2).check();
  await axe(page);
  await page.getByRole("button", { name: "Export one row" }).click();
  await expect(page.getByText("997 of 1,000 rows left this month")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(2, { timeout: 60_000 });
  const [single] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).first().click(),
  ]);
  const sheet = (await readXlsx(await readFile(await single.path()))).sheets[0]!.rows;
  expect(sheet[1]![0]).toBe(picked.trim());
  // What was fetched waits no more.
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Downloaded" }).first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: /files? to download/ })).toBeHidden();
});

const FILTERED_LIST = {
  en: {
    list: "/startups",
    label: "Selected filters",
    leave: "Export",
    words: ["Incorporated: Yes", "Founded: 2000 – 2024", "Total raised ≥ $1"],
  },
  tr: {
    list: "/tr/girisimler",
    label: "Seçilen filtreler",
    leave: "Dışa aktar",
    words: ["Şirketleşmiş: Evet", "Kuruluş tarihi: 2000 – 2024", "Toplam alınan yatırım ≥ $1"],
  },
};
test("a form names all filters of its list, with values, in both languages", async ({ open }) => {
  const page = await open("/startups", { as: "premium" });
  for (const locale of LOCALES) {
    const { list, label, leave, words } = FILTERED_LIST[locale];
    await page.goto(`${list}?incorporated=true&founded=2000-01-01..2024-12-31&raised-usd=1-`);
    await page.getByRole("link", { name: leave, exact: true }).click();
    await page.waitForURL(/from=/);
    await expect(page.getByRole("list", { name: label }).getByRole("listitem")).toHaveText(words);
    await axe(page);
  }
});

test("without a package the page offers exports; by keyboard in Turkish", async ({ open }) => {
  const member = await open("/startups", { as: "entrepreneur" });
  await interactive(member);
  await member.getByRole("link", { name: "Export", exact: true }).click();
  await expect(member.getByText("3 of 3 free downloads left this month")).toBeVisible();
  await axe(member);
  await member.goto("/talents");
  await interactive(member);
  await member.getByRole("link", { name: "Export", exact: true }).click();
  await expect(member.getByRole("heading", { name: "Exports need a personal or business package" })).toBeVisible();
  await member.getByRole("link", { name: "Compare packages" }).click();
  await member.waitForURL(/\/payment-plans/);

  const page = await open("/tr/yetenekler?words=değirmenci", { as: "premium", locale: "tr" });
  await interactive(page);
  await page.getByRole("link", { name: "Dışa aktar", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dosyada yer alan kişiler")).toBeVisible();
  await interactive(page);
  await page.getByLabel("Satır sayısı").focus();
  await page.keyboard.type("5");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  // Files of the tests before stand in the same list.
  const file = page.getByRole("main").getByRole("listitem").filter({ hasText: "Yetenekler" });
  await expect(file.getByRole("link", { name: "İndir" })).toBeVisible({ timeout: 60_000 });
  await axe(page);

  const talent = await open("/profile/exports", { as: "job-hunter" });
  const line = talent.getByRole("listitem").filter({ hasText: "Deniz Ünsaldı" });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("kovan.example");
  await expect(line).toContainText(String(new Date().getFullYear()));
  await expect(line).toContainText(/Name, .*Skills/);
  await axe(talent);
});

test("on a Turkish phone used-up rows say when they return", async ({ open, site, request }) => {
  const page = await open("/tr/profil/disa-aktarimlar", { as: "premium", locale: "tr", width: 375 });
  const left = page.getByText(/satırlık hakkınızdan kalan/);
  const used = 1_000 - Number(/kalan: ([\d.]+)/.exec(await left.innerText())![1]!.replace(".", ""));
  await limitRows(request, site, "personal-yearly", used + 2);

  await page.goto("/tr/girisimler");
  await interactive(page);
  await page.getByRole("link", { name: "Dışa aktar", exact: true }).click();
  await expect(page.getByRole("spinbutton", { name: "Satır sayısı" })).toHaveValue("2");
  await interactive(page);
  await page.getByRole("button", { name: "Dışa aktar", exact: true }).click();
  await expect(left).toHaveText(`Bu ayki ${used + 2} satırlık hakkınızdan kalan: 0 satır`);
  await page.goBack();
  await expect(page.getByText("Bu ay satır hakkınız kalmadı.")).toBeVisible();
  await expect(page.getByText(/^Tüm hakkınız 01\.\d{2}\.\d{4} tarihinde yenilenir\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Dışa aktar", exact: true })).toHaveCount(0);
  await axe(page);
});

/** Sets the rows a month of a package, as an admin does. */
async function limitRows(request: APIRequestContext, site: Site, key: string, rowLimit: number): Promise<void> {
  const { list, change } = packageCalls;
  const headers = await authorized(request, site, "admin");
  const { data } = await (await request.get(site.origin + list.path, { headers })).json();
  const { id, version } = data.rows.find((row: { key: string }) => row.key === key);
  const options = { method: change.method, headers, data: { version, rowLimit } };
  expect((await request.fetch(site.origin + addressOf(change, { id }, undefined), options)).status()).toBe(200);
}

test("a member without a package sees free rows and what more there is", async ({ open }) => {
  const page = await open("/startups", { as: "member" });
  await expect(page.locator("main tbody tr")).toHaveCount(FREE_ROWS);
  await page.goto("/startups?view=cards");
  await page.goto("/startups?page=2");
  await expect(page.locator("main article")).toHaveCount(FREE_ROWS - 9);
  await expect(page.getByRole("heading", { name: "Subscribe to continue" })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveText(/First 12 of \d+.*first 12 of \d+ startups; \d+ more are hidden/s);
  const all = await open("/startups?page=2", { as: "premium" });
  await expect(all.locator("main tbody tr")).toHaveCount(25);
  await expect(all.getByRole("heading", { name: "Subscribe to continue" })).toHaveCount(0);
});

test("a visitor's second sector asks to sign in, which returns to both", async ({ open }) => {
  const page = await open("/startups");
  await expect(page.locator("main tbody tr")).toHaveCount(12);
  await expect(page.getByRole("link", { name: "Saved searches" })).toHaveCount(0);
  const message = page.getByText("Without signing in, you can select one value.");
  await page.getByRole("checkbox", { name: /^Health/ }).check();
  await expect(message).toHaveCount(0);
  await page.getByRole("checkbox", { name: /^Fintech/ }).check();
  await expect(message).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Health/ })).not.toBeChecked();
  await axe(page);
  await message.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await page.getByRole("button", { name: "premium", exact: false }).first().click();
  await page.waitForURL("**/startups/health/fintech");
  await expect(page.getByRole("checkbox", { name: /^Health/ })).toBeChecked();
});

test("without scripts the panel is a form, and a closed section has choices", async ({ open }) => {
  const page = await open("/startups", { scripts: false, refusal: 403 });
  const section = page.locator("details", { has: page.getByText("Programs and incubation centers") });
  await section.locator("summary").click();
  await section.getByRole("link", { name: "Show options" }).click();
  await page.waitForURL("**/startups?open=ecosystem");
  await expect(section.getByRole("checkbox").first()).toBeAttached();
  await page.goto("/startups");
  await page.getByRole("checkbox", { name: /^Health/ }).check();
  await page.getByRole("button", { name: /^Show \d+ startups$/ }).click();
  await page.waitForURL("**/startups/health");
  await expect(page.locator("main h1 + [role=status]")).toHaveText(/^First 12 of \d+ startups$/);
  await page.getByRole("checkbox", { name: /^Fintech/ }).check();
  await page.getByRole("button", { name: /^Show/ }).click();
  await page.waitForURL("**/startups/fintech/health");
  await expect(page.getByRole("main")).toContainText("Without signing in, you can select one value.");
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await page.waitForURL(/\/login\?returnTo=%2Fstartups%2Ffintech%2Fhealth$/);
});

test("on a Turkish phone each limit names its key, which leads back", async ({ open }) => {
  const list = "/tr/girisimler?founded=2010-01-01..";
  const page = await open("/tr/girisimler", { as: "member", locale: "tr", width: 375, theme: "dark", refusal: 402 });
  await page.goto("/tr/profil/disa-aktarimlar");
  await expect(page.getByText(/^Bu ay 3 ücretsiz indirme hakkınızdan 3 tanesi kaldı/)).toBeVisible();
  await axe(page);
  await page.goto(list);
  const packages = page.getByRole("main").getByRole("link", { name: /paket/i }).first();
  await expect(packages).toBeVisible();
  await axe(page);
  await packages.click();
  await page.waitForURL(/uyelik-paketleri/);
  await page.getByRole("link", { name: "Aylık ve yıllık fiyatları gör" }).click();
  await page.waitForURL(/odeme-planlari\?.*returnTo/);
  await interactive(page);
  await page
    .getByRole("button", { name: /^Kişisel paketini satın al/ })
    .first()
    .click();
  await page.waitForURL("**/sandbox/checkout/**");
  await page.getByLabel(/beklemede kalır/).check();
  await page.getByRole("button", { name: /^Öde/ }).click();
  await page.waitForURL("**/tr/odeme-basarili?**");
  await interactive(page);
  await expect(page.getByRole("status").filter({ hasText: "Bankanız" })).toBeVisible();
  await axe(page);
  const success = page.url();

  await page.goto("/tr/profil/odeme/paket-yonetimi");
  await interactive(page);
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Müşteri portalını aç" }).click();
  await (await popup).getByRole("button", { name: "Ulaştı", exact: true }).click();
  await expect(async () => {
    await page.goto(success);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teşekkürler", { timeout: 2_000 });
  }).toPass();
  await page.getByRole("link", { name: "Kaldığınız yere dönün" }).click();
  await page.waitForURL(`**${list}`);
  await expect(page.locator("main article").first()).toBeVisible();
  await page.goto("/tr/profil/disa-aktarimlar");
  await expect(page.getByText("Bu ayki 1.000 satırlık hakkınızdan kalan: 1.000 satır")).toBeVisible();
});
