import type { Page } from "@playwright/test";
import { SECTIONS } from "#features/providers/editing/form.ts";
import texts from "#features/providers/editing/messages.en.ts";
import turkish from "#features/providers/editing/messages.tr.ts";
import { inviteEditor } from "./colleague.ts";
import { fillEntry } from "./filled-form.ts";
import { axe, expect, test } from "./harness.ts";
import { keyboard, liveByKeyboard } from "./life-by-keyboard.ts";

const save = (page: Page) => page.locator("form").getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => expect(page.getByText("All changes saved.")).toBeVisible();
const section = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Sections of the service provider" }).getByRole("link", { name }).click();

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
  await fillEntry(page, { sections: SECTIONS, texts });
  const visitor = await open(address);
  await expect(visitor.getByRole("main").getByText("Contracts in a day")).toBeVisible();
  // Somebody else's form is not there.
  await open("/dashboard/add-provider/ogulevi-hukuk", { as: "investor", status: 404 });

  await section(page, "Visibility and settings");
  await page.getByRole("switch", { name: "Everyone can find the service provider" }).click();
  await expect(page.getByText("Only its members see this service provider.")).toBeVisible();
  await axe(page);
  await open(address, { status: 404 });
  await page.getByRole("button", { name: "Show the service provider" }).click();
  await expect(page.getByText("Only its members see this service provider.")).toBeHidden();

  // A colleague who may write may neither delete nor see the members.
  const settings = page.url();
  await inviteEditor(page, site, "jury", await open("/", { as: "jury" }));
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
  await open(address, { status: 404 });
});

test("a provider lives by keyboard on a dark Turkish phone", async ({ open, site }) => {
  const look = { as: "provider", locale: "tr", width: 320, theme: "dark" } as const;
  const page = await open("/dashboard/providers", look);
  await axe(page);
  const { press, type, choose } = keyboard(page);
  await press(page.getByRole("main").getByRole("link", { name: turkish.add }));
  await expect(page.getByRole("textbox", { name: "Ad", exact: true })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await type(page.getByRole("textbox", { name: "Ad", exact: true }), "Klavye Hukuk");
  await choose(turkish.fields.serviceIndustries, "hukuk", "Hukuk hizmetleri");
  await type(page.getByRole("combobox", { name: "Ülke" }), "T");
  const people = page.getByRole("group", { name: turkish.fields.teamMembers });
  await press(people.getByRole("button", { name: "Ekle" }));
  await type(people.getByRole("combobox", { name: "Ad" }), "Deniz Arı");
  await page.keyboard.press("Enter");
  await press(people.getByRole("checkbox", { name: turkish.fields.isFounder }), "Space");
  await liveByKeyboard(page, { name: "Klavye Hukuk", path: "/providers/klavye-hukuk", texts: turkish }, site);
});
