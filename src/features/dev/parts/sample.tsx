import { createContext, type ReactNode, useContext } from "react";
import { useLocale } from "use-intl";
import type { Localized } from "#shared/locale.ts";

/** Picks the text of the current language. */
export function useSay(): (texts: Localized | [en: string, tr: string]) => string {
  const locale = useLocale();
  return (texts) => (Array.isArray(texts) ? texts[locale === "en" ? 0 : 1] : texts[locale]);
}

/** The theme of a sample. A page shows each sample in both themes, so landmarks have the theme in their name. */
export const ThemeName = createContext("light");
export function useOwnName(): (name: string) => string {
  const theme = useContext(ThemeName);
  return (name) => `${name} (${theme})`;
}

/** A group of samples. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="border-b border-line pb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
