import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { packageCalls } from "#features/premium/packages/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { axe, expect, interactive, test } from "./harness.ts";

test("a list is exported with chosen columns and its rows are counted", async ({ open }) => {
  const page = await open("/startups/seed", { as: "premium" });
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
  await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
  await page.getByRole("button", { name: "Export", exact: true }).click();

  const link = page.getByRole("link", { name: "Download" });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("998 of 1,000 rows left this month")).toBeVisible();
  await axe(page);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Startups .*\.xlsx$/);
  const { rows } = (await readXlsx(await readFile(await download.path()))).sheets[0]!;
  expect(rows[0]!.slice(0, 3)).toEqual(["Name", "City", "Raised (USD)"]);
  expect(rows[3]!.every((cell) => cell === null || cell === undefined)).toBe(true);

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
for (const locale of ["en", "tr"] as const)
  test(`the form names every filter of its list, with values (${locale})`, async ({ open }) => {
    const { list, label, leave, words } = FILTERED_LIST[locale];
    const filter = "?incorporated=true&founded=2000-01-01..2024-12-31&raised-usd=1-";
    const page = await open(list + filter, { as: "premium", locale });
    await page.getByRole("link", { name: leave, exact: true }).click();
    await page.waitForURL(/from=/);
    await expect(page.getByRole("list", { name: label }).getByRole("listitem")).toHaveText(words);
    await axe(page);
  });

test("without a package the page offers exports; by keyboard in Turkish", async ({ open }) => {
  const member = await open("/startups", { as: "entrepreneur" });
  await interactive(member);
  await member.getByRole("link", { name: "Export", exact: true }).click();
  await expect(member.getByRole("heading", { name: "Exports need a personal or business package" })).toBeVisible();
  await member.getByRole("link", { name: "Compare packages" }).click();
  await expect(member).toHaveURL(/\/payment-plans/);

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
  await expect(page.getByRole("link", { name: "İndir" }).first()).toBeVisible({ timeout: 60_000 });
  await axe(page);

  const talent = await open("/profile/exports", { as: "job-hunter" });
  const line = talent.getByRole("listitem").filter({ hasText: "Deniz Ünsaldı" });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("kovan.example");
  await expect(line).toContainText(String(new Date().getFullYear()));
  await expect(line).toContainText(/Name, .*Skills/);
  await axe(talent);
});

test("on a Turkish phone used-up rows say when they return", async ({ open }) => {
  const page = await open("/tr/profil/disa-aktarimlar", { as: "premium", locale: "tr", width: 375 });
  const left = page.getByText(/satırlık hakkınızdan kalan/);
  const used = 1_000 - Number(/kalan: ([\d.]+)/.exec(await left.innerText())![1]!.replace(".", ""));
  await limitRows(await open("/admin/management/package-management", { as: "admin" }), "personal-yearly", used + 2);

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
async function limitRows(admin: Page, key: string, rowLimit: number): Promise<void> {
  const { list, change } = packageCalls;
  const token = (await admin.context().cookies()).find(({ name }) => name === "session")!.value;
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await admin.request.get(list.path, { headers })).json();
  const { id, version } = data.rows.find((row: { key: string }) => row.key === key);
  const options = { method: change.method, headers, data: { version, rowLimit } };
  expect((await admin.request.fetch(addressOf(change, { id }, undefined), options)).status()).toBe(200);
}
