import { readFile } from "node:fs/promises";
import { axe, expect, test } from "./harness.ts";

test("a member downloads a report and reads what is left of the month", async ({ open }) => {
  const page = await open("/reports", { as: "premium" });
  await expect(page.locator("main article")).toHaveCount(9);
  await page.locator("label", { has: page.getByRole("checkbox", { name: /^Investments/ }) }).click();
  await page.waitForURL("**/reports/investments");
  await expect(page.locator("main article")).toHaveCount(4);
  // Cards of one report in two languages are told apart.
  await expect(page.locator("main article p").getByText("Turkish", { exact: true }).first()).toBeVisible();
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/report\/[a-z0-9-]+$/);
  await expect(page.getByText("you have taken 0.")).toBeVisible();
  const twin = page.getByRole("link", { name: /^This report in (English|Turkish)$/ });
  await expect(twin).toHaveAttribute("href", /\/report\/[a-z0-9-]+$/);
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("The file was downloaded.")).toBeVisible();
  await expect(page.getByText("you have taken 1.")).toBeVisible();
  // It is open for the rest of the month.
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(again.suggestedFilename()).toBe(download.suggestedFilename());
});

test("whoever may not have a file reads why, in both languages", async ({ open }) => {
  const page = await open("/reports/investments", { locale: "tr" });
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/tr\/rapor\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: "Üyelere açık" })).toBeVisible();
  const { pathname } = new URL(page.url());
  const member = await open(pathname, { as: "member" });
  await expect(member.getByText("Members download 3 premium reports a month free of charge")).toBeVisible();
  // A link to the file itself leads back to the report.
  const file = `${new URL(member.url()).pathname}/file/${encodeURIComponent("../x.pdf")}`;
  const answer = await member.request.get(file, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toContain("refused=downloadUrlNotValid");
});

test("a lost connection is named where a download fails", async ({ open }) => {
  const page = await open("/reports/regions", { complaint: /Failed to (load|fetch)|ERR_/ });
  await page.locator("main article h2 a").first().click();
  await page.waitForURL(/\/report\/[a-z0-9-]+$/);
  await page.route("**/file/**", (route) => route.abort());
  await page.getByRole("link", { name: "Download PDF" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Network error while downloading." })).toBeVisible();
});
