import { axe, expect, test } from "./harness.ts";

test("the panel counts by the chosen time, with the numbers as a table", async ({ open }) => {
  const page = await open("/admin/management", { as: "special-admin" });
  await page.getByRole("link", { name: "Year" }).click();
  await page.waitForURL(/period=year/);
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("rowheader", { name: String(new Date().getFullYear()) }).first()).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “New startups” as CSV" }).click();
  expect((await file).suggestedFilename()).toBe("New startups.csv");
  await page.getByRole("link", { name: /^claimed entr/ }).click();
  await page.waitForURL(/claims\?state=open/);
});

test("numbers and bars of the panel lead to what they count", async ({ open }) => {
  const page = await open("/admin/management?period=year", { as: "admin" });
  const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "New accounts" }) });
  const bar = card.locator("figure > div a").last();
  const count = Number((await bar.locator("p").last().innerText()).replace(/\D/g, ""));
  await bar.click();
  await page.waitForURL(/createdFrom=/);
  await expect(page.getByText(new RegExp(`^${count} entr`)).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Remove Joined from/ })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Locked accounts" }).click();
  await page.waitForURL(/isLocked=true/);
  await expect(
    page.getByRole("link", { name: "Locked", exact: true }).and(page.locator("[aria-current]")),
  ).toBeVisible();
});

test("two startups become one with chosen facts, and two again; the old address leads to the one that stays", async ({
  open,
}) => {
  const page = await open("/admin/management/startups/merge", { as: "admin", width: 375, locale: "tr" });
  await page.getByRole("textbox", { name: "Kalacak girişimin adresi" }).fill("mikro-ses");
  await page.getByRole("textbox", { name: "Onunla birleştirilecek girişimin adresi" }).fill("yok-boyle-biri");
  await page.getByRole("button", { name: "Karşılaştır" }).click();
  await expect(page.getByText("Bu adreste bir girişim yok.")).toBeVisible();
  await page.getByRole("textbox", { name: "Onunla birleştirilecek girişimin adresi" }).fill("rafbul");
  await page.getByRole("button", { name: "Karşılaştır" }).click();
  await page.getByRole("radio", { name: "Slogan: Rafbul girişiminden" }).check();
  await axe(page);
  await page.getByRole("button", { name: "Mikro Ses ile birleştir" }).click();
  await expect(page.getByRole("heading", { name: "Birleştirilen girişimler" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Mikro Ses.*Rafbul/ })).toBeVisible();

  await page.goto("/tr/girisim/rafbul");
  await expect(page).toHaveURL(/\/tr\/girisim\/mikro-ses$/);
  await page.goBack();
  await page.getByRole("button", { name: "İşlemler: Rafbul, Mikro Ses" }).click();
  await page.getByRole("menuitem", { name: "Birleştirmeyi geri al" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Birleştirmeyi geri al" }).click();
  await expect(page.getByText("Rafbul ve Mikro Ses yeniden iki ayrı girişim.")).toBeVisible();
  await page.goto("/tr/girisim/rafbul");
  await expect(page.getByRole("heading", { name: "Rafbul", level: 1 })).toBeVisible();
});
