import { createHash } from "node:crypto";
import { FEED_FORMATS, FEED_PATH, type FeedFormat } from "#shared/discovery.ts";
import { AppError } from "#shared/errors.ts";
import { isLocale } from "#shared/locale.ts";
import type { App } from "../app.server.ts";
import { originOf } from "../request-origin.server.ts";
import { writeFeed } from "./feed.server.ts";

const isFormat = (format: string | undefined): format is FeedFormat =>
  format !== undefined && Object.hasOwn(FEED_FORMATS, format);

/** The feeds of every noun: `/feeds/startups.en.atom`. Read for each request, so that what is hidden is gone at once. */
export async function feedRoutes(app: App): Promise<void> {
  const feeds = new Map<string, (typeof all)[number]>();
  const all = app.features.flatMap((feature) => feature.feeds ?? []);
  for (const feed of all) feeds.set(feed.kind, feed);
  const options = { schema: { hide: true }, config: { rateLimit: { max: 60, timeWindow: "1 minute" } } };
  app.get(`${FEED_PATH}/:file`, options, async (request, reply) => {
    const [kind = "", locale, format, ...rest] = (request.params as { file: string }).file.split(".");
    const feed = feeds.get(kind);
    if (!feed || !isLocale(locale) || !isFormat(format) || rest.length > 0) throw new AppError("notFound");
    const entries = await feed.entries(app.database.db, locale);
    const content = writeFeed(feed, format, { origin: originOf(app.settings, request), locale, entries });
    const tag = createHash("sha256").update(content).digest("base64url");
    reply.header("etag", `"${tag}"`).header("cache-control", "public, max-age=300");
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    return reply.type(`${FEED_FORMATS[format]}; charset=utf-8`).send(content);
  });
}
