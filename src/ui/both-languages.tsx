import { Fragment, type ReactNode } from "react";
import { useLocale } from "use-intl";
import { type Locale, ownFirst } from "#shared/locale.ts";

interface BothLanguagesProps {
  /** Draws the field of one language: `lang`, how its name ends, and whether it stands first. */
  children: (lang: Locale, end: "En" | "Tr", isFirst: boolean) => ReactNode;
}

/** Fields of a text in both languages, the reader's own first. */
export function BothLanguages({ children }: BothLanguagesProps) {
  return ownFirst(useLocale()).map((lang, index) => (
    <Fragment key={lang}>{children(lang, lang === "en" ? "En" : "Tr", index === 0)}</Fragment>
  ));
}
