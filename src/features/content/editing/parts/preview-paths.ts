import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { PREVIEW_PARAM } from "#shared/preview.ts";
import { CONTENT_PAGES, contentKeyOf } from "../../rules.ts";
import type { EditedContent } from "../contract.ts";

/** The page that shows the draft of a text, by language. */
export function previewPaths({ key, kind, slugs }: EditedContent): Record<Locale, string> {
  const query = { [PREVIEW_PARAM]: 1 };
  const pathIn = (locale: Locale): string => {
    switch (kind) {
      case "testimonial":
        return `${pathTo("home", locale, {}, query)}#voices`;
      case "incubation":
      case "earthquakeHelp":
        return pathTo(kind, locale, {}, query);
      case "post":
        return pathTo("blogPost", locale, { slug: slugs![locale] }, query);
      case "page":
        return pathTo(CONTENT_PAGES.find((page) => contentKeyOf(page) === key)!, locale, {}, query);
    }
  };
  const [en, tr] = LOCALES.map(pathIn);
  return { en: en!, tr: tr! };
}
