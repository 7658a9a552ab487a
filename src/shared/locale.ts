export const LOCALES = ["en", "tr"] as const;
export type Locale = (typeof LOCALES)[number];

/** The default and the fallback. */
export const DEFAULT_LOCALE: Locale = "en";
/** `Intl` formats per language (specification, "Locales"). */
export const FORMAT_LOCALE: Record<Locale, string> = { en: "en-US", tr: "tr-TR" };

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** Sorts names by the language's alphabet. */
export const COLLATOR: Record<Locale, Intl.Collator> = {
  en: new Intl.Collator("en", { numeric: true }),
  tr: new Intl.Collator("tr", { numeric: true }),
};

/** Both languages, the reader's own first. */
export const ownFirst = (locale: Locale): Locale[] => [locale, ...LOCALES.filter((item) => item !== locale)];

/** A text in both languages. */
export type Localized = Record<Locale, string>;

/** The text in the reader's language, else in the other one. */
export const localizedText = (texts: Record<Locale, string | null>, locale: Locale): string | null =>
  texts[locale] ?? texts[locale === "tr" ? "en" : "tr"];

/** The best of our languages for an `Accept-Language` header; undefined when it names neither. */
export function preferredLocale(header: string | undefined): Locale | undefined {
  const languages = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters
        .find((parameter) => parameter.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
    });
  const ours = languages.filter(({ language, quality }) => isLocale(language) && quality > 0);
  return ours.sort((a, b) => b.quality - a.quality)[0]?.language as Locale | undefined;
}
