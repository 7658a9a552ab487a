import { withoutEndings } from "./word-form.ts";

/** Keys that have a Turkish letter on a Turkish keyboard and a sign on an English one: letters in search form. */
const TURKISH_KEYS: Readonly<Record<string, string>> = { "'": "i", ";": "s", "[": "g", "]": "u", ",": "o", ".": "c" };

/**
 * How a text in search form may have been meant where nothing is called as it stands: without endings behind apostrophes, then as
 * typed on a Turkish keyboard that was set to English.
 */
export function otherReadings(text: string): string[] {
  const readings = [withoutEndings(text), text.replace(/['[\];,.]/g, (sign) => TURKISH_KEYS[sign]!)];
  return [...new Set(readings)].filter((reading) => reading !== text);
}
