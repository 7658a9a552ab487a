import type { Page } from "@playwright/test";
import { saveQuery } from "#features/startups/contract.ts";
import { axe, expect, signIn, test } from "./harness.ts";

const total = (page: Page) => page.locator("main h1 + [role=status]");
const chips = (page: Page) => page.getByRole("list", { name: "Selected filters" });

test("a search is saved, opened, shown as a chip, renamed, deleted", async ({ open }) => {
  const page = await open("/startups/health/seed?sort=name", { as: "premium", refusal: 409 });
  const before = (await total(page).textContent())!;
  await page.getByRole("link", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  const name = dialog.getByRole("textbox", { name: "Name of the search" }).first();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Health, Seed");
  await name.fill("İklim girişimleri");
  await axe(page);
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog.getByText("You already have a saved search with this name.")).toBeVisible();
  await name.fill("Health, <b>seed</b>");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("“Health, <b>seed</b>” saved.")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByRole("link", { name: "Health, <b>seed</b> Health · Seed · Name, A to Z" }).click();
  await page.waitForURL(/\/startups\/health\/seed\?sort=name$/);
  await expect(chips(page).getByRole("link", { name: "Remove Seed" })).toBeVisible();
  await expect(total(page)).toHaveText(before);

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByLabel("Edit “Health, <b>seed</b>”").click();
  await dialog.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last().fill("Sağlık");
  await dialog.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await expect(dialog.getByRole("link", { name: /^Sağlık/ })).toBeVisible();
  await dialog.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await axe(page);
  await expect(
    dialog.getByText("Are you sure you want to delete? This operation cannot be undone!").and(page.locator(":visible")),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await expect(page.getByText("Search deleted.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Sağlık/ })).toHaveCount(0);
  await expect(dialog.getByRole("link")).toHaveCount(2);
});

test("without scripts a search is saved, renamed and deleted by plain forms", async ({ open }) => {
  const page = await open("/startups/fintech", { as: "business", scripts: false, refusal: 409 });
  await page.getByRole("link", { name: "Save search" }).click();
  await page.waitForURL("**/startups/fintech?saved=1");
  const name = page.getByRole("textbox", { name: "Name of the search" }).first();
  await name.fill("Health, subscription");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("You already have a saved search with this name.")).toBeVisible();
  await expect(name).toHaveValue("Health, subscription");
  await name.fill("Money matters");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("link", { name: /^Money matters/ })).toBeVisible();
  await page.getByLabel("Edit “Money matters”").click();
  const rename = page.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last();
  await rename.fill("Money");
  await page.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await page.getByLabel("Edit “Money”", { exact: true }).click();
  await page.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await page.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await expect(page.getByRole("link", { name: /^Money/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Fintech that raised/ })).toHaveCount(1);
});

for (const [address, status, reason] of [
  ["/startups?queryId=nonsense", 400, "Invalid queryId"],
  ["/startups?queryId=0123456789abcdef01234567", 404, "This saved search no longer exists"],
] as const)
  test(`${address} is refused with a way out`, async ({ open }) => {
    const page = await open(address, { as: "premium", status });
    await expect(page.getByRole("main")).toContainText(reason);
    await page.getByRole("link", { name: "Show the list without it" }).click();
    await page.waitForURL("**/startups");
  });

test("a word of the path that means nothing is named, and the rest is kept", async ({ open }) => {
  const page = await open("/startups/health/no-such-word", { as: "premium", status: 404 });
  await expect(page.getByRole("main")).toContainText("“no-such-word”");
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await page.waitForURL("**/startups/health");
});

test("an empty saved search is named and leads to the complete list", async ({ open }) => {
  const page = await open("/", { as: "premium" });
  const headers = { authorization: `Bearer ${await signIn(page.context(), "premium")}` };
  // Of an "or" no filter can be taken away.
  const before = (value: string) => ({ fieldName: "foundationDate", operator: "lte", value });
  const rule = { condition: "or", isRootRule: true, rules: [before("1800-12-31"), before("1700-12-31")] };
  const data = { name: "Petek 1900", rule };
  const saved = await page.request.post(saveQuery.path, { headers, data });
  expect(saved.status()).toBe(200);
  const { id } = (await saved.json()).data;
  await page.goto(`/startups?queryId=${id}`);
  await expect(page.getByText("Nothing meets the saved search “Petek 1900” at present.")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/all 0|0 filters/);
  await axe(page);
  await page.getByRole("link", { name: "All startups" }).click();
  await expect(page.locator("main article").first()).toBeVisible();
});
