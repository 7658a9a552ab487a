import { desc } from "drizzle-orm";
import { blogPost } from "#db/tables/blog.server.ts";
import { FEED_LENGTH, type Feed } from "#server/discovery/feed.server.ts";
import { pathTo } from "#shared/paths.ts";
import { published } from "../queries.server.ts";

/** The newest posts. */
export const postFeed: Feed = {
  kind: "posts",
  title: { en: "Blog", tr: "Blog" },
  path: (locale) => pathTo("blog", locale),
  async entries(db, locale) {
    const rows = await db
      .select()
      .from(blogPost)
      .where(published)
      .orderBy(desc(blogPost.publishedAt))
      .limit(FEED_LENGTH);
    return rows.map((row) => ({
      id: row.id,
      title: locale === "tr" ? row.titleTr : row.titleEn,
      text: locale === "tr" ? row.summaryTr : row.summaryEn,
      path: pathTo("blogPost", locale, { slug: locale === "tr" ? row.slugTr : row.slugEn }),
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
    }));
  },
};
