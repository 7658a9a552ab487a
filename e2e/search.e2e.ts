import { axe, expect, test } from "./harness.ts";
import { pageHtml } from "./page-html.ts";

test.use({ onlyReads: true });

test("results come while typing, grouped, marked, by arrows and Enter", async ({ open }) => {
  const page = await open("/");
  const box = page.getByRole("banner").getByRole("combobox");
  // It goes on with what was typed before the page worked.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await box.fill("MİKRO");
  scripts.resolve();
  const list = page.getByRole("listbox");
  const result = list.getByRole("option", { name: /^Mikro Ses/ });
  await expect(result).toBeVisible();
  await expect(list.getByText("Startups", { exact: true })).toHaveCount(1);
  await expect(result.locator("mark")).toHaveText(["Mikro"]);
  await expect(result, "says why it is there").toContainText("Name begins with this");
  await axe(page);
  await box.press("Escape");
  await expect(list).toBeHidden();
  await box.press("ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
  const chosen = (await list.getByRole("option", { selected: true }).locator("span span").first().innerText()).trim();
  await box.press("Enter");
  await page.waitForURL("**/startup/*");
  await expect(page.locator("h1")).toHaveText(chosen);
  await expect(list).toBeHidden();
  await expect(box).toHaveValue("");
});

test("a late answer never replaces a newer one; clicks keep the language", async ({ open }) => {
  const page = await open("/", { locale: "tr" });
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/ara\.data\?text=balkon/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const box = page.getByRole("banner").getByRole("combobox");
  const request = page.waitForRequest(/text=balkon/);
  await box.fill("balkon");
  await request;
  await box.fill("mikro ses");
  const result = page.getByRole("option", { name: /^Mikro Ses/ });
  await expect(result).toBeVisible();
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByRole("option", { name: /^Balkon/ })).toHaveCount(0);
  await result.click();
  await page.waitForURL("**/tr/girisim/mikro-ses");
});

test("what nobody is called says so, a letter alone asks nothing", async ({ open }) => {
  const page = await open("/");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const box = page.getByRole("banner").getByRole("combobox");
  await box.fill("x");
  await box.fill("zzqxw");
  await expect(page.getByText("No results found for your search criteria")).toBeVisible();
  expect(
    requests.filter((url) => /search-results\?/.test(url)).map((url) => new URL(url).searchParams.get("text")),
  ).toEqual(["zzqxw"]);
  // The page of the search offers lists.
  const search = await open("/search", { as: "premium" });
  const link = (name: string | RegExp) => search.getByRole("main").getByRole("link", { name });
  await expect(link("Jobs")).toHaveAttribute("href", "/job");
  await expect(link(/^Fintech \d+$/)).toHaveAttribute("href", "/startups/fintech");
});

test("a sentence leads to the list it asks for, its filters and count first", async ({ open }) => {
  const page = await open("/", { as: "premium" });
  const box = page.getByRole("banner").getByRole("combobox");
  await box.fill("Ankara'daki fintechler");
  const first = page.getByRole("option").first();
  await expect(first).toHaveText(/^StartupsFintechTürkiyeAnkara\d+$/);
  const count = /\d+$/.exec((await first.textContent())!)![0];
  await box.press("Enter");
  await page.waitForURL(/\/startups\/fintech\/.*ankara$/);
  await expect(page.getByRole("checkbox", { name: `Fintech ${count}` })).toBeChecked();
  // Words it did not use are said, and what is called so stays a search.
  const grants = await pageHtml(page.request, "/search?text=kelebek+hibe", "tr");
  expect(grants.links.find(({ href }) => href === "/tr/kulucka?grant=true")?.text).toMatch(/Kullanılmayan: kelebek$/);
});

test("a noun with more than is shown has its list below, by keyboard", async ({ open }) => {
  const page = await open("/");
  const box = page.getByRole("banner").getByRole("combobox");
  await box.fill("istanbul");
  const offer = page.getByRole("option", { name: /^All \d+ in Organizations$/ });
  await expect(offer).toBeVisible();
  const options = page.getByRole("option");
  const place = (await options.allInnerTexts()).findIndex((text) => /^All \d+ in Organizations$/.test(text));
  for (let at = await options.count(); at > place; at--) await box.press("ArrowUp");
  await expect(offer).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await page.waitForURL(/\/tech-centers\?words=istanbul/);
});

test("words of a tagline are found, marked in their sentence", async ({ open }) => {
  const page = await open("/search?text=solar");
  const result = page.getByRole("main").getByRole("link", { name: /A solar set for the balcony/ });
  await expect(result.locator("mark").filter({ hasText: /^solar$/ })).toHaveCount(1);
  await axe(page);
});
