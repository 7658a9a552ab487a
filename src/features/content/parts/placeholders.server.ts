import type { ContentText, ContentTexts } from "#db/tables/content.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { type Controller, fieldsOf, type TextKind } from "../limits.ts";

/** What shipped texts leave open, as it stands in them: the house says it once, and publication fills it in. */
const PLACEHOLDERS = {
  name: { en: "[data controller]", tr: "[veri sorumlusu]" },
  address: { en: "[postal address]", tr: "[posta adresi]" },
  email: { en: "[email for requests]", tr: "[başvuru e‑postası]" },
} as const satisfies Record<keyof Controller, Record<Locale, string>>;
const NAMES = Object.keys(PLACEHOLDERS) as (keyof Controller)[];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Puts what the house has said of itself in the place of placeholders; the others stay. */
export function fillPlaceholders(kind: TextKind, texts: ContentTexts, controller: Controller): ContentTexts {
  const filled = (locale: Locale): ContentText =>
    Object.fromEntries(
      fieldsOf(kind).map(([field, { as }]) => [
        field,
        NAMES.reduce((text, name) => {
          const value = controller[name][locale];
          return value === null
            ? text
            : text.replaceAll(PLACEHOLDERS[name][locale], () => (as === "html" ? escapeHtml(value) : value));
        }, texts[locale][field] ?? ""),
      ]),
    );
  return { en: filled("en"), tr: filled("tr") };
}

/** Names the placeholders that are left in a text, of whichever language. */
export const placeholdersIn = (kind: TextKind, texts: ContentTexts): FieldProblem[] =>
  LOCALES.flatMap((locale) =>
    fieldsOf(kind).flatMap(([field]) => {
      const text = texts[locale][field] ?? "";
      const left = NAMES.flatMap((name) => Object.values(PLACEHOLDERS[name])).filter((word) => text.includes(word));
      return left.length > 0
        ? [{ field: `texts.${locale}.${field}`, reason: "placeholderLeft", detail: left.join(", ") }]
        : [];
    }),
  );
