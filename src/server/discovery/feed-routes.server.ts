import { createHash } from "node:crypto";
import { writeCalendar } from "#shared/calendar.ts";
import { FEED_FORMATS, FEED_PATH, type FeedFormat } from "#shared/discovery.ts";
import { AppError } from "#shared/errors.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import type { App } from "../app.server.ts";
import { originOf } from "../request-origin.server.ts";
import { type Feed, writeFeed } from "./feed.server.ts";

const isFormat = (format: string | undefined): format is FeedFormat =>
  format !== undefined && Object.hasOwn(FEED_FORMATS, format);

/** The feeds of every noun: `/feeds/startups.en.atom`. Read for each request, so that what is hidden is gone at once. */
export async function feedRoutes(app: App): Promise<void> {
  const feeds = new Map(
    app.features.flatMap(({ feeds = [] }) => feeds.map((feed): [string, Feed] => [feed.kind, feed])),
  );
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
  app.get(`${FEED_PATH}/:file`, options, async (request, reply) => {
    const [kind = "", locale, format, ...rest] = (request.params as { file: string }).file.split(".");
    const feed = feeds.get(kind);
    if (!feed || !isLocale(locale) || rest.length > 0) throw new AppError("notFound");
    const { type, content } = await documentOf(app, feed, { format, locale, origin: originOf(app.settings, request) });
    const tag = createHash("sha256").update(content).digest("base64url");
    reply.header("etag", `"${tag}"`).header("cache-control", "public, no-cache");
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    return reply.type(`${type}; charset=utf-8`).send(content);
  });
}

interface Wanted {
  format: string | undefined;
  locale: Locale;
  origin: string;
}

async function documentOf({ database: { db } }: App, feed: Feed, { format, locale, origin }: Wanted) {
  if (format === "ics" && feed.calendar) {
    const { title, events } = feed.calendar;
    return { type: "text/calendar", content: writeCalendar(title[locale], await events(db, locale, origin)) };
  }
  if (!isFormat(format)) throw new AppError("notFound");
  const entries = await feed.entries(db, locale);
  return { type: FEED_FORMATS[format], content: writeFeed(feed, format, { origin, locale, entries }) };
}
