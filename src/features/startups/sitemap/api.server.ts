import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import { sitemapParts, sitemapStartups } from "./contract.ts";
import { partsOfSitemap, startupsOfPart } from "./queries.server.ts";

/** Seconds the parts are cached: search engines come a few times a day, and the query reads the whole table. */
const KEPT = 3600;
const parts = timedCache(KEPT, (db: Db) => partsOfSitemap(db));

export function sitemapApi(app: App): void {
  serve(app, sitemapParts, ({ db }) => parts(db, "all"));

  serve(app, sitemapStartups, ({ db, query }) => startupsOfPart(db, query.part, query.after));
}
