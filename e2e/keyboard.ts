import type { Locator, Page } from "@playwright/test";

/** More than any page has: where Tab never comes to the control, this ends it. */
const MOST_TABS = 700;

/** Presses Tab until the control has the focus; from the top of the page, the skip link leads past the header. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  // Finding a control by its role takes far longer than a press: it is found again only when the page has drawn another one.
  let element = await control.elementHandle();
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    const state = await element!.evaluate((node) => ({
      isFocused: node === document.activeElement,
      isInPage: node.isConnected,
    }));
    if (state.isFocused) return;
    if (state.isInPage) await page.keyboard.press("Tab");
    else element = await control.elementHandle();
  }
  throw new Error(`Tab never comes to ${control}`);
}
