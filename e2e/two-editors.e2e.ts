import type { Page } from "@playwright/test";
import { axe, expect, test } from "./harness.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const about = (page: Page) => page.getByRole("textbox", { name: "About" });
const saved = (page: Page) => expect(page.getByText("All changes saved.")).toBeVisible();

test("two browsers on one profile: other fields stay, and a field both changed shows both values to choose from", async ({
  open,
}) => {
  const first = await open("/profile", { as: "job-hunter", refusal: 409 });
  const second = await open("/profile", { as: "job-hunter" });
  await title(first).fill("Petek mimarı");
  await save(first).click();
  await saved(first);
  await about(second).fill("Arılarla konuşur.");
  await save(second).click();
  await saved(second);
  await expect(title(second)).toHaveValue("Petek mimarı");

  // The first browser has not seen the new text about the member.
  await about(first).fill("Bal satar.");
  await title(first).fill("Kovan mimarı");
  await save(first).click();
  const clash = first.getByRole("dialog", { name: "Changed in two places" });
  const choice = clash.getByRole("group", { name: "About" });
  await expect(choice.getByText("Bal satar.")).toBeVisible();
  await expect(choice.getByText("Arılarla konuşur.")).toBeVisible();
  await expect(clash.getByRole("group")).toHaveCount(1);
  await axe(first);
  await choice.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await saved(first);
  await expect(about(first)).toHaveValue("Arılarla konuşur.");
  await second.reload();
  await expect(title(second)).toHaveValue("Kovan mimarı");
  await expect(about(second)).toHaveValue("Arılarla konuşur.");
});

test("a draft that was left while others saved is compared with what they saved", async ({ open }) => {
  const page = await open("/profile", { as: "employee" });
  await title(page).fill("Yarım kalan");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Yarım kalan");
  const other = await open("/profile", { as: "employee" });
  await title(other).fill("Bu arada");
  await about(other).fill("Yeni yazı.");
  await save(other).click();
  await saved(other);
  await page.reload();
  const clash = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(clash.getByText("Bu arada")).toBeVisible();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await saved(page);
  await expect(title(page)).toHaveValue("Yarım kalan");
  await expect(about(page)).toHaveValue("Yeni yazı.");
});
