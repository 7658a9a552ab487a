import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { content } from "#db/tables/content.server.ts";
import { timedCache } from "./timed-cache.server.ts";

/** Seconds after which they are read again: another process may have published one. */
const AGE_SECONDS = 0.5;

const keysOf = timedCache(AGE_SECONDS, async (db: Db): Promise<ReadonlySet<string>> => {
  const isPage = inArray(content.kind, ["page", "earthquakeHelp"]);
  const rows = await db
    .select({ key: content.key })
    .from(content)
    .where(and(isPage, isNull(content.publishedAt)));
  return new Set(rows.map(({ key }) => key));
});

/** Keys, which are their English addresses, of the pages whose text nobody has published: they are not there. */
export const unpublishedPages = (db: Db): Promise<ReadonlySet<string>> => keysOf(db, "all");

/** After a publication by this process. */
export const pagePublished = (db: Db): boolean => keysOf.forget(db);
