import { expect, test } from "./harness.ts";

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
