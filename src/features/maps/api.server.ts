import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { revisionCache } from "#server/revision-cache.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Answer, Endpoint } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locale.ts";
import { ecosystemMap, organizationMap, supportMap } from "./contract.ts";
import { ecosystemOf, organizationsOf, revisionOf, supportOf } from "./queries.server.ts";

/** Answers that are cached: maps have few filters. */
const CACHED_ANSWERS = 500;

export function mapsApi(app: App): void {
  const cached = <E extends Endpoint>(
    endpoint: E,
    read: (db: Db, query: E["query"]["_zod"]["output"], locale: Locale) => Promise<Answer<E>>,
  ) => {
    const cache = revisionCache<Answer<E>>(CACHED_ANSWERS);
    serve(app, endpoint, async ({ db, query, locale }) => {
      const key = JSON.stringify([locale, query]);
      return cache.get(key, await revisionOf(db), () => read(db, query, locale));
    });
  };
  cached(ecosystemMap, ecosystemOf);
  cached(supportMap, supportOf);
  cached(organizationMap, organizationsOf);
}
