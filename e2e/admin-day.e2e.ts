import { axe, expect, test } from "./harness.ts";

test("a special admin's working day: what waits is decided, a post and a text are written and published, a type is switched off, the audit has it all", async ({
  open,
}) => {
  test.setTimeout(60_000);
  const page = await open("/admin/management", { as: "special-admin" });
  await page.getByRole("link", { name: /^claimed entr/ }).click();
  await page.waitForURL(/claims\?state=open/);
  await expect(page.locator("main tbody tr").first()).toBeVisible();

  await page.getByRole("link", { name: "Blog posts", exact: true }).click();
  await page.getByRole("button", { name: "Add a post" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "English title" }).fill("A day at the house");
  await dialog.getByRole("textbox", { name: "Turkish title" }).fill("Evde bir gün");
  await dialog.getByRole("textbox", { name: "Author" }).fill("The house");
  await dialog.getByRole("button", { name: "Add a post" }).click();
  await expect(page.getByText("The post is added. Write its texts next.")).toBeVisible();
  await page.getByRole("button", { name: "Actions for A day at the house" }).click();
  await page.getByRole("menuitem", { name: "Write" }).click();
  await page.getByRole("textbox", { name: "English text" }).fill("<p>It begins with coffee.</p>");
  await page.getByRole("textbox", { name: "Turkish text" }).fill("<p>Kahveyle başlar.</p>");
  await axe(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
  // What is typed meanwhile stays.
  await page.getByRole("textbox", { name: "English summary" }).fill("Later");
  await page.getByRole("switch", { name: /On of A day at the house/ }).click();
  await expect(page.getByRole("row", { name: /A day at the house.*Published/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "English summary" })).toHaveValue("Later");
  const visitor = await open("/tr/blog/evde-bir-gun", { locale: "tr" });
  await expect(visitor.getByText("Kahveyle başlar.")).toBeVisible();

  await page.goto("/admin/management/content-management");
  await page.getByRole("link", { name: "Cookie policy", exact: true }).click();
  const body = page.getByRole("textbox", { name: "Text" }).first();
  await body.fill("<p>We use three cookies.</p>");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("The draft is saved.")).toBeVisible();
  await body.fill("<p>We use four cookies.</p>");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeEnabled();
  await axe(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("It is published.")).toBeVisible();
  await visitor.goto("/cookie-policy");
  await expect(visitor.getByText("We use four cookies.")).toBeVisible();

  await page.goto("/admin/management/types?search=blockchain");
  const row = page.locator("main tbody tr").first();
  const name = (await row.getByRole("cell").nth(1).innerText()).trim();
  await row.getByRole("switch").click();
  await expect(row.getByRole("switch")).not.toBeChecked();

  await page.goto("/admin/management/audit");
  for (const action of ["post.added", "post.changed", "content.published", "type.changed"])
    await expect(page.locator("main tbody").getByText(action).first()).toBeVisible();
  expect(name).not.toBe("");
});
