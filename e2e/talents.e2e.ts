import { axe, expect, test } from "./harness.ts";

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
  await page.getByText("Aylık maaş").click();
  const salary = page.locator("details", { hasText: "Aylık maaş" });
  await expect(salary.getByRole("combobox")).toHaveValue("usd");
  await salary.getByRole("textbox").first().fill("1.500");
  await page.waitForURL(/salary=1500-/);
  await expect(page.getByRole("link", { name: /Maaş ≥ \$1\.500/ })).toBeVisible();
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

test("hiding from someone is saved and removes one from their searches", async ({ open }) => {
  const page = await open("/profile", { as: "job-hunter" });
  const typedIn = (name: string) => page.locator(`input[name=${name}]`).inputValue();
  const name = `${await typedIn("name")} ${await typedIn("surname")}`;
  const before = await open("/talents", { as: "investor" });
  const total = Number((await before.locator("main h1 + [role=status]").innerText()).match(/\d+/)![0]);
  const section = page.locator("#profile-privacy");
  await section.getByRole("radio", { name: "Nobody" }).check();
  await section.getByRole("combobox", { name: "Hide from these email domains" }).fill("@kovan.example");
  await page.keyboard.press("Enter");
  await axe(page);
  await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.reload();
  await expect(section.getByText("kovan.example")).toBeVisible();
  const after = await open("/talents", { as: "investor" });
  await expect(after.locator("main h1 + [role=status]")).toHaveText(`${total - 1} people`);
  const search = await open(`/talents?words=${encodeURIComponent(name)}`);
  await expect(search.locator("main h1")).toHaveText("Talents");
  await expect(search.locator("main")).not.toContainText(name);
});

test("a team manager invites a person from their page, localized", async ({ open }) => {
  const page = await open("/talents/remote?sort=name", { as: "entrepreneur", locale: "tr" });
  await expect(page).toHaveURL(/\/tr\/yetenekler\/uzaktan\?sort=name$/);
  await page.getByRole("link", { name: "EN, English" }).first().click();
  await page.waitForURL("**/talents/remote?sort=name");
  const card = page.locator("main article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", { name: "Send a message" })).toBeVisible();
  await page.getByRole("link", { name: "Invite to your team" }).click();
  await expect(page.getByText(`${name} gets the invitation by email.`)).toBeVisible();
  await page.getByRole("main").getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Send invitations" }).click();
  await page.waitForURL("**/dashboard/invites?*");
  await expect(page.getByRole("main")).toContainText(name);
});
