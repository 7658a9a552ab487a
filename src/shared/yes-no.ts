import type { Locale } from "./locale.ts";

/** Texts of booleans, on the screen and in spreadsheets. */
export const YES_NO: Record<Locale, { yes: string; no: string }> = {
  en: { yes: "Yes", no: "No" },
  tr: { yes: "Evet", no: "Hayır" },
};
