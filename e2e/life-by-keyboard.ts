import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness.ts";
import { tabTo } from "./keyboard.ts";
import { statusForVisitors } from "./page-html.ts";
import type { Site } from "./site.ts";

/** The acts of a person without a mouse: Tab to a control, then a key or a text. */
export function keyboard(page: Page) {
  const press = async (control: Locator, key = "Enter") => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  /** Replaces what stands in the field. */
  const type = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  };
  /** Types until the option is found, and chooses it. */
  const choose = async (name: string, typed: string, option: string) => {
    await type(page.getByRole("combobox", { name }), typed);
    await page.getByRole("option", { name: option, exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  return { press, type, choose };
}

/** The Turkish texts of a noun that people edit. */
interface LifeTexts {
  add: string;
  ownTitle: string;
  visibility: string;
  hiddenNote: string;
  show: string;
  sections: { settings: string };
  deletion: { action: string };
}

/** From the form that is filled: added, changed, hidden, shown and deleted. Its page is asked for as a visitor's browser would. */
export async function liveByKeyboard(
  page: Page,
  { name, path, texts }: { name: string; path: string; texts: LifeTexts },
  site: Site,
): Promise<void> {
  const visit = async (status: number) => expect(await statusForVisitors(site, path)).toBe(status);
  const { press, type } = keyboard(page);
  const hidden = page.getByText(texts.hiddenNote);
  await press(page.locator("form").getByRole("button", { name: texts.add }));
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await visit(200);
  // Other formats of the editor are saved the same way.
  await type(page.getByRole("textbox", { name: "Türkçe slogan" }), "Arıların yolunu bulur");
  await press(page.locator("form").getByRole("button", { name: "Kaydet", exact: true }));
  await expect(page.getByText("Tüm değişiklikler kaydedildi.")).toBeVisible();
  await press(page.getByRole("link", { name: texts.sections.settings }));
  await press(page.getByRole("switch", { name: texts.visibility }), "Space");
  await expect(hidden).toBeVisible();
  await visit(404);
  await press(page.getByRole("button", { name: texts.show, exact: true }));
  await expect(hidden).toBeHidden();
  await visit(200);
  await press(page.getByRole("button", { name: texts.deletion.action, exact: true }));
  await press(page.getByRole("dialog").getByRole("button", { name: "Sil", exact: true }));
  await expect(page.getByRole("heading", { name: texts.ownTitle })).toBeVisible();
  await visit(404);
}
