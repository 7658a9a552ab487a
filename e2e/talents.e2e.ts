import { axe, expect, test } from "./harness.ts";

test.use({ onlyReads: true });

test("a visitor finds people by one place and profession each", async ({ open }) => {
  const page = await open("/");
  await page.getByRole("link", { name: "Talents", exact: true }).first().click();
  await page.waitForURL("**/talents");
  await expect(page.locator("main article")).toHaveCount(9);
  const status = page.locator("main h1 + [role=status]");
  const plan = page.locator("label", { has: page.getByRole("checkbox", { name: /^Remote/ }) });
  const promised = (await plan.innerText()).match(/\d+$/)![0];
  await plan.click();
  await page.waitForURL("**/talents/remote");
  await expect(status).toHaveText(new RegExp(`^${promised} of \\d+ people$`));
  await page.getByRole("checkbox", { name: /^Hybrid/ }).check();
  await expect(page.getByText("Without signing in, you can select one value.")).toBeVisible();
  // The premium block is there, and says that it is locked.
  await page.getByText("Monthly salary").click();
  await expect(page.getByRole("textbox", { name: "at least" })).toHaveCount(0);
  const card = page.locator("main article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("link", { name: "Sign in to write" }).click();
  await page.waitForURL(/\/login\?returnTo=%2Ftalent%2F/);
});

test("premium members filter by salary, share, language and typed school", async ({ open }) => {
  const page = await open("/talents", { as: "premium", locale: "tr" });
  await expect(page.locator("h1")).toHaveText("Yetenekler");
  const status = page.locator("main h1 + [role=status]");
  await page.getByText("Aylık ücret").click();
  const salary = page.locator("details", { hasText: "Aylık ücret" });
  await expect(salary.getByRole("combobox")).toHaveValue("usd");
  await salary.getByRole("textbox").first().fill("1.500");
  await page.waitForURL(/salary=1500-/);
  await expect(page.getByRole("link", { name: /Ücret ≥ \$1\.500/ })).toBeVisible();
  await page.getByRole("link", { name: "Tümünü temizle" }).first().click();
  await page.getByText("Hisse payı, %").click();
  const share = page.locator("details", { hasText: "Hisse payı, %" });
  await share.getByRole("textbox").first().fill("5");
  await page.waitForURL(/share=5-/);
  await expect(page.getByRole("link", { name: /Hisse payı ≥ %5/ })).toBeVisible();
  // A reader in a field when the list arrives stays there, and typing continues in it.
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.data/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole("link", { name: "Tümünü temizle" }).first().click();
  const field = share.getByRole("textbox").first();
  await field.click();
  answer();
  await page.waitForURL(/yetenekler$/);
  await expect(field).toHaveValue("");
  await page.keyboard.type("7");
  await page.waitForURL(/share=7-/);
  await page.goto("/tr/yetenekler?open=school");
  const school = page.getByRole("combobox", { name: "Okul" });
  await school.fill("istanbul");
  const option = page.getByRole("option").first();
  const promised = (await option.innerText()).match(/(\d+) eşleşen/)![1];
  await option.click();
  await page.waitForURL(/school=/);
  await expect(status).toHaveText(new RegExp(`^${promised} / \\d+ kişi$`));
  await axe(page);
});
