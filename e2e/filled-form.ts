import type { Locator, Page } from "@playwright/test";
import type { Field, Fields } from "#shared/edit/form.ts";
import editPage from "#ui/edit-page/messages.en.ts";
import { expect } from "./harness.ts";

/** The English texts of a noun's form, as far as its labels and sections stand there. */
interface FormTexts {
  fields: Record<string, string>;
  fieldsIn?: Record<string, Record<string, string>>;
}

type LabelOf = (field: string) => string;
export const labelsOf =
  (texts: FormTexts, section = ""): LabelOf =>
  (field) =>
    texts.fieldsIn?.[section]?.[field] ??
    texts.fields[field] ??
    (editPage.fields as Record<string, string>)[field] ??
    field;

/** The form that is saved by itself. */
const formIn = (page: Page) =>
  page.locator("main form", { has: page.getByRole("button", { name: "Save", exact: true }) });

/** Fills each field of a form that is empty, by its kind. A field without a control fails. */
export async function fillFields(scope: Locator, fields: Fields, labelOf: LabelOf): Promise<void> {
  for (const name of Object.keys(fields)) await fillField(scope, fields, name, labelOf);
}

async function fillField(scope: Locator, fields: Fields, name: string, labelOf: LabelOf): Promise<void> {
  const field = fields[name]!;
  const label = labelOf(name);
  const control = (role: "textbox" | "combobox" | "checkbox") => scope.getByRole(role, { name: label, exact: true });
  switch (field.kind) {
    case "id":
    // Chosen with the field of its name.
    case "entity":
      return;
    case "rows": {
      const group = scope.getByRole("group", { name: label, exact: true });
      if ((await group.getByRole("listitem").count()) === 0)
        await group.getByRole("button", { name: "Add", exact: true }).click();
      return fillFields(group.getByRole("listitem").first(), field.fields, labelOf);
    }
    case "flag":
      return control("checkbox").check();
    case "yesNo":
      return scope.getByRole("group", { name: label }).getByRole("radio", { name: "Yes" }).check();
    case "type":
    case "country":
    case "city":
    case "county":
    case "currency":
      if ((await control("combobox").inputValue()) === "") await control("combobox").selectOption({ index: 1 });
      return;
    case "types":
      return choose(control("combobox"), "a");
    default: {
      const entity = Object.values(fields).find((one) => one.kind === "entity" && one.name === name);
      if (entity?.kind === "entity")
        return entity.of === "organization"
          ? choose(control("combobox"), "te")
          : type(control("combobox"), "Ayşe Kaya");
      if ((await control("textbox").inputValue()) === "") await control("textbox").fill(example(field, label));
    }
  }
}

/** The first option that is found. */
async function choose(field: Locator, query: string): Promise<void> {
  if (await chosen(field)) return;
  await field.fill(query);
  await field.page().locator("[role=option]:visible").first().click();
  await expect.poll(() => chosen(field)).not.toBe("");
}

/** A name of nobody and nothing of the portal. */
async function type(field: Locator, text: string): Promise<void> {
  if (await chosen(field)) return;
  await field.fill(text);
  await field.page().keyboard.press("Enter");
  await expect.poll(() => chosen(field)).toBe(text);
}

/** The chosen values stand beside the field in which one types. */
const chosen = (field: Locator) => field.evaluate((element) => element.parentElement!.textContent);

/** As it will be stored, so that it reads the same after a reload. */
function example(field: Field, label: string): string {
  switch (field.kind) {
    case "text":
      return `${label} ıİğ`.slice(0, field.max);
    case "link":
      return `https://www.${field.network === "twitter" ? "x" : (field.network ?? "ogulevi")}.com/in/ogulevi`;
    case "email":
      return "bilgi@ogulevi.example";
    case "phone":
      return "+90 312 555 10 10";
    case "day":
      return "03/01/2024";
    case "amount":
      return "500";
    case "number":
      return String(Math.max(field.min, Math.min(field.max, 20)));
    default:
      throw new Error(`No example of the kind ${field.kind}`);
  }
}

/** The values of all controls in their order. */
export const valuesIn = (scope: Locator): Promise<string[]> =>
  scope.evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [aria-hidden]), select, textarea")].map(
      (control) => {
        if (control.matches("[type=checkbox], [type=radio]")) return String(control.checked);
        return control.matches("[role=combobox]") ? control.parentElement!.textContent : control.value;
      },
    ),
  );

/** Fills and saves the form of the page, and reads all of it back after a reload. */
export async function fillForm(page: Page, fields: Fields, labelOf: LabelOf): Promise<void> {
  const form = formIn(page);
  await fillFields(form, fields, labelOf);
  const values = await saveForm(page);
  await page.reload();
  await expect.poll(() => valuesIn(form)).toEqual(values);
}

async function saveForm(page: Page): Promise<string[]> {
  const form = formIn(page);
  const values = await valuesIn(form);
  const saved = form.getByText("All changes saved.");
  // The values that the journey filled in before are saved.
  if (!(await saved.isVisible())) await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved).toBeVisible();
  return values;
}

interface EntryTexts extends FormTexts {
  sectionsLabel: string;
  /** Of buttons that add a row to a list. */
  adds?: Record<string, string>;
}

/** Sections of an entry's form, and lists whose rows are saved one by one. */
interface EntryForm {
  sections: Readonly<Record<string, Fields>>;
  rows?: Readonly<Record<string, { fields: Fields }>>;
  texts: EntryTexts;
}

/** Fills and saves every section of an entry's form, adds a row to each of its lists, and reads all of it back after a reload. */
export async function fillEntry(page: Page, { sections, rows = {}, texts }: EntryForm): Promise<void> {
  const open = async (section: string) => {
    const link = page.getByRole("navigation", { name: texts.sectionsLabel }).locator(`a[href$="section=${section}"]`);
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
  };
  const saved = new Map<string, string[]>();
  const edits = page.getByRole("button", { name: /^Edit: / });
  const rowNames = () =>
    edits.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? one.textContent));
  /** The button of the row that was added to a list: others may be there already. */
  const addedRows = new Map<string, string>();
  for (const [section, fields] of Object.entries(sections)) {
    await open(section);
    await fillFields(formIn(page), fields, labelsOf(texts, section));
    saved.set(section, await saveForm(page));
  }
  for (const [list, { fields }] of Object.entries(rows)) {
    await open(list);
    const add = page.getByRole("button", { name: texts.adds![list]!, exact: true });
    const before = await rowNames();
    await add.click();
    await fillFields(formIn(page), fields, labelsOf(texts, list));
    saved.set(list, await valuesIn(formIn(page)));
    await formIn(page).getByRole("button", { name: "Save", exact: true }).click();
    await expect(add).toBeFocused();
    addedRows.set(list, (await rowNames()).find((name) => !before.includes(name))!);
  }
  await page.reload();
  for (const [section, values] of saved) {
    await open(section);
    const row = addedRows.get(section);
    if (row) await page.getByRole("button", { name: row, exact: true }).click();
    await expect.poll(() => valuesIn(formIn(page)), { message: section }).toEqual(values);
  }
}
