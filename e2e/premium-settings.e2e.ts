import { axe, expect, interactive, test } from "./harness.ts";

test("staff set what needs a package, preview it, and it holds at once", async ({ open }) => {
  const page = await open("/admin/management/premium-settings", { as: "admin" });
  await interactive(page);
  await axe(page);
  const preview = page.getByRole("table", { name: "What it means" });
  const shown = preview.getByRole("row", { name: /^Startups in the list/ });
  await page.getByRole("spinbutton", { name: "How many" }).fill("0");
  await expect(shown).toContainText("None");
  const startups = page.getByRole("group", { name: "Startups" });
  await startups.getByLabel("Sector", { exact: true }).check();
  await expect(preview.getByText(/\(now: \d+\)/).first()).toBeVisible();
  const member = await open("/startups/fintech", { as: "member", refusal: 402 });
  await expect(member.locator("main article").first()).toBeVisible();
  const other = await open("/tr/admin/yonetim/premium-ayarlari", {
    as: "admin",
    locale: "tr",
    width: 320,
    theme: "dark",
  } as const);
  await interactive(other);
  await axe(other);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. It applies to everybody now.")).toBeVisible();
  await expect(preview.getByText(/\(now /)).toHaveCount(0);
  await expect(async () => {
    await member.reload();
    await expect(member.getByRole("link", { name: /packages/i }).first()).toBeVisible({ timeout: 2_000 });
    await expect(member.locator("main article")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  // Nobody without a package sees a row: the list says so, not that a page is missing.
  await member.goto("/startups");
  await expect(member.getByText(/^\d+ startups are shown with a package/)).toBeVisible();
  await expect(member.getByText("There is no page")).toHaveCount(0);
  // The comparison says which packages open them.
  await member.goto("/static/membership-packages");
  const without = member.getByRole("row", { name: /^Without a package/ });
  await expect(without.getByRole("cell").nth(2)).toHaveText("None");
  await expect(
    member
      .getByRole("row", { name: /^Startup search/ })
      .getByRole("cell")
      .nth(2),
  ).toHaveText("All");
  await expect(
    member
      .getByRole("row", { name: /^Talent search/ })
      .getByRole("cell")
      .nth(2),
  ).toHaveText("None");
  await member.goto("/startups");
  // A page that was opened before overwrites nothing.
  await other.getByRole("button", { name: "Kaydet", exact: true }).click();
  await expect(other.getByRole("spinbutton", { name: "Kaç tane" })).toHaveValue("0");
  await page.getByRole("button", { name: "Choose the default" }).click();
  await page.getByRole("spinbutton", { name: "How many" }).fill("10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/\(now /)).toHaveCount(0);
});
