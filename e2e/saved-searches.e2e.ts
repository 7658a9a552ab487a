import { expect, test } from "vitest";
import { axe, open } from "./harness.ts";

const found = (page: Awaited<ReturnType<typeof open>>) => page.locator("main h1 + [role=status]").textContent();
const chips = (page: Awaited<ReturnType<typeof open>>) => page.getByRole("list", { name: "Chosen filters" });

test("a search is saved, opened, shown as a chip, renamed and deleted after a question", async () => {
  const page = await open("/startups/health/seed?sort=name", { as: "premium", refusal: 409 });
  const total = await found(page);
  await page.getByRole("link", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  const name = dialog.getByRole("textbox", { name: "Name of the search" }).first();
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill("İklim girişimleri");
  await axe(page);
  await dialog.getByRole("button", { name: "Save search" }).click();
  await dialog.getByText("You already have a saved search with this name.").waitFor();
  await name.fill("Health, <b>seed</b>");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await page.getByText("The search “Health, <b>seed</b>” is saved.").waitFor();
  await expect.poll(() => dialog.isVisible()).toBe(false);

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByRole("link", { name: "Health, <b>seed</b> Health · Seed · Name, A to Z" }).click();
  await page.waitForURL(/\/startups\?sort=name&queryId=[0-9a-f]{24}$/);
  await chips(page).getByText("Health, <b>seed</b>").waitFor();
  await expect.poll(() => found(page)).toBe(total);

  await page.getByRole("link", { name: "Saved searches" }).click();
  await dialog.getByLabel("Change “Health, <b>seed</b>”").click();
  await dialog.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).fill("Sağlık");
  await dialog.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await chips(page).getByText("Sağlık").waitFor();
  await dialog.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await axe(page);
  await dialog
    .getByText("Are you sure you want to delete? This operation cannot be undone!")
    .and(page.locator(":visible"))
    .waitFor();
  await dialog.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await page.getByText("The search is deleted.").waitFor();
  await page.waitForURL(/\/startups\?sort=name$/);
  await expect.poll(() => dialog.getByRole("link", { name: /^Sağlık/ }).count()).toBe(0);
  await expect.poll(() => dialog.getByRole("link").count()).toBe(2);
});

test("without scripts a search is saved, renamed and deleted by plain forms", async () => {
  const page = await open("/startups/fintech", { as: "business", scripts: false, refusal: 409 });
  await page.getByRole("link", { name: "Save search" }).click();
  await page.waitForURL("**/startups/fintech?saved=1");
  const name = page.getByRole("textbox", { name: "Name of the search" }).first();
  await name.fill("Health, subscription");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByText("You already have a saved search with this name.").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Health, subscription");
  await name.fill("Money matters");
  await page.getByRole("button", { name: "Save search" }).click();
  await page.getByRole("link", { name: /^Money matters/ }).waitFor();
  await page.getByLabel("Change “Money matters”").click();
  const rename = page.getByRole("textbox", { name: "Name of the search" }).and(page.locator(":visible")).last();
  await rename.fill("Money");
  await page.getByRole("button", { name: "Rename" }).and(page.locator(":visible")).click();
  await page.getByLabel("Change “Money”", { exact: true }).click();
  await page.getByText("Delete", { exact: true }).and(page.locator("summary:visible")).click();
  await page.getByRole("button", { name: "Delete" }).and(page.locator(":visible")).click();
  await expect.poll(() => page.getByRole("link", { name: /^Money/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: /^Fintech that raised/ }).count()).toBe(1);
});

test.each([
  ["/startups?queryId=nonsense", 400, "Invalid queryId"],
  ["/startups?queryId=0123456789abcdef01234567", 404, "This saved search is not there any more"],
] as const)("%s is refused with a way out", async (address, status, reason) => {
  const page = await open(address, { as: "premium", status });
  await expect.poll(() => page.getByRole("main").textContent()).toContain(reason);
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await page.waitForURL("**/startups");
});

test("a word of the path that means nothing is named, and the rest is kept", async () => {
  const page = await open("/startups/health/no-such-word", { as: "premium", status: 404 });
  await expect.poll(() => page.getByRole("main").textContent()).toContain("“no-such-word”");
  await page.getByRole("link", { name: "Show the list without it" }).click();
  await page.waitForURL("**/startups/health");
});
