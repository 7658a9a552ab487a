import type { ContentText, ContentTexts } from "#db/tables/content.server.ts";
import { cleanRichText, foreignElements } from "#server/rich-text.server.ts";
import type { FieldProblem } from "#shared/errors.ts";
import { LOCALES } from "#shared/locale.ts";
import { fieldsOf, type TextKind } from "../limits.ts";

const cleanText = (kind: TextKind, text: ContentText): ContentText =>
  Object.fromEntries(
    fieldsOf(kind).map(([name, { as }]) => {
      const value = text[name] ?? "";
      return [name, as === "html" ? cleanRichText(value) : value];
    }),
  );

/** The fields of the kind and no others, their HTML without anything that is not allowed. */
export const cleanTexts = (kind: TextKind, texts: ContentTexts): ContentTexts => ({
  en: cleanText(kind, texts.en),
  tr: cleanText(kind, texts.tr),
});

/** Names the elements that the HTML of a text may not have. */
export const foreignIn = (kind: TextKind, texts: ContentTexts): FieldProblem[] =>
  LOCALES.flatMap((locale) =>
    fieldsOf(kind).flatMap(([name, { as }]) => {
      const found = as === "html" ? foreignElements(texts[locale][name] ?? "") : [];
      const detail = found.map((element) => `<${element}>`).join(", ");
      return found.length > 0 ? [{ field: `texts.${locale}.${name}`, reason: "htmlNotAllowed", detail }] : [];
    }),
  );
