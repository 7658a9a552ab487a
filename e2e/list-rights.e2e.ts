import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { axe, open, withData } from "./harness.ts";

const FREE_ROWS = 12;

withData(async (folder) => {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`
    update premium_setting set user_need_to_sign_for_see_data = false, free_startup_count = ${FREE_ROWS}`);
  await database.close();
});

test("a member without a package sees the free rows and what is hidden behind them", async () => {
  const page = await open("/startups?page=2", { as: "member" });
  await expect.poll(() => page.locator("main article").count()).toBe(FREE_ROWS - 9);
  await expect.poll(() => page.getByRole("heading", { name: "Subscribe to continue" }).count()).toBe(1);
  await expect
    .poll(() => page.getByRole("main").textContent())
    .toMatch(/the first 12 of \d+.*first 12 of \d+ startups; \d+ more are hidden/s);
  const all = await open("/startups?page=2", { as: "premium" });
  await expect.poll(() => all.locator("main article").count()).toBe(9);
  await expect.poll(() => all.getByRole("heading", { name: "Subscribe to continue" }).count()).toBe(0);
});

test("a visitor chooses one sector; the second is answered by the way to sign in, which leads back to both", async () => {
  const page = await open("/startups");
  await expect.poll(() => page.locator("main article").count()).toBe(9);
  await expect.poll(() => page.getByRole("link", { name: "Saved searches" }).count()).toBe(0);
  const message = page.getByText("Without signing in you can choose one value.");
  await page.getByRole("checkbox", { name: /^Health/ }).check();
  await expect.poll(() => message.count()).toBe(0);
  await page.getByRole("checkbox", { name: /^Fintech/ }).check();
  await message.waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /^Health/ }).isChecked()).toBe(false);
  await axe(page);
  await message.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  await page.getByRole("button", { name: "premium", exact: false }).first().click();
  await page.waitForURL("**/startups/health/fintech");
  await expect.poll(() => page.getByRole("checkbox", { name: /^Health/ }).isChecked()).toBe(true);
});

test("without scripts a link in a closed section brings its choices", async () => {
  const page = await open("/startups", { scripts: false, refusal: 403 });
  const section = page.locator("details", { has: page.getByText("Programs and incubation centers") });
  await section.locator("summary").click();
  await section.getByRole("link", { name: "Show choices" }).click();
  await page.waitForURL("**/startups?open=ecosystem");
  await expect.poll(() => section.getByRole("checkbox").count()).toBeGreaterThan(0);
});

test("without scripts the panel is a form that leads to the address of its filter", async () => {
  const page = await open("/startups", { scripts: false, refusal: 403 });
  await page.getByRole("checkbox", { name: /^Health/ }).check();
  await page.getByRole("button", { name: /^Show \d+ startups$/ }).click();
  await page.waitForURL("**/startups/health");
  await expect.poll(() => page.locator("main h1 + [role=status]").textContent()).toMatch(/^the first 12 of \d+$/);
  await page.getByRole("checkbox", { name: /^Fintech/ }).check();
  await page.getByRole("button", { name: /^Show/ }).click();
  await page.waitForURL("**/startups/fintech/health");
  await expect
    .poll(() => page.getByRole("main").textContent())
    .toContain("Without signing in you can choose one value.");
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await page.waitForURL(/\/login\?returnTo=%2Fstartups%2Ffintech%2Fhealth$/);
});
