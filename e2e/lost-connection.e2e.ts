import { expect, interactive, test } from "./harness.ts";

/** What the browser itself, and the router about a script, say of a request that got no answer. */
const complaint = /ERR_FAILED|Error loading route module|dynamically imported module/;

test("a search that gets no answer says so and leaves the page; typing on brings the next one", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await health.check();
  const box = page.getByRole("banner").getByRole("combobox");
  await page.route("**/search-results?*", (route) => route.abort());
  await box.fill("mikr");
  await expect(page.getByText("Search is not responding. Keep typing to try again.")).toBeVisible();
  await expect(health).toBeChecked();
  await page.unroute("**/search-results?*");
  await box.fill("mikro");
  await expect(page.getByRole("option", { name: /^Mikro Ses/ })).toBeVisible();
});

test("counts that do not come leave the panel as it is; a closed section offers its choices again", async ({
  open,
}) => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await page.route("**/list-data/startups/choices*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await health.check();
  await failed;
  await expect(page.getByRole("button", { name: "Show startups", exact: true })).toBeVisible();
  await expect(health).toBeChecked();
  const section = page.locator("details", { has: page.getByText("Technologies", { exact: true }) });
  await section.locator("summary").click();
  await expect(section.getByRole("link", { name: "Show options" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Show startups", exact: true }).click();
  await page.waitForURL("**/startups/health");
});

test("a part whose script does not come shows an overlay; a click on it brings the part", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint });
  const script = "**/saved-dialog-*.js";
  await page.route(script, (route) => route.abort());
  await page.getByRole("link", { name: "Saved searches" }).click();
  const overlay = page.getByRole("button", { name: "Reload" });
  await expect(overlay).toBeVisible();
  await page.unroute(script);
  await overlay.click();
  // A browser that remembers the failure loads the page anew; the dialog then opens as at first.
  await expect(async () => {
    const dialog = page.getByRole("dialog");
    if (!(await dialog.isVisible())) await page.getByRole("link", { name: "Saved searches" }).click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("a page whose script does not come is loaded anew once; the second time within a minute the page says so", async ({
  open,
}) => {
  const page = await open("/", { complaint });
  let views = 0;
  page.on("load", () => views++);
  await page.route("**/detail.page-*.js", (route) => route.abort());
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /^Mikro Ses/ })
    .first();
  await link.click();
  await expect.poll(() => views).toBe(1);
  await interactive(page);
  await link.click();
  await expect(page.locator("h1")).toHaveText("Something went wrong");
  expect(views).toBe(1);
});
