import type { Locator, Page } from "@playwright/test";
import { getOrganizer } from "#features/organizations/detail/contract.ts";
import { SECTIONS } from "#features/organizations/editing/form.ts";
import texts from "#features/organizations/editing/messages.en.ts";
import turkish from "#features/organizations/editing/messages.tr.ts";
import { getEditableStartup, ownStartups, rowEndpoints } from "#features/startups/editing/contract.ts";
import { addressOf } from "#shared/endpoint.ts";
import { fixedId } from "#shared/type-id.ts";
import { inviteColleague } from "./colleague.ts";
import { fillEntry } from "./filled-form.ts";
import { axe, expect, test } from "./harness.ts";
import { keyboard, liveByKeyboard } from "./life-by-keyboard.ts";
import { statusForVisitors } from "./page-html.ts";
import { authorized, textOf } from "./without-browser.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => expect(page.getByText("All changes saved.")).toBeVisible();
const section = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: /^Sections of the / })
    .getByRole("link", { name })
    .click();

test("an organization lives: added, filled, public, hidden, shared, deleted", async ({ open, site }) => {
  const page = await open("/dashboard/organizers", { as: "organizer", refusal: 400 });
  await page.getByRole("main").getByRole("link", { name: "Add an organization" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Oğulevi Kuluçka");
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Incubation center" });
  const add = page.getByRole("button", { name: "Add an organization" });
  await add.click();
  await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
  await axe(page);
  await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Türkiye" });
  await page.getByRole("combobox", { name: "City" }).selectOption({ label: "Ankara" });
  await add.click();
  await expect(page.getByRole("heading", { name: "Oğulevi Kuluçka", level: 1 })).toBeVisible();
  const address = "/tech-center/ogulevi-kulucka";

  await section(page, "Contact and place");
  await page.getByRole("textbox", { name: "Phone" }).fill("+49 30 901820");
  await save(page).click();
  await expect(page.getByText("belongs to another country")).toBeVisible();
  await page.getByRole("textbox", { name: "Phone" }).fill("0312 555 10 10");
  await save(page).click();
  await saved(page);
  await section(page, "Facilities");
  await page.getByRole("textbox", { name: "Facilities in English" }).fill("A workshop with a lathe");
  await save(page).click();
  await saved(page);
  await section(page, "Team");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("combobox", { name: "Name" }).fill("Deniz Arı");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "People" }).getByText("Deniz Arı", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Position" }).fill("Director");
  await axe(page);
  await save(page).click();
  await saved(page);

  await section(page, "Patents");
  await page.getByRole("group", { name: "Patents" }).getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Name in English" }).fill("Wax press");
  await save(page).click();
  await expect(page.getByRole("textbox", { name: "Application numbers" })).toBeFocused();
  await page.getByRole("textbox", { name: "Application numbers" }).fill("TR 2024/01");
  await page.getByRole("combobox", { name: "Technology readiness level" }).selectOption({ index: 3 });
  await axe(page);
  await save(page).click();
  await saved(page);
  await fillEntry(page, { sections: SECTIONS, texts });
  const visitor = await open(`${address}?tab=patents`);
  await expect(visitor.getByRole("main").getByRole("link", { name: "Wax press" })).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole("main").getByText("A workshop with a lathe")).toBeVisible();
  await expect(visitor.getByText("Confirmed by the team on")).toBeVisible();
  await page.getByRole("button", { name: "Everything is still right" }).click();
  await expect(page.getByText("The page says that the team confirmed it today.")).toBeVisible();

  // A round of its portfolio counts once the startup has confirmed it.
  await page.goto("/dashboard/organizers");
  await page.getByRole("link", { name: "Portfolio: Oğulevi Kuluçka" }).click();
  await axe(page);
  const founder = await open("/dashboard/startups", { as: "entrepreneur" });
  const edited = founder
    .getByRole("main")
    .getByRole("link", { name: /^Edit / })
    .first();
  const startup = (await edited.getAttribute("aria-label"))!.replace("Edit ", "");
  await page.getByRole("button", { name: "Add a round" }).click();
  const named = page.getByRole("combobox", { name: "Startup", exact: true });
  await named.fill(startup);
  await page.getByRole("option", { name: startup }).first().click();
  await page.getByRole("combobox", { name: "Round" }).selectOption({ label: "Pre-seed" });
  await page.getByRole("combobox", { name: "Type of investment" }).selectOption({ label: "Equity" });
  await page.getByRole("textbox", { name: "Announced on" }).fill("04/02/2019");
  await save(page).click();
  await expect(page.getByRole("list", { name: "Rounds" }).getByText("Waiting for the startup")).toBeVisible();
  await founder.goto("/dashboard");
  await founder
    .getByRole("link", { name: /says? they joined/ })
    .first()
    .click();
  const round = founder.getByRole("listitem").filter({ hasText: "Oğulevi Kuluçka took part in this round" });
  await axe(founder);
  await round.getByRole("button", { name: /^Confirm/ }).click();
  await expect(founder.getByText("The round is now in your list")).toBeVisible();
  await expect(round).toBeHidden();
  await page.reload();
  await expect(page.getByRole("list", { name: "Rounds" }).getByText("Confirmed")).toBeVisible();
  // So does a startup that it hosts.
  await page.getByRole("button", { name: "Add a startup" }).click();
  await named.fill(startup);
  await page.getByRole("option", { name: startup }).first().click();
  const since = page.getByRole("textbox", { name: "Since" });
  await since.fill("05/02/2020");
  // Its neighbour has a hint, and stands on one line with it.
  const lineOf = async (field: Locator) => (await field.boundingBox())!.y;
  expect(await lineOf(page.getByRole("textbox", { name: "Until" }))).toBe(await lineOf(since));
  await axe(page);
  await save(page).click();
  const hosted = page.getByRole("list", { name: "Startups you host or accelerate" }).getByRole("listitem");
  await expect(hosted.getByText("Waiting for the startup")).toBeVisible();
  await founder.goto("/dashboard");
  await founder.getByRole("link", { name: /an organization says it hosts you/ }).click();
  // What it refused it reads again with its reason, and confirms after all.
  await founder.getByRole("button", { name: "Refuse: Oğulevi Kuluçka hosts or accelerates you" }).click();
  const question = founder.getByRole("dialog");
  await question.getByRole("textbox", { name: "Your reason" }).fill("We only visited.");
  await question.getByRole("button", { name: "Refuse" }).click();
  const refusedByIt = founder.getByRole("list", { name: "What you refused" });
  await expect(refusedByIt).toContainText("You answered: We only visited.");
  await founder.reload();
  await expect(refusedByIt).toContainText("You answered: We only visited.");
  await axe(founder);
  await founder.getByRole("button", { name: "Confirm: Oğulevi Kuluçka hosts or accelerates you" }).click();
  await expect(founder.getByText("Confirmed. It is now confirmed by both sides.")).toBeVisible();
  await page.reload();
  await expect(hosted.getByText("Confirmed by both sides")).toBeVisible();
  await visitor.goto(`${address}?tab=portfolio`);
  await expect(visitor.getByRole("main").getByRole("link", { name: startup })).toBeVisible();
  await page.getByRole("link", { name: "Edit the organization" }).click();

  await section(page, "Visibility and settings");
  await page.getByRole("switch", { name: "Everyone can find the organization" }).click();
  await expect(page.getByText("Only its members see this organization")).toBeVisible();
  expect(await statusForVisitors(site, address)).toBe(404);
  await page.getByRole("button", { name: "Show the organization" }).click();
  await expect(page.getByText("Only its members see this organization")).toBeHidden();

  // A colleague who may write may not delete.
  const settings = page.url();
  await inviteColleague(page, site, "jury", await open("/", { as: "jury" }));
  const writer = await open("/dashboard/add-organizer/ogulevi-kulucka", { as: "jury" });
  await expect(writer).toHaveURL(/\/profile\/ecosystem\/edit-organization\/ogulevi-kulucka/);
  await writer.getByRole("textbox", { name: "Tagline in English" }).fill("Desks and lathes");
  await save(writer).click();
  await saved(writer);
  await section(writer, "Visibility and settings");
  await expect(writer.getByRole("switch", { name: "Everyone can find the organization" })).toBeVisible();
  await expect(writer.getByRole("button", { name: "Delete the organization" })).toBeHidden();

  await page.goto(settings);
  await page.getByRole("button", { name: "Delete the organization" }).click();
  await axe(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My organizations" })).toBeVisible();
  await expect(page.getByText("Oğulevi Kuluçka")).toBeHidden();
  expect(await statusForVisitors(site, address)).toBe(404);
});

test("an investor refuses and confirms what startups say, on a phone", async ({ open, site, request }) => {
  // A founder names the investor in a round.
  const headers = await authorized(request, site, "entrepreneur");
  const { data: mine } = await (await request.get(site.origin + ownStartups.path, { headers })).json();
  const { id, seoUrl, name } = mine[0];
  const { data: edited } = await (
    await request.get(`${site.origin}${addressOf(getEditableStartup, { seoUrlOrId: seoUrl }, undefined)}`, { headers })
  ).json();
  const { stageId, typeId } = edited.lists.investment[0].values;
  const { data: investor } = await (
    await request.get(`${site.origin}${getOrganizer.path}?seoUrl=kandil-ventures`)
  ).json();
  const round = {
    stageId,
    typeId,
    announcedDate: "2026-09-04",
    amount: 400_000,
    amountCurrencyId: fixedId("currency/USD"),
  };
  const investors = [{ name: "x", organizationId: investor.id, isLead: true }];
  const url = `${site.origin}${addressOf(rowEndpoints.investment.post, { id }, undefined)}`;
  for (const data of [
    { ...round, investors },
    { ...round, investors, announcedDate: "2026-03-14", isPrivate: true },
  ])
    expect((await request.post(url, { headers, data })).status()).toBe(200);

  // It waits on their landing.
  const page = await open("/tr/panel", { as: "investor", locale: "tr", width: 375, theme: "dark" });
  await page.getByRole("link", { name: /Kandil Ventures: onaylamanızı ya da reddetmenizi bekleyen/ }).click();
  const rows = (list: string) => page.getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: name });
  const waiting = rows("Onayınızı bekleyenler").filter({ hasText: "04.09.2026" });
  await expect(waiting).toContainText("400.000");
  // A private round that names them asks for nothing; they alone read it.
  const secret = page.locator("section").filter({ hasText: "Adınızın geçtiği özel turlar" });
  await expect(secret.getByRole("row").filter({ hasText: "14.03.2026" })).toContainText("400.000");
  await axe(page);
  await waiting.getByRole("button", { name: /^Reddet/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Reddet" }).click();
  await expect(dialog.getByRole("textbox", { name: "Gerekçeniz" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Gerekçeniz" }).fill("Bu tura katılmadık.");
  await axe(page);
  await dialog.getByRole("button", { name: "Reddet" }).click();
  const answered = rows("Yanıtladıklarınız").filter({ hasText: "04.09.2026" });
  await expect(answered).toContainText("Yanıtınız: Bu tura katılmadık.");
  const publicRounds = async () =>
    (await textOf(request, site, "/tech-center/kandil-ventures?tab=funding")).includes("2026-09-04");
  expect(await publicRounds()).toBe(false);
  const founder = await open(`/profile/edit-startup/${seoUrl}?section=investment`, { as: "entrepreneur" });
  await expect(founder.getByText("Kandil Ventures says it is not true: Bu tura katılmadık.")).toBeVisible();

  await answered.getByRole("button", { name: /^Onayla/ }).click();
  await expect(answered).toContainText("İki taraf da onayladı");
  expect(await publicRounds()).toBe(true);
  await founder.reload();
  await expect(founder.getByText("Kandil Ventures says it is not true")).toBeHidden();

  // Who is named as a person has the way there behind the avatar of every page; who is not has none.
  await page.goto("/tr/blog");
  await page.getByRole("banner").getByRole("button", { name: "Hesap: Cem Altınordu" }).click();
  await page.getByRole("menuitem", { name: "Yatırımlarım" }).click();
  await page.waitForURL("**/tr/profil/yatirimlarim");
  await founder
    .getByRole("banner")
    .getByRole("button", { name: /^Account of / })
    .click();
  await expect(founder.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expect(founder.getByRole("menuitem", { name: "My investments" })).toHaveCount(0);
});

test("the organization form on a dark Turkish phone, and by keyboard", async ({ open, site }) => {
  const page = await open("/dashboard/organizers", {
    as: "organizer",
    locale: "tr",
    width: 320,
    theme: "dark",
    refusal: 409,
  });
  await axe(page);
  const first = page
    .getByRole("main")
    .getByRole("link", { name: /^Düzenle:/ })
    .first();
  const name = (await first.getAttribute("aria-label"))!.replace("Düzenle: ", "");
  await first.click();
  await page.getByRole("link", { name: /^Ekip/ }).click();
  await expect(page.getByRole("group", { name: "Kişiler" })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto("/tr/panel/organizator-ekle");
  const { press, type } = keyboard(page);
  const named = page.getByRole("textbox", { name: "Ad", exact: true });
  await type(named, name);
  await type(page.getByRole("combobox", { name: "Tür" }), "Kul");
  await type(page.getByRole("combobox", { name: "Ülke" }), "T");
  await press(page.locator("form").getByRole("button", { name: turkish.add }));
  const question = page.getByRole("alert").filter({ hasText: "Bu kurum mu?" });
  await expect(question.getByRole("link", { name })).toBeVisible();
  await type(named, "Klavye Kovanı");
  const life = { name: "Klavye Kovanı", path: "/tech-center/klavye-kovani", texts: turkish };
  await liveByKeyboard(page, life, site);
});

test("a program is drafted in parts, published and read in both languages", async ({ open }) => {
  const page = await open("/dashboard/programs", { as: "organizer", refusal: 400 });
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Add a program/ })
    .first()
    .click();
  const saveDraft = page.getByRole("button", { name: "Save as a draft" });
  await page.getByRole("textbox", { name: "Name in English" }).fill("Beekeeping camp");
  await saveDraft.click();
  await expect(page.getByRole("combobox", { name: "Type" })).toBeFocused();
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Grant program" });
  await page.getByRole("textbox", { name: "Name in Turkish" }).fill("Arıcılık kampı");
  await saveDraft.click();
  await expect(page.getByRole("heading", { name: "Beekeeping camp", level: 1 })).toBeVisible();
  await expect(page.getByText("Ask at least one question.")).toBeVisible();
  await axe(page);

  const part = async (name: string) => {
    await page.getByRole("navigation", { name: "Parts of the program" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  };
  const save = async () => {
    await page.locator("form").getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("All changes saved.")).toBeVisible();
  };
  const choose = async (field: string, typed: string, option: string) => {
    await page.getByRole("combobox", { name: field }).fill(typed);
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await part("For whom");
  await choose("Stages", "proto", "Prototype");
  await choose("Sectors", "health", "Health");
  await choose("Technologies", "machine", "Machine learning");
  await save();
  await part("Dates");
  await page.getByLabel("Application deadline (Istanbul)").fill("2090-01-31T23:59");
  await save();
  await part("Application form");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("combobox", { name: "Kind of answer" }).selectOption({ label: "Long text" });
  await page.getByRole("textbox", { name: "Question in English" }).fill("Why bees?");
  await page.getByRole("checkbox", { name: "Hidden from jurors" }).check();
  await save();
  await part("Criteria");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("textbox", { name: "Name in English" }).fill("Team");
  await page.getByRole("textbox", { name: "Weight in percent" }).fill("99");
  await expect(page.getByRole("status").getByText("The weights sum to 99. They must sum to 100.")).toBeVisible();
  await page.getByRole("textbox", { name: "Weight in percent" }).fill("100");
  await expect(page.getByText("The weights sum to 100.", { exact: true })).toBeVisible();
  await axe(page);
  await save();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The program is published.")).toBeVisible();
  const address = await page.getByRole("main").getByRole("link", { name: "View the page" }).getAttribute("href");
  const visitor = await open(address!, { locale: "tr" });
  await expect(visitor.getByRole("heading", { name: "Arıcılık kampı", level: 1 })).toBeVisible();
  await expect(visitor.getByText("31.01.2090 23:59").first()).toBeVisible();

  await page.goto("/tr/panel/programlar");
  await expect(page.getByRole("link", { name: "Düzenle: Arıcılık kampı" })).toBeVisible();
  await axe(page);
});
