import { sql } from "drizzle-orm";
import { openDatabase } from "#server/database.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { axe, expect, test } from "./harness.ts";

const FREE_ROWS = 12;

async function data(folder: string): Promise<void> {
  const database = await openDatabase(readSettings({ DATA_DIR: folder }));
  await database.db.execute(sql`
    update premium_setting set user_need_to_sign_for_see_data = false, free_startup_count = ${FREE_ROWS}`);
  await database.close();
}

test.use({ additions: { data } });

test("a member without a package sees free rows and what more there is", async ({ open }) => {
  const page = await open("/startups?page=2", { as: "member" });
  await expect(page.locator("main article")).toHaveCount(FREE_ROWS - 9);
  await expect(page.getByRole("heading", { name: "Subscribe to continue" })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveText(/First 12 of \d+.*first 12 of \d+ startups; \d+ more are hidden/s);
  const all = await open("/startups?page=2", { as: "premium" });
  await expect(all.locator("main article")).toHaveCount(9);
  await expect(all.getByRole("heading", { name: "Subscribe to continue" })).toHaveCount(0);
});

test("a visitor's second sector asks to sign in, which returns to both", async ({ open }) => {
  const page = await open("/startups");
  await expect(page.locator("main article")).toHaveCount(9);
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

test("without scripts a link in a closed section brings its choices", async ({ open }) => {
  const page = await open("/startups", { scripts: false, refusal: 403 });
  const section = page.locator("details", { has: page.getByText("Programs and incubation centers") });
  await section.locator("summary").click();
  await section.getByRole("link", { name: "Show options" }).click();
  await page.waitForURL("**/startups?open=ecosystem");
  await expect(section.getByRole("checkbox").first()).toBeAttached();
});

test("without scripts the panel is a form leading to its filter", async ({ open }) => {
  const page = await open("/startups", { scripts: false, refusal: 403 });
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
