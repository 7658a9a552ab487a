import { axe, expect, test } from "./harness.ts";

test("opened pages and filters are counted once a visit for site admins", async ({ open }) => {
  const visitor = await open("/talents?words=ada", { locale: "en" });
  await visitor.getByRole("link", { name: "Jobs" }).first().click();
  await visitor.waitForURL(/job$/);
  const page = await open("/admin/management/usage", { as: "admin", width: 375 });
  const pages = page.getByRole("table", { name: "Pages", exact: true });
  await expect(pages.getByRole("row", { name: /^\/talents 1$/ })).toBeVisible();
  await expect(pages.getByRole("row", { name: /^\/job 1$/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Talents: Search by name 1/ })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Nothing has been counted in this time yet.")).toBeVisible();
});
