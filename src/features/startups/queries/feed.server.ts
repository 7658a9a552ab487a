import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import { pathTo } from "#shared/paths.ts";

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  seo_url: string;
  text: string | null;
  created_at: Date | string;
  updated_at: Date | string;
}

/** The newest startups. */
export const startupFeed: Feed = {
  kind: "startups",
  title: { en: "New startups", tr: "Yeni girişimler" },
  path: (locale) => pathTo("startups", locale),
  async entries(db, locale) {
    const { rows } = await db.execute<Row>(sql`
      select id, name, seo_url, ${localizedSql("tagline", locale)} text, created_at, updated_at from startup
      where is_visible and deleted_at is null order by created_at desc, id desc limit ${FEED_LENGTH}`);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      text: row.text ?? "",
      path: pathTo("startup", locale, { seoUrl: row.seo_url }),
      publishedAt: new Date(row.created_at),
      updatedAt: new Date(row.updated_at),
    }));
  },
};
