import type { Locale } from "./locale.ts";

/** How a yes or no is written, on the screen and in a spreadsheet. */
export const YES_NO: Record<Locale, { yes: string; no: string }> = {
  en: { yes: "Yes", no: "No" },
  tr: { yes: "Evet", no: "Hayır" },
};
