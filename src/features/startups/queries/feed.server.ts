import { and, desc, isNull, sql } from "drizzle-orm";
import { localized } from "#db/localized.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { premiumSettingsOf } from "#features/accounts/queries.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import { listRights } from "#shared/list/rights.ts";
import { pathTo } from "#shared/paths.ts";
import { VISITOR } from "#shared/viewer.ts";
import { startupList } from "../filters.ts";

/** Not by an import or a robot. Written out, because an index has the same condition. */
const BY_PEOPLE = sql`${startup.source} in ('member', 'demo')`;

/**
 * The newest startups: as many as who has no package has rows of the list (record 49). What an import or a robot brought is in the
 * list alone: a file of thousands would drive everything else out.
 */
export const startupFeed: Feed = {
  kind: "startups",
  title: { en: "New startups", tr: "Yeni girişimler" },
  path: (locale) => pathTo("startups", locale),
  async entries(db, locale) {
    const { rows: freeRows = FEED_LENGTH } = listRights(startupList, VISITOR, await premiumSettingsOf(db));
    const rows = await db
      .select({
        id: startup.id,
        name: startup.name,
        seoUrl: startup.seoUrl,
        text: localized(startup, "tagline", locale),
        createdAt: startup.createdAt,
        updatedAt: startup.updatedAt,
      })
      .from(startup)
      .where(and(startup.isVisible, isNull(startup.deletedAt), BY_PEOPLE))
      .orderBy(desc(startup.createdAt), desc(startup.id))
      .limit(Math.min(FEED_LENGTH, freeRows));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      text: row.text ?? "",
      path: pathTo("startup", locale, { seoUrl: row.seoUrl }),
      publishedAt: row.createdAt,
      updatedAt: row.updatedAt,
    }));
  },
};
