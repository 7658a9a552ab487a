import type { Page } from "@playwright/test";
import { SECTIONS as PROVIDER_SECTIONS } from "#features/providers/editing/form.ts";
import providerTexts from "#features/providers/editing/messages.en.ts";
import turkishProvider from "#features/providers/editing/messages.tr.ts";
import { rowForms, SECTIONS } from "#features/startups/editing/form.ts";
import texts from "#features/startups/editing/messages.en.ts";
import { demoEmail } from "#shared/demo-accounts.ts";
import { inviteColleague } from "./colleague.ts";
import { fillEntry } from "./filled-form.ts";
import { axe, expect, test } from "./harness.ts";
import { keyboard, liveByKeyboard } from "./life-by-keyboard.ts";
import { linkFrom } from "./mailbox.ts";
import { pageHtml, statusForVisitors } from "./page-html.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => expect(page.getByText("All changes saved.")).toBeVisible();
const section = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: /^Sections of the / })
    .getByRole("link", { name })
    .click();

test("a startup lives: added, filled, public, hidden, shared, deleted", async ({ open, site }) => {
  const page = await open("/dashboard/startups", { as: "entrepreneur", refusal: 400 });
  await page.getByRole("main").getByRole("link", { name: "Add a startup" }).first().click();
  const add = page.getByRole("button", { name: "Add a startup" });
  await page.getByRole("textbox", { name: "Name" }).fill("Peteksan");
  await page.getByRole("textbox", { name: "Tagline in English" }).fill("Combs from waste wood");
  await add.click();
  // Nothing is lost, and the first missing field has the focus.
  await expect(page.getByRole("combobox", { name: "Sector" })).toBeFocused();
  await axe(page);
  await page.getByRole("combobox", { name: "Sector" }).selectOption({ label: "Agritech" });
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Türkiye" });
  await page.getByRole("combobox", { name: "City" }).selectOption({ label: "Ankara" });
  await add.click();
  await expect(page.getByRole("heading", { name: "Peteksan", level: 1 })).toBeVisible();
  // The reason that refused the first attempt is gone.
  await expect(page.getByText("Added.", { exact: true })).toBeVisible();
  await expect(page.getByText("need your attention")).toBeHidden();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("Combs from waste wood");
  const address = "/startup/peteksan";

  await section(page, "Sector and business");
  const technologies = page.getByRole("combobox", { name: "Technologies" });
  // By what it is called in the other language, too.
  await technologies.fill("goruntu tan");
  await page.getByRole("option", { name: "Computer vision" }).click();
  await save(page).click();
  await saved(page);

  // A missing part leads to its field.
  await page.goto("/dashboard/score");
  await axe(page);
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Peteksan" }) });
  await expect(own.getByText("24% complete")).toBeVisible();
  await own.getByRole("link", { name: "Describe it in a few sentences" }).click();
  await expect(page.getByRole("textbox", { name: "Description in English" })).toBeFocused();
  await fillEntry(page, { sections: SECTIONS, rows: rowForms, texts });

  await section(page, "Funding rounds");
  await page.getByRole("button", { name: "Add a round" }).click();
  await page.getByRole("combobox", { name: "Round" }).selectOption({ label: "Seed" });
  await page.getByRole("combobox", { name: "Type of investment" }).selectOption({ label: "Equity" });
  await page.getByRole("textbox", { name: "Announced on" }).fill("03/01/2024");
  await page.getByRole("textbox", { name: "Amount", exact: true }).fill("250,000");
  await page.getByRole("group", { name: "Investors" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("combobox", { name: "Investor" }).fill("Arı Yatırım");
  await page.keyboard.press("Enter");
  await axe(page);
  await save(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Seed · Mar 1, 2024 · $250,000" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a round" })).toBeFocused();

  // A row that was typed and not saved is open after a reload.
  await section(page, "Team and mentors");
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByRole("combobox", { name: "Name" }).fill("Deniz Arı");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Share in percent" }).fill("101");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Deniz Arı");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Share in percent" })).toHaveValue("101");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: "Share in percent" })).toBeFocused();
  await page.getByRole("textbox", { name: "Share in percent" }).fill("60.5");
  await save(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Deniz Arı" })).toBeVisible();

  const visitor = await open(address);
  const main = visitor.getByRole("main");
  await expect(main.getByText("Combs from waste wood").first()).toBeVisible();
  await expect(main.getByText("Computer vision").first()).toBeVisible();
  await expect(main).not.toContainText("60.5");

  await section(page, "Visibility and settings");
  await page.getByRole("switch", { name: "Everyone can find the startup" }).click();
  await expect(page.getByText("Its fields are closed until it is shown.")).toBeVisible();
  expect(await statusForVisitors(site, address)).toBe(404);
  await section(page, "About");
  await expect(page.getByRole("textbox", { name: "Tagline in English" })).toBeDisabled();
  await axe(page);
  await page.getByRole("button", { name: "Show the startup" }).click();
  await expect(page.getByText("Only its members see this startup.")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Tagline in English" })).toBeEnabled();
  await section(page, "Visibility and settings");
  expect(await statusForVisitors(site, address)).toBe(200);

  // A colleague who may write neither sees rounds nor may delete.
  await expect(page).toHaveURL(/section=settings/);
  const settings = page.url();
  await inviteColleague(page, site, "head-hunter", await open("/", { as: "head-hunter" }));
  const writer = await open("/profile/edit-startup/peteksan", { as: "head-hunter", complaint: /status of 40[34]/ });
  await writer.getByRole("textbox", { name: "Tagline in English" }).fill("Combs from oak");
  await save(writer).click();
  await saved(writer);
  const sections = writer.getByRole("navigation", { name: "Sections of the startup" });
  await expect(sections.getByRole("link", { name: "Funding rounds" })).toBeHidden();
  await section(writer, "Visibility and settings");
  await expect(writer.getByRole("switch", { name: "Everyone can find the startup" })).toBeVisible();
  await expect(writer.getByRole("button", { name: "Delete the startup" })).toBeHidden();

  // Shares of the team take a permission on finances: the form has none.
  await section(writer, "Team and mentors");
  await writer.getByRole("button", { name: "Edit: Deniz Arı" }).click();
  await expect(writer.getByRole("textbox", { name: "Where you met" })).toBeVisible();
  await expect(writer.getByRole("textbox", { name: "Share in percent" })).toHaveCount(0);

  // The owner takes the right away while the colleague types: nothing claims to be saved, and the text stays.
  await section(writer, "About");
  await writer.getByRole("textbox", { name: "Tagline in English" }).fill("Combs from ash");
  await page.goto(settings);
  await page.getByRole("link", { name: "Members and permissions" }).last().click();
  const member = page.getByRole("listitem").filter({ has: page.locator("summary") });
  await member.locator("summary").click();
  await member.getByRole("checkbox", { name: "Edit", exact: true }).uncheck();
  await member.getByRole("checkbox", { name: "View", exact: true }).check();
  await member.getByRole("button", { name: "Save permissions" }).click();
  await expect(page.getByText("Permissions saved.")).toBeVisible();
  await save(writer).click();
  await expect(writer.getByText("You no longer have the permission to change this.")).toBeVisible();
  await expect(writer.getByText("Saved.", { exact: true })).toBeHidden();
  await expect(writer).toHaveURL(/edit-startup\/peteksan/);
  await expect(writer.getByRole("textbox", { name: "Tagline in English" })).toHaveValue("Combs from ash");
  expect(await writer.evaluate(() => Object.values(localStorage).join())).toContain("Combs from ash");
  // Opened anew, the page says what is missing and what is open; the panel asks for nothing that may not be written.
  await writer.reload();
  await expect(writer.getByRole("heading", { name: "You do not have permission to see this page" })).toBeVisible();
  await axe(writer);
  await writer.getByRole("link", { name: "Open Peteksan" }).click();
  await expect(writer).toHaveURL(/startup\/peteksan/);
  const panel = await pageHtml(writer.request, `${site.origin}/dashboard`);
  expect(panel.text).toContain("What is shared with you");
  expect(panel.text).not.toContain("See what’s missing");
  await member.locator("summary").click();
  await member.getByRole("link", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The member was removed.")).toBeVisible();
  const invitations = await pageHtml(writer.request, `${site.origin}/profile/invitations`);
  expect(invitations.text).toContain("You have no permissions here any more.");
  expect(invitations.links.map(({ text }) => text)).not.toContain("See your permissions");

  // One who may edit its finances alone comes to its rounds from the list of startups, and finds nothing else.
  await page.goto(settings);
  await section(page, "Visibility and settings");
  const accountant = await open("/", { as: "member" });
  const right = { name: "Edit finances", opens: "The page, also while it is hidden" };
  await inviteColleague(page, site, "member", accountant, right);
  await accountant.goto("/dashboard/startups");
  await accountant.getByRole("link", { name: "Edit Peteksan" }).click();
  await expect(accountant).toHaveURL(/edit-startup/);
  await accountant.getByRole("button", { name: "Add a round" }).click();
  await accountant.getByRole("combobox", { name: "Round" }).selectOption({ label: "Series A" });
  await accountant.getByRole("combobox", { name: "Type of investment" }).selectOption({ label: "Equity" });
  await accountant.getByRole("textbox", { name: "Announced on" }).fill("04/02/2025");
  await accountant.getByRole("textbox", { name: "Amount", exact: true }).fill("90,000");
  await accountant.keyboard.press("Enter");
  await expect(accountant.getByRole("listitem").filter({ hasText: "Series A · Apr 2, 2025 · $90,000" })).toBeVisible();
  const others = accountant.getByRole("navigation", { name: "Sections of the startup" }).getByRole("link");
  await expect(others).toHaveText([/Funding rounds/, /Looking for/, /Team and mentors/]);
  await section(accountant, "Team and mentors");
  await expect(accountant.getByRole("button", { name: "Add a person" })).toHaveCount(0);
  await accountant.getByRole("button", { name: "Edit: Deniz Arı" }).click();
  await expect(accountant.getByRole("main").getByRole("textbox")).toHaveAccessibleName("Share in percent");
  await accountant.getByRole("textbox", { name: "Share in percent" }).fill("61");
  await save(accountant).click();
  await expect(accountant.getByRole("textbox", { name: "Share in percent" })).toHaveCount(0);
  // Neither a job nor an application to a program is theirs to write: the pages say which permission it takes.
  const { id } = (await (await page.request.get(`${site.origin}/apiStartup/Startups/peteksan`)).json()).data;
  const read = (path: string, status = 200) => pageHtml(accountant.request, site.origin + path, "en", status);
  expect((await read("/dashboard/score")).text).toContain("Nothing is missing in the parts that are open to you.");
  const { href } = (await read("/incubation")).links.find((link) => /^\/program\/[\w-]+$/.test(link.href))!;
  for (const path of ["/dashboard/jobs", href.replace("/program/", "/apply-program/")]) {
    const { text, links } = await read(path);
    expect([path, text, links.filter(({ text: name }) => name === "Add a job")]).toEqual([
      path,
      expect.stringContaining("takes the “Edit” permission"),
      [],
    ]);
  }
  await read(`/dashboard/add-job?startupId=${id}`, 404);

  await page.goto(settings);
  await page.getByRole("button", { name: "Delete the startup" }).click();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My startups" })).toBeVisible();
  await expect(page.getByText("Peteksan")).toBeHidden();
  expect(await statusForVisitors(site, address)).toBe(404);
});

test("the startup form on a dark Turkish phone asks about a known name", async ({ open }) => {
  const page = await open("/profile/edit-startup/rafbul?section=investment", {
    as: "entrepreneur",
    locale: "tr",
    width: 320,
    theme: "dark",
    refusal: 409,
  });
  // Of the strip of sections the current one is in sight.
  await expect(page.getByRole("link", { name: /^Yatırım turları/ })).toBeInViewport({ ratio: 1 });
  await page
    .getByRole("button", { name: /^Düzenle:/ })
    .first()
    .click();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // No notice lies over the field that is being typed in.
  await page.clock.install();
  await page.getByRole("textbox", { name: "Tutar", exact: true }).fill("1.000");
  await page.clock.runFor(10_000);
  const reminder = page.getByRole("alert").filter({ hasText: "Kaydedilmemiş değişiklikleriniz var" });
  await expect(reminder).toHaveCount(0);
  await page.getByRole("textbox", { name: "Tutar", exact: true }).blur();
  await page.clock.runFor(5_000);
  await reminder.getByRole("button", { name: "Geri al" }).click();
  await page.clock.resume();
  await page.goto("/tr/profil/girisim-ekle");
  await page.getByRole("textbox", { name: "Ad", exact: true }).fill("RAFBUL");
  await page.getByRole("combobox", { name: "Sektör" }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: "Ülke" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Girişim ekle" }).click();
  const question = page.getByRole("alert").filter({ hasText: "Bu girişim mi?" });
  await expect(question.getByRole("link", { name: "Rafbul" })).toBeVisible();
  await axe(page);
});

test("a second editor of a startup reads the first save before replacing", async ({ open }) => {
  const address = "/profile/edit-startup/rafbul";
  const tagline = (page: Page) => page.getByRole("textbox", { name: "Tagline in English" });
  const first = await open(address, { as: "entrepreneur", refusal: 409 });
  // What is typed while a save is under way stays, to be saved next.
  const typed = Promise.withResolvers<void>();
  await first.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await typed.promise;
    await route.continue();
  });
  await tagline(first).fill("Shelves that count");
  await save(first).click();
  await tagline(first).fill("Shelves that count themselves");
  typed.resolve();
  // The save of the tagline before has its answer.
  await expect(first.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(tagline(first)).toHaveValue("Shelves that count themselves");
  await save(first).click();
  await saved(first);
  await first.reload();
  await expect(tagline(first)).toHaveValue("Shelves that count themselves");
  const second = await open(address, { as: "admin" });
  await tagline(second).fill("Counts shelves at night");
  await save(second).click();
  await saved(second);
  await tagline(first).fill("Counts everything");
  await save(first).click();
  const clash = first.getByRole("dialog", { name: "Changed in two places" });
  await expect(clash.getByText("Counts shelves at night")).toBeVisible();
  await clash.getByRole("radio", { name: "What was saved meanwhile" }).check();
  await clash.getByRole("button", { name: "Save my choice" }).click();
  await saved(first);
  await expect(tagline(first)).toHaveValue("Counts shelves at night");
});

test("facts are confirmed and changed by a mailed link once", async ({ open, site }) => {
  const address = await linkFrom(site, demoEmail("entrepreneur"), "/tr/hala-dogru-mu");
  const page = await open(address, { refusal: 410 });
  const facts = page.getByRole("main").getByRole("group");
  await expect(facts).toHaveCount(5);
  await axe(page);
  await facts.filter({ hasText: "Operating status" }).getByRole("radio", { name: "Yes, this is true" }).check();
  await facts.filter({ hasText: "Employees" }).getByRole("radio", { name: "It has changed" }).check();
  await page.getByRole("combobox", { name: "What is right now" }).selectOption({ label: "26–50" });
  await axe(page);
  await page.getByRole("button", { name: "Save the answers" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "View the page" }).click();
  await expect(page.getByText("26–50")).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Bu bağlantı çalışmıyor" })).toBeVisible();
});

test("a provider lives: added, filled, public, hidden, shared, deleted", async ({ open, site }) => {
  const page = await open("/dashboard/providers", { as: "provider", refusal: 400 });
  await page.getByRole("link", { name: "Add a service provider" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Oğulevi Hukuk");
  await page.getByRole("combobox", { name: "Service industries" }).fill("Legal");
  await page.getByRole("option", { name: "Legal services" }).click();
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Türkiye" });
  const add = page.getByRole("button", { name: "Add a service provider" });
  await add.click();
  await expect(page.getByRole("group", { name: "People" }).getByText("Fill in this field.")).toBeVisible();
  await page.getByRole("group", { name: "People" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("combobox", { name: "Name" }).fill("Deniz Arı");
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Founder" }).check();
  await axe(page);
  await add.click();
  await expect(page.getByRole("heading", { name: "Oğulevi Hukuk", level: 1 })).toBeVisible();
  const address = "/providers/ogulevi-hukuk";
  await section(page, "In detail");
  await page.getByRole("textbox", { name: "Description in English" }).fill("Contracts in a day");
  await save(page).click();
  await saved(page);
  await fillEntry(page, { sections: PROVIDER_SECTIONS, texts: providerTexts });
  const visitor = await open(address);
  await expect(visitor.getByRole("main").getByText("Contracts in a day")).toBeVisible();
  // Somebody else's form is not there.
  await open("/dashboard/add-provider/ogulevi-hukuk", { as: "investor", status: 404 });

  await section(page, "Visibility and settings");
  await page.getByRole("switch", { name: "Everyone can find the service provider" }).click();
  await expect(page.getByText("Only its members see this service provider.")).toBeVisible();
  await axe(page);
  expect(await statusForVisitors(site, address)).toBe(404);
  await page.getByRole("button", { name: "Show the service provider" }).click();
  await expect(page.getByText("Only its members see this service provider.")).toBeHidden();

  // A colleague who may write may neither delete nor see the members.
  const settings = page.url();
  await inviteColleague(page, site, "jury", await open("/", { as: "jury" }));
  const writer = await open("/dashboard/add-provider/ogulevi-hukuk", { as: "jury" });
  await writer.getByRole("textbox", { name: "Slogan in English" }).fill("Signed by noon");
  await save(writer).click();
  await saved(writer);
  await visitor.reload();
  await expect(visitor.getByRole("main").getByText("Signed by noon")).toBeVisible();
  await section(writer, "Visibility and settings");
  await expect(writer.getByRole("switch", { name: "Everyone can find the service provider" })).toBeVisible();
  await expect(writer.getByRole("button", { name: "Delete the service provider" })).toBeHidden();
  await writer.getByRole("link", { name: "Members and permissions" }).last().click();
  await expect(writer.getByText("Other members are visible only to those")).toBeVisible();

  await page.goto(settings);
  await page.getByRole("button", { name: "Delete the service provider" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My services" })).toBeVisible();
  await expect(page.getByText("Oğulevi Hukuk")).toBeHidden();
  expect(await statusForVisitors(site, address)).toBe(404);
});

test("a provider lives by keyboard on a dark Turkish phone", async ({ open, site }) => {
  const look = { as: "provider", locale: "tr", width: 320, theme: "dark" } as const;
  const page = await open("/dashboard/providers", look);
  await axe(page);
  const { press, type, choose } = keyboard(page);
  await press(page.getByRole("main").getByRole("link", { name: turkishProvider.add }));
  await expect(page.getByRole("textbox", { name: "Ad", exact: true })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await type(page.getByRole("textbox", { name: "Ad", exact: true }), "Klavye Hukuk");
  await choose(turkishProvider.fields.serviceIndustries, "hukuk", "Hukuk hizmetleri");
  await type(page.getByRole("combobox", { name: "Ülke" }), "T");
  const people = page.getByRole("group", { name: turkishProvider.fields.teamMembers });
  await press(people.getByRole("button", { name: "Ekle" }));
  await type(people.getByRole("combobox", { name: "Ad" }), "Deniz Arı");
  await page.keyboard.press("Enter");
  await press(people.getByRole("checkbox", { name: turkishProvider.fields.isFounder }), "Space");
  const life = { name: "Klavye Hukuk", path: "/providers/klavye-hukuk", texts: turkishProvider };
  await liveByKeyboard(page, life, site);
});
