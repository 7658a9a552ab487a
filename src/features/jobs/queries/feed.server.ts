import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { requiredText } from "#db/localized.server.ts";
import { job } from "#db/tables/jobs.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import { beginningOfDay } from "#shared/last-day.ts";
import { pathTo } from "#shared/paths.ts";
import { IS_LIVE } from "../queries.server.ts";

/** The newest jobs one can apply to. */
export const jobFeed: Feed = {
  kind: "jobs",
  title: { en: "New jobs", tr: "Yeni iş ilanları" },
  path: (locale) => pathTo("jobs", locale),
  async entries(db, locale) {
    const s = alias(job, "s");
    const rows = await db
      .select({
        id: s.id,
        seoUrl: s.seoUrl,
        title: requiredText(s, "title", locale),
        text: requiredText(s, "description", locale),
        startup: startup.name,
        publicationDate: s.publicationDate,
        updatedAt: s.updatedAt,
      })
      .from(s)
      .innerJoin(startup, eq(startup.id, s.startupId))
      .where(sql.raw(IS_LIVE))
      .orderBy(desc(s.publicationDate), desc(s.id))
      .limit(FEED_LENGTH);
    return rows.map((row) => ({
      id: row.id,
      title: `${row.startup}: ${row.title}`,
      text: row.text,
      path: pathTo("job", locale, { seoUrl: row.seoUrl }),
      publishedAt: new Date(beginningOfDay(row.publicationDate)!),
      updatedAt: row.updatedAt,
    }));
  },
};
