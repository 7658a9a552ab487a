import { expect, test } from "vitest";
import { axe, open } from "./harness.ts";

test("results come as one types, grouped and marked; arrows and Enter open one, and the search closes", async () => {
  const page = await open("/");
  const box = page.getByRole("banner").getByRole("combobox");
  await box.fill("MİKRO");
  const list = page.getByRole("listbox");
  const result = list.getByRole("option", { name: /^Mikro Ses/ });
  await result.waitFor();
  await expect.poll(() => list.getByText("Startups", { exact: true }).count()).toBe(1);
  await expect.poll(() => result.locator("mark").allInnerTexts()).toEqual(["Mikro"]);
  await axe(page);
  await box.press("Escape");
  await expect.poll(() => list.isVisible()).toBe(false);
  await box.press("ArrowDown");
  await expect.poll(() => list.getByRole("option", { selected: true }).count()).toBe(1);
  const chosen = (await list.getByRole("option", { selected: true }).locator("span span").first().innerText()).trim();
  await box.press("Enter");
  await page.waitForURL("**/startup/*");
  await expect.poll(() => page.locator("h1").innerText()).toBe(chosen);
  await expect.poll(() => list.isVisible()).toBe(false);
  await expect.poll(() => box.inputValue()).toBe("");
});

test("an answer that comes late never takes the place of a newer one; a click opens in the reader's language", async () => {
  const page = await open("/", { locale: "tr" });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/ara\.data\?text=balkon/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const box = page.getByRole("banner").getByRole("combobox");
  const asked = page.waitForRequest(/text=balkon/);
  await box.fill("balkon");
  await asked;
  await box.fill("mikro ses");
  const result = page.getByRole("option", { name: /^Mikro Ses/ });
  await result.waitFor();
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect.poll(() => page.getByRole("option", { name: /^Balkon/ }).count()).toBe(0);
  await result.click();
  await page.waitForURL("**/tr/girisim/mikro-ses");
});

test("what nobody is called says so, a letter alone asks nothing", async () => {
  const page = await open("/");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const box = page.getByRole("banner").getByRole("combobox");
  await box.fill("x");
  await box.fill("zzqxw");
  await page.getByText("No results found for your search criteria").waitFor();
  expect(
    requests.filter((url) => /search\.data/.test(url)).map((url) => new URL(url).searchParams.get("text")),
  ).toEqual(["zzqxw"]);
});
