import type { Page } from "@playwright/test";
import { type Auditor, WIDE } from "./load.ts";

/** Widths of phones, tablets and laptops, in CSS pixels; the last one is the width at which pages are loaded. */
const ALL_WIDTHS = [320, 375, 510, 768, 1024, WIDE.width];
/** Where words of another length matter most: the narrowest window, and those in which columns and the header begin. */
const TWIN_WIDTHS = [320, 768, 1024];

/** At no width does anything stand beside the page, so that it scrolls to the side. Leaves the window wide. */
export const widths: Auditor = ({ page }) => faultsAt(page, ALL_WIDTHS);

export const twinWidths: Auditor = ({ page }) => faultsAt(page, TWIN_WIDTHS);

async function faultsAt(page: Page, wanted: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of wanted) {
    await page.setViewportSize({ ...WIDE, width });
    const beside = await page.evaluate(elementsBeside);
    if (beside.length > 0) faults.push(`at ${width} pixels: ${beside.join(" ")}`);
  }
  return faults;
}

/** Elements beside the page, which make it scroll to the side. */
function elementsBeside(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const beside = [...document.body.querySelectorAll("*")].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > window.innerWidth;
  });
  return [`${scrollWidth} px`, ...beside.slice(-3).map((element) => element.outerHTML.slice(0, 120))];
}
