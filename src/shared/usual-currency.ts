import type { Locale } from "./locale.ts";

/** In which currency a price is shown and paid where nobody has chosen one (ISO 4217). */
export const USUAL_CURRENCY: Record<Locale, string> = { en: "USD", tr: "TRY" };
