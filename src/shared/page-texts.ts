import type { Messages } from "use-intl/core";

const cache = new Map<string, Partial<Messages>>();

/** Parses the texts of a page. Pages show few different sets of texts, so each is parsed once. */
export function pageTexts(json: string): Partial<Messages> {
  const texts = cache.get(json) ?? (JSON.parse(json) as Partial<Messages>);
  cache.set(json, texts);
  return texts;
}
