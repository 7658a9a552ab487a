import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { pathTo } from "#shared/paths.ts";
import { blogApi } from "./api.server.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { postPictures } from "./parts/pictures.server.ts";
import { postFeed } from "./queries/feed.server.ts";

export const blogFeature = {
  api: [blogApi],
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
  texts: { blog: inBothLanguages(en, tr) },
  pageTexts: { blog: ["blog"], blogPost: ["blog"] },
} as const satisfies Feature;
