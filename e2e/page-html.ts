import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#shared/locale.ts";
import { inLocale } from "#shared/paths.ts";
import type { Site } from "./site.ts";

/** A page as its server sends it: what no browser is needed for. */
interface PageHtml {
  /** Where redirects led. */
  pathname: string;
  html: string;
  /** The text of its main part. */
  text: string;
  /** Links of its main part: address and text. */
  links: { href: string; text: string }[];
  /** The attributes of each `link` of its head. */
  headLinks: Record<string, string>[];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const textIn = (html: string) => decoded(html.replace(/<[^>]*>/g, ""));
const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), decoded(value!)]),
  );

/**
 * Asks for a page. Its address is opened in the reader's language; with `page.request` it may do without an origin, and is asked
 * for by whose session the page has.
 */
export async function pageHtml(
  request: APIRequestContext,
  address: string,
  locale: Locale = "en",
  status = 200,
): Promise<PageHtml> {
  const [, origin = "", path] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address)!;
  const { pathname, search } = new URL(path!, "http://localhost");
  const headers = { "accept-language": locale };
  const response = await request.get(origin + inLocale(pathname, search, locale), { headers });
  expect(response.status(), `status of ${address}`).toBe(status);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "";
  const links = [...main.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)];
  return {
    pathname: new URL(response.url()).pathname,
    html,
    text: textIn(main),
    links: links.map(([, tag, inner]) => ({ href: attributesIn(tag!).href ?? "", text: textIn(inner!) })),
    headLinks: [...html.matchAll(/<link ([^>]*)>/g)].map(([, tag]) => attributesIn(tag!)),
  };
}

/** The status of a page for a visitor. */
export const statusForVisitors = async ({ origin }: Site, path: string) => (await fetch(origin + path)).status;
