import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#shared/demo-accounts.ts";
import { axe, expect, test } from "./harness.ts";

const star = (page: Page) => page.locator("main").getByRole("button", { name: /^Watch/ });
const firstStartup = async (page: Page) => {
  const link = page.locator("main a[href^='/startup/']").first();
  await link.click();
  await page.waitForURL("**/startup/**");
};

test("a star puts a startup on the list, where a note is written", async ({ open }) => {
  const page = await open("/startups?view=cards", { as: "job-hunter" });
  await firstStartup(page);
  await expect(star(page)).toHaveAttribute("aria-pressed", "false");
  const name = (await page.locator("main h1").textContent())!;
  await star(page).click();
  await expect(star(page)).toHaveText("Watching");
  await axe(page);
  await page.goto("/dashboard/watched");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Add a note").click();
  await row.getByRole("textbox", { name: `Note on ${name}` }).fill("Ask again in March");
  await axe(page);
  await row.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await expect(row.getByText("Ask again in March", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Watched" }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  await star(page).click();
  await expect(page.getByRole("heading", { name: "You are not watching anything yet" })).toBeVisible();
});

test("without scripts a visitor's star is done after signing in", async ({ open }) => {
  const page = await open("/startups?view=cards", { scripts: false });
  await firstStartup(page);
  const address = page.url();
  await star(page).click();
  await page.waitForURL("**/login?**");
  const waiting = (await page.context().cookies()).find(({ name }) => name === "starred");
  expect(waiting!.expires * 1000).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
  await page.getByLabel("Email").fill("job-hunter@kovan.example");
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.locator("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(address);
  await expect(star(page)).toHaveText("Watching");
  await page.goto("/dashboard/watched");
  await expect(page.locator("main li h2")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL("**/dashboard/watched?sort=name");
  await star(page).click();
  await expect(page.locator("main li h2")).toHaveCount(0);
});
