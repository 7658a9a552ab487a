import { LOCALES } from "#shared/locale.ts";
import { alternatesOf } from "#shared/meta.ts";
import { PATHS, type PathRow } from "#shared/path-table.ts";
import type { PathKey } from "#shared/paths.ts";

/** Pages anybody may see and that need no parameter, by their English paths. */
export function openPages(pages: ReadonlySet<PathKey>): string[] {
  return [...pages]
    .filter((key) => ["open", "list"].includes((PATHS[key] as PathRow).guard) && key !== "notFound")
    .map((key) => PATHS[key].en.replace(/\/(\*|:\w+\?)$/, "") || "/")
    .filter((path) => !path.includes(":"));
}

/** A sitemap of pages by their English paths: one entry a language, each naming all languages of the page. */
export function sitemapOf(origin: string, paths: string[]): string {
  const entries = paths.flatMap((pathname) => {
    const alternates = alternatesOf({ pathname, search: "" });
    const links = alternates.map(
      ({ hrefLang, path }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(origin + path)}"/>`,
    );
    return alternates
      .filter(({ hrefLang }) => LOCALES.some((locale) => locale === hrefLang))
      .map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc>${links.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
