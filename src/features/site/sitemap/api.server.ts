import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { entriesOf, partsOf, type SitemapPages } from "#server/discovery/sitemap.server.ts";
import { serve } from "#server/serve.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import { AppError } from "#shared/errors.ts";
import { sitemapEntries, sitemapParts } from "./contract.ts";

/** Seconds the parts are cached: search engines come a few times a day, and the query reads whole tables. */
const FRESH_SECONDS = 3600;

export function sitemapApi(app: App): void {
  const nouns = app.features.flatMap(({ sitemaps = [], lists = [] }): readonly SitemapPages[] => [
    ...sitemaps,
    ...lists.flatMap(({ sitemap }) => sitemap ?? []),
  ]);
  const parts = timedCache(FRESH_SECONDS, async (db: Db) => {
    const found = await Promise.all(
      nouns.map(async (pages) =>
        (await partsOf(db, pages)).map((part) => ({ kind: pages.kind, page: pages.page, ...part })),
      ),
    );
    return found.flat();
  });

  serve(app, sitemapParts, ({ db }) => parts(db, "all"));

  serve(app, sitemapEntries, ({ db, query: { kind, part, after } }) => {
    const pages = nouns.find((noun) => noun.kind === kind);
    if (!pages) throw new AppError("notFound");
    return entriesOf(db, pages, part, after);
  });
}
