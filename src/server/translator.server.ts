import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Locale } from "#shared/locale.ts";

type Values = Record<string, string | number>;

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};
const compiledTexts = new Map<string, ReturnType<typeof compile>>();

/**
 * A text of messages with its values. What is no page's text is formatted here: the build leaves the parser out of use-intl, whose
 * translators then show `{count}` as it is.
 */
export function formatText(text: string, locale: Locale, values: Values = {}): string {
  const compiled = compiledTexts.get(text) ?? compile(text);
  compiledTexts.set(text, compiled);
  return String(format(compiled, locale, values, { formatters }));
}

/** Formats texts of a file of messages by their dotted keys: `chips.answer`. Throws where there is none. */
export const translatorOf =
  (messages: object, locale: Locale) =>
  (key: string, values?: Values): string => {
    const found = key
      .split(".")
      .reduce<unknown>((texts, name) => (texts as Record<string, unknown> | undefined)?.[name], messages);
    if (typeof found !== "string") throw new Error(`There is no text ${key}.`);
    return formatText(found, locale, values);
  };
