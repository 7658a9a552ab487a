import { sql } from "drizzle-orm";
import { blogPost } from "#db/tables/blog.server.ts";
import { POST_PREFIX } from "#features/content/limits.ts";
import { outdatedLanguage } from "#features/content/queries.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { postCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

const key = sql`${POST_PREFIX} || blog_post.id`;

export const postTable = adminTable(postCalls, {
  texts: { en, tr },
  source: () => ({
    table: blogPost,
    fields: {
      hasDraft: sql`exists (select from content_draft where content_draft.key = ${key})`,
      isOutdated: sql`${outdatedLanguage(key)} is not null`,
      state: sql`case when not blog_post.is_visible then 'draft' when blog_post.published_at > now() then 'planned' else 'published' end`,
    },
    orders: {
      titleEn: nameOrder(sql`blog_post.title_en`, "en"),
      titleTr: nameOrder(sql`blog_post.title_tr`, "tr"),
    },
    usualOrder: sql`blog_post.published_at desc`,
  }),
  filters: {},
  nameOf: ({ titleEn }) => titleEn,
});
