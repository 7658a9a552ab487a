import { COMPARISONS } from "#shared/compare.ts";
import type { Guards } from "#shared/guard.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { inLocale, PATHS, type PathKey } from "#shared/paths.ts";

/** Open pages that search engines should not list. */
const UNLISTED_PAGES: PathKey[] = [
  "notFound",
  "devMail",
  "emailVerification",
  "factCheck",
  "pulse",
  "juryInvitation",
  "search",
  ...Object.values(COMPARISONS),
];

/**
 * Pages that are open to everyone and need no parameter, by their English paths. `withLists`: visitors may see the lists that a
 * setting can close to them.
 */
export function openPages(pages: ReadonlySet<PathKey>, guards: Guards, withLists: boolean): string[] {
  return [...pages]
    .filter((key) => guards[key] === "open" || (withLists && guards[key] === "list"))
    .filter((key) => !UNLISTED_PAGES.includes(key))
    .map((key) => PATHS[key].en.replace(/\/(\*|:\w+\?)$/, "") || "/")
    .filter((path) => !path.includes(":"));
}

/** A page in a sitemap. */
export interface Entry {
  pathIn: (locale: Locale) => string;
  /** When the page last changed; undefined: not recorded. */
  updatedAt?: string | undefined;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The entry of an open page by its English path. */
export const openPage = (path: string): Entry => ({ pathIn: (locale) => inLocale(path, "", locale) });

/** A sitemap that names other sitemaps. */
export function sitemapIndex(sitemaps: { address: string; updatedAt?: string | undefined }[]): string {
  const entries = sitemaps.map(
    ({ address, updatedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${changed(updatedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join("")}</sitemapindex>\n`;
}

/** A sitemap of pages, in pieces: one address for each language, with links to the page in all languages. */
export async function* sitemapOf(
  origin: string,
  batches: Iterable<Entry[]> | AsyncIterable<Entry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const entries of batches) yield entries.map((entry) => addressesOf(origin, entry)).join("");
  yield "</urlset>\n";
}

function addressesOf(origin: string, { pathIn, updatedAt }: Entry): string {
  const addresses = LOCALES.map((locale) => ({ locale, address: escapeXml(origin + pathIn(locale)) }));
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const links = addresses.map(({ locale, address }) => link(locale, address)).join("");
  const all = `${links}${link("x-default", addresses[0]!.address)}${changed(updatedAt)}`;
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${all}</url>\n`).join("");
}

const changed = (updatedAt: string | undefined): string => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "");

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
