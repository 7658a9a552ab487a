import type { Locale } from "#shared/locale.ts";

/** The usual name of a page of the portal. */
export interface PageName {
  page: string;
  name: Record<Locale, string>;
}

/** A value of what the house says of itself in a few words: a text in both languages, the names of links and of groups of them. */
export function shownValue(value: unknown, locale: Locale, pages: readonly PageName[]): string {
  if (Array.isArray(value)) return value.map((item) => nameOf(item, locale, pages)).join("\n");
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).filter(Boolean).join("\n");
}

function nameOf(item: Record<string, unknown>, locale: Locale, pages: readonly PageName[]): string {
  const own = item.name as Record<Locale, string | null>;
  const usual = pages.find(({ page }) => page === item.page)?.name[locale];
  const links = Array.isArray(item.links) ? item.links.map((link) => nameOf(link, locale, pages)) : [];
  const name = own[locale] || usual || String(item.url ?? "");
  return links.length > 0 ? `${name} (${links.join(", ")})` : name;
}
