import { sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import { pathTo } from "#shared/paths.ts";
import { IS_LIVE } from "../queries.server.ts";

interface Row extends Record<string, unknown> {
  id: string;
  seo_url: string;
  title: string;
  text: string;
  startup: string;
  published_at: Date | string;
  updated_at: Date | string;
}

/** The newest jobs one can apply to. */
export const jobFeed: Feed = {
  kind: "jobs",
  title: { en: "New jobs", tr: "Yeni iş ilanları" },
  path: (locale) => pathTo("jobs", locale),
  async entries(db, locale) {
    const { rows } = await db.execute<Row>(sql`
      select s.id, s.seo_url, ${localizedSql("s.title", locale)} title, ${localizedSql("s.description", locale)} "text", startup.name startup,
        s.publication_date::timestamp at time zone 'Europe/Istanbul' published_at, s.updated_at
      from job s join startup on startup.id = s.startup_id
      where ${sql.raw(IS_LIVE)} order by s.publication_date desc, s.id desc limit ${FEED_LENGTH}`);
    return rows.map((row) => ({
      id: row.id,
      title: `${row.startup}: ${row.title}`,
      text: row.text,
      path: pathTo("job", locale, { seoUrl: row.seo_url }),
      publishedAt: new Date(row.published_at),
      updatedAt: new Date(row.updated_at),
    }));
  },
};
