import type { Feature } from "#server/feature.server.ts";
import { pathTo } from "#shared/paths.ts";
import { blogApi } from "./api.server.ts";
import { postManagementApi } from "./management/api.server.ts";
import { postTable } from "./management/queries.server.ts";
import { postPictures } from "./parts/pictures.server.ts";
import { postFeed } from "./queries/feed.server.ts";

export const blogFeature = {
  adminMenu: [
    { page: "adminPosts", group: "settings", order: 20, label: (textsOf) => textsOf("blogManagement").title },
  ],
  api: [blogApi, postManagementApi],
  tables: [postTable],
  sitemaps: [
    {
      kind: "posts",
      page: "blogPost",
      table: "blog_post",
      listed: "s.is_visible and s.published_at <= now()",
      slug: { en: "s.slug_en", tr: "s.slug_tr" },
      pathOf: (slug, locale) => pathTo("blogPost", locale, { slug }),
    },
  ],
  pictures: [postPictures],
  feeds: [postFeed],
} as const satisfies Feature;
