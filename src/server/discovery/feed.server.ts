import type { Db } from "#db/open.server.ts";
import type { CalendarEvent } from "#shared/calendar.ts";
import { FEED_FORMATS, type FeedFormat, type FeedKind, feedPath } from "#shared/discovery.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";

/** Entries of a feed. */
export const FEED_LENGTH = 50;

export interface FeedEntry {
  /** It never changes, even when the address does. */
  id: string;
  title: string;
  /** Plain text. */
  text: string;
  /** The page. */
  path: string;
  publishedAt: Date;
  /** A change before the day of publication is none to readers: what is earlier counts as published unchanged. */
  updatedAt: Date;
}

/** New entries of a noun, for feed readers. */
export interface Feed {
  kind: FeedKind;
  title: Record<Locale, string>;
  /** The page that shows the same. */
  path: (locale: Locale) => string;
  /** The entries that a visitor may see, the newest first, `FEED_LENGTH` at most. */
  entries: (db: Db, locale: Locale) => Promise<FeedEntry[]>;
  /** Its dates, for calendars that subscribe to them. */
  calendar?: {
    title: Record<Locale, string>;
    events: (db: Db, locale: Locale, origin: string) => Promise<CalendarEvent[]>;
  };
}

interface Written {
  origin: string;
  locale: Locale;
  entries: readonly FeedEntry[];
}

/** The feed as a document. */
export function writeFeed(feed: Feed, format: FeedFormat, { entries, ...written }: Written): string {
  const published = entries.map((entry) => ({
    ...entry,
    updatedAt: new Date(Math.max(entry.updatedAt.getTime(), entry.publishedAt.getTime())),
  }));
  return (format === "atom" ? atomOf : rssOf)(feed, { ...written, entries: published });
}

function atomOf({ kind, title, path }: Feed, { origin, locale, entries }: Written): string {
  const own = origin + feedPath(kind, locale, "atom");
  return document(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element("id", own),
    element("title", `${title[locale]} · ${siteName()}`),
    `<link rel="self" type="${FEED_FORMATS.atom}" href="${escapeXml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + path(locale))}"/>`,
    element("updated", lastOf(entries).toISOString()),
    `<author>${element("name", siteName())}</author>`,
    ...entries.map(
      (entry) =>
        `<entry>${element("id", `urn:uuid:${entry.id}`)}${element("title", entry.title)}` +
        `<link rel="alternate" type="text/html" href="${escapeXml(origin + entry.path)}"/>` +
        `${element("published", entry.publishedAt.toISOString())}${element("updated", entry.updatedAt.toISOString())}` +
        `${element("summary", entry.text)}</entry>`,
    ),
    "</feed>",
  );
}

function rssOf({ kind, title, path }: Feed, { origin, locale, entries }: Written): string {
  const own = origin + feedPath(kind, locale, "rss");
  return document(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element("title", `${title[locale]} · ${siteName()}`),
    element("link", origin + path(locale)),
    element("description", title[locale]),
    element("language", locale),
    `<atom:link rel="self" type="${FEED_FORMATS.rss}" href="${escapeXml(own)}"/>`,
    element("lastBuildDate", lastOf(entries).toUTCString()),
    ...entries.map(
      (entry) =>
        `<item>${element("title", entry.title)}${element("link", origin + entry.path)}` +
        `<guid isPermaLink="false">urn:uuid:${escapeXml(entry.id)}</guid>` +
        `${element("pubDate", entry.publishedAt.toUTCString())}${element("description", entry.text)}</item>`,
    ),
    "</channel></rss>",
  );
}

/** A feed without entries has not changed since the beginning of time. */
const lastOf = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));

const document = (...lines: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join("\n")}\n`;
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** XML knows no control characters, even escaped. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
