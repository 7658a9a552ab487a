import type { Page } from "@playwright/test";
import { LEAST_LOADING_MS } from "#ui/use-least-loading.ts";
import { expect, interactive, test } from "./harness.ts";

test.use({ onlyReads: true });

/** Messages of the browser, and of the router about a script or its list of pages, for a request that got no answer. */
const complaint =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module|Failed to fetch manifest patches/;

/** Answers that a proxy, or a server that is busy or broken, gives in place of data. */
const FAILED_ANSWERS = [
  { status: 500, body: "" },
  { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
  { status: 200, contentType: "text/html", body: "<h1>Welcome to the hotel</h1>" },
];

/** The header with its search box. */
const header = (page: Page) =>
  Promise.all([page.getByRole("banner").boundingBox(), page.getByRole("banner").getByRole("combobox").boundingBox()]);

test("a search without an answer says so; typing on brings the next", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await health.check();
  const box = page.getByRole("banner").getByRole("combobox");
  const before = await header(page);
  await page.route("**/search-results?*", (route) => route.abort());
  await box.fill("mikr");
  await expect(page.getByText("Search is not responding. Keep typing to try again.")).toBeVisible();
  expect(await header(page)).toEqual(before);
  await expect(health).toBeChecked();
  await page.unroute("**/search-results?*");
  await box.fill("mikro");
  await expect(page.getByRole("option", { name: /^Mikro Ses/ })).toBeVisible();
});

test("a choice field without an answer says so and finds them later", async ({ open }) => {
  const page = await open("/profile", { as: "employee", complaint, locale: "tr" });
  await page.getByRole("button", { name: "Eğitim ekle" }).click();
  const school = page.locator("#profile-educations li:has(> details)").last().getByRole("combobox").first();
  await expect(school).toBeFocused();
  await page.route("**/profile-choices?*", (route) => route.abort());
  await school.fill("Boğaz");
  await expect(
    page.getByText("Arama yanıt vermiyor. Yeniden denemek için yazmaya devam edin", { exact: false }),
  ).toBeVisible();
  await page.unroute("**/profile-choices?*");
  await school.pressSequentially("içi");
  await expect(page.getByRole("option", { name: "Boğaziçi Üniversitesi" })).toBeVisible();
  await expect(school).toHaveValue("Boğaziçi");
});

test("missing counts leave the panel; a reopened section offers choices", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint, width: 375 });
  await page.getByRole("link", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  const health = drawer.getByRole("checkbox", { name: /^Health/ });
  await page.route("**/list-data/startups/choices*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await health.check();
  await failed;
  await expect(drawer.getByRole("button", { name: "Show startups", exact: true })).toBeVisible();
  await expect(health).toBeChecked();
  const section = drawer.locator("details", { has: page.getByText("Technologies", { exact: true }) });
  await section.locator("summary").click();
  await expect(section.getByRole("link", { name: "Show options" })).toBeVisible();
  await page.unrouteAll();
  await drawer.getByRole("button", { name: "Show startups", exact: true }).click();
  await page.waitForURL("**/startups/health");
});

test("a part whose script fails shows an overlay; a click brings it", async ({ open }) => {
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

test("parts whose scripts fail leave the rest of the page to work", async ({ open }) => {
  // React says that it renders such a part anew.
  const rendered = /Minified React error #422/;
  const page = await open("/", { as: "premium", complaint: new RegExp(`${complaint.source}|${rendered.source}`) });
  const scripts = /\/(list-tools|startup-table)-[^/]*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.goto("/startups");
  const overlays = page.getByRole("main").getByRole("button", { name: "Reload" });
  await expect(overlays).toHaveCount(2);
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await health.check();
  await page.waitForURL("**/startups/health");
  await page.unroute(scripts);
  await overlays.first().click();
  await expect(overlays).toHaveCount(1);
  await overlays.click();
  await expect(overlays).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "View" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Total raised" })).toBeVisible();
});

test("a link whose script fails loads its page once, then says so for a minute", async ({ open }) => {
  const page = await open("/", { complaint });
  let views = 0;
  page.on("load", () => views++);
  // Gone with an older build: pages that are loaded now name others.
  await page.route("**/startup.page-*.js", (route) =>
    new URL(page.url()).pathname === "/" ? route.abort() : route.continue(),
  );
  const link = page.locator('main a[href^="/startup/"]').first();
  const address = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${address}`);
  await expect.poll(() => views).toBe(1);
  await interactive(page);
  await page.goto("/");
  views = 0;
  await link.click();
  await expect(page.locator("h1")).toHaveText("Something went wrong");
  expect(views).toBe(0);
});

test("a failed answer leaves page, ticks and words, and offers to try again", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint: /status of 50\d/ });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  const failed = page.getByText("There was a problem, try again. This page stays as it is.");
  for (const answer of FAILED_ANSWERS) {
    await page.goto("/startups");
    let requests = 0;
    await page.route("**/startups/health.data*", async (route) => {
      requests++;
      await route.fulfill(answer);
    });
    await health.check();
    await expect(failed).toBeVisible();
    expect(requests).toBe(3);
    await expect(health).toBeChecked();
    await page.unroute("**/startups/health.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForURL("**/startups/health");
    await expect(failed).toBeHidden();
    await expect(health).toBeChecked();
  }
  // One failed answer is not noticed.
  await page.route("**/*.data*", (route) => route.fulfill({ status: 504, body: "" }), { times: 1 });
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await page.waitForURL(/:\d+\/$/);
});

test("offline ticks and links say so and go on when the line is back", async ({ open }) => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  const offline = page.getByText("There is no connection. This page stays as it is");
  await page.context().setOffline(true);
  await health.check();
  await expect(offline).toBeVisible();
  await expect(health).toBeChecked();
  const before = await header(page);
  await page.getByRole("banner").getByRole("combobox").fill("mikro");
  expect(await header(page)).toEqual(before);
  await page.context().setOffline(false);
  await page.waitForURL("**/startups/health");
  await expect(offline).toBeHidden();
  await expect(health).toBeChecked();

  // A loss that the browser does not know of.
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(offline).toBeVisible();
  await expect(health).toBeVisible();
  await page.unroute("**/*.data*");
  await page.waitForURL(/:\d+\/$/);
  await expect(offline).toBeHidden();
});

test("a loading state that shows is there for 200 ms", async ({ open }) => {
  const page = await open("/dashboard", { as: "entrepreneur", locale: "tr" });
  const startups = page.getByRole("button", { name: "Girişimlerimin her biri" });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  const answered = page.waitForResponse(/member-menu-below/);
  await startups.click();
  await page.clock.runFor(1);
  await (await answered).finished();
  await page.clock.runFor(LEAST_LOADING_MS - 50);
  await expect(page.locator("nav .skeleton").first()).toBeVisible();
  await page.clock.runFor(50);
  await expect(page.getByRole("list", { name: "Girişimler" }).getByRole("link", { name: "Rafbul" })).toBeVisible();
});
