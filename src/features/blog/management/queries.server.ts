import { sql } from "drizzle-orm";
import { blogPost } from "#db/tables/blog.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { postCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const postTable = adminTable(postCalls, {
  texts: { en, tr },
  source: () => ({
    table: blogPost,
    fields: {
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
