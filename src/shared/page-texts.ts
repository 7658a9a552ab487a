import { type IntlError, IntlErrorCode, type Messages } from "use-intl/core";

const cache = new Map<string, Partial<Messages>>();

/** Parses the texts of a page. Pages show few different sets of texts, so each is parsed once. */
export function pageTexts(json: string): Partial<Messages> {
  const texts = cache.get(json) ?? (JSON.parse(json) as Partial<Messages>);
  cache.set(json, texts);
  return texts;
}

/** A text that a page does not have fails the page, in place of its key among the words. */
export function refuseMissingText(error: IntlError): void {
  if (error.code === IntlErrorCode.MISSING_MESSAGE) throw error;
  console.error(error);
}
