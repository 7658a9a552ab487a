import type { Locale } from "./locale.ts";

/** Pictures shown where a page is linked: 1200 × 630 pixels. */
export const PICTURE_PATH = "/share";
/** Feeds of what is new. */
export const FEED_PATH = "/feeds";

/** The picture of a thing: "startup" and the last part of the address of its page. */
export const pictureOf = (kind: string, name: string, locale: Locale): string =>
  `${PICTURE_PATH}/${kind}/${encodeURIComponent(name)}.${locale}.png`;

/** The picture of a list, by its kind: "startups". */
export const listPicture = (kind: string, locale: Locale): string => `${PICTURE_PATH}/${kind}.${locale}.png`;

/** The picture of the home page, and of pages that have none of their own. */
export const portalPicture = (locale: Locale): string => listPicture("portal", locale);

/** Nouns with a feed. The feature of each says what stands in it (`feeds` in `feature.server.ts`). */
export const FEEDS = ["startups", "jobs", "programs", "posts"] as const;
export type FeedKind = (typeof FEEDS)[number];
export const FEED_FORMATS = { atom: "application/atom+xml", rss: "application/rss+xml" } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export const feedPath = (kind: FeedKind, locale: Locale, format: FeedFormat): string =>
  `${FEED_PATH}/${kind}.${locale}.${format}`;
/** Nouns whose dates one can subscribe to, as an iCalendar file. */
export const calendarPath = (kind: "programs", locale: Locale): string => `${FEED_PATH}/${kind}.${locale}.ics`;
export const isFeed = (kind: string): kind is FeedKind => (FEEDS as readonly string[]).includes(kind);
