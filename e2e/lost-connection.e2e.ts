import { expect, test } from "vitest";
import { open } from "./harness.ts";

/** What the browser itself, and the router about a script, say of a request that got no answer. */
const complaint = /ERR_FAILED|Error loading route module|dynamically imported module/;

test("a search that gets no answer says so and leaves the page; typing on brings the next one", async () => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await health.check();
  const box = page.getByRole("banner").getByRole("combobox");
  await page.route("**/search.data*", (route) => route.abort());
  await box.fill("mikr");
  await page.getByText("The search did not answer. Type on to try again.").waitFor();
  await expect.poll(() => health.isChecked()).toBe(true);
  await page.unroute("**/search.data*");
  await box.fill("mikro");
  await page.getByRole("option", { name: /^Mikro Ses/ }).waitFor();
});

test("counts that do not come leave the panel as it is; a closed section offers its choices again", async () => {
  const page = await open("/startups", { as: "premium", complaint });
  const health = page.getByRole("checkbox", { name: /^Health/ });
  await page.route("**/startups**.data*", (route) => route.abort());
  await page.route("**/startups/*.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await health.check();
  await failed;
  await page.getByRole("button", { name: "Show startups", exact: true }).waitFor();
  await expect.poll(() => health.isChecked()).toBe(true);
  const section = page.locator("details", { has: page.getByText("Technologies", { exact: true }) });
  await section.locator("summary").click();
  await section.getByRole("link", { name: "Show choices" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Show startups", exact: true }).click();
  await page.waitForURL("**/startups/health");
});

test("a part whose script does not come shows an overlay; a click on it brings the part", async () => {
  const page = await open("/startups", { as: "premium", complaint });
  const [section, script] = [
    page.locator("details", { has: page.getByText("Technologies", { exact: true }) }),
    "**/closed-section-*.js",
  ];
  await page.route(script, (route) => route.abort());
  await section.locator("summary").click();
  const overlay = section.getByRole("button", { name: "Load again" });
  await overlay.waitFor();
  await page.unroute(script);
  await overlay.click();
  // A browser that remembers the failure loads the page anew; the section then opens as at first.
  await expect
    .poll(async () => {
      if ((await section.getAttribute("open")) === null) await section.locator("summary").click();
      return section.getByRole("checkbox").count();
    })
    .toBeGreaterThan(0);
});

test("a page whose script does not come is loaded anew once; the second time within a minute the page says so", async () => {
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
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
  await link.click();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Something went wrong");
  expect(views).toBe(1);
});
