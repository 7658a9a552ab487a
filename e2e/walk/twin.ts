import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#shared/locale.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { type Load, pathOf } from "./load.ts";

/**
 * Goes to the same page in the other language by the switch in the header, without a new load. Faults: the switch leads elsewhere,
 * or not back. Without a twin where a dialog covers the switch. The window must be wide.
 */
export async function openTwin(load: Load): Promise<{ twin?: Load; faults: string[] }> {
  const { page, shown, locale } = load;
  if ((await page.locator("dialog[open]").count()) > 0) return { faults: [] };
  const other: Locale = locale === "en" ? "tr" : "en";
  const start = placeOf(page.url());
  // A page that leads on to another one has the twin of that one, whose address has words of its language; it leads back.
  const isKnown = start === pathOf(shown[locale]);
  // Without the movements of a mouse, which load ahead: nothing lies over it.
  await switchOf(page, other).evaluate((link: HTMLAnchorElement) => link.click());
  await page.locator(`html[lang=${other}]`).waitFor();
  // Rows are dimmed until those of the other language are there.
  await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
  const place = placeOf(page.url());
  const back = await placeBehind(
    page,
    await switchOf(page, locale).evaluate((link: HTMLAnchorElement) => link.href),
    start,
  );
  return {
    twin: { ...load, locale: other },
    faults: [
      isKnown && place !== pathOf(shown[other]) ? `the switch leads to ${place} instead of ${shown[other]}` : "",
      back === start ? "" : `the switch of its twin leads to ${back} instead of ${start}`,
    ].filter(Boolean),
  };
}

/** The place an address leads to. Of a noun whose address has words, the server knows those of the other language. */
async function placeBehind(page: Page, address: string, expected: string): Promise<string> {
  const place = placeOf(address);
  return place === expected ? place : placeOf((await page.request.get(address)).url());
}

const switchOf = (page: Page, locale: Locale): Locator => page.locator(`header a[hreflang=${locale}]`).first();

/** The path of an address, or of the page it leads to after signing in. */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return returnPath(searchParams.get(RETURN_PARAM)) ?? pathname;
}
