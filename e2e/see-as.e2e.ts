import { axe, expect, interactive, test } from "./harness.ts";

test("an admin sees a startup as a visitor with differing fields, and back", async ({ open }) => {
  const page = await open("/startup/mikro-ses", { as: "admin", refusal: 400 });
  await page.getByRole("link", { name: "See it as somebody else" }).click();
  await interactive(page);
  await axe(page);
  await page.getByRole("radio", { name: "A juror" }).check();
  await page.getByRole("button", { name: "See it", exact: true }).click();
  await expect(page.getByText("Enter the email of this person.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Look at the marked fields.");
  await page.getByRole("radio", { name: "A visitor" }).check();
  await page.getByRole("button", { name: "See it", exact: true }).click();
  const bar = page.getByRole("region", { name: "See it as somebody else" });
  await expect(bar.getByRole("status")).toContainText("You see the site as: A visitor.");
  await expect(bar).toContainText("Editing");
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await axe(page);
  await bar.getByRole("button", { name: "End" }).click();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
