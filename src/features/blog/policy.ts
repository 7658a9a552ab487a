import { v7 } from "uuid";
import { blogPost } from "#db/tables/blog.server.ts";
import { EVERYONE, type FeaturePolicy, row, SITE_ADMINS } from "#testing/policy.ts";

export const blogPolicy: FeaturePolicy = async ({ db }) => {
  const id = v7();
  const bodies = { bodyEn: "<p>Comb</p>", bodyTr: "<p>Petek</p>" };
  const texts = { titleEn: "Comb", titleTr: "Petek", summaryEn: "", summaryTr: "", ...bodies };
  await db.insert(blogPost).values({
    id,
    slugEn: "comb",
    slugTr: "petek",
    ...texts,
    author: "Arı",
    publishedAt: new Date("2026-01-01"),
  });
  return {
    "GET /apiAdmin/Posts": row(SITE_ADMINS),
    "POST /apiAdmin/Posts": row(SITE_ADMINS, ({ unique }) => ({
      body: { titleEn: unique, titleTr: unique, author: "Arı" },
    })),
    "POST /apiAdmin/Posts/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["titleEn"] } })),
    "GET /apiAdmin/Posts/{id}": row(SITE_ADMINS, () => ({ params: { id } })),
    "PATCH /apiAdmin/Posts/{id}": row(SITE_ADMINS, () => ({ params: { id }, body: { author: "Arı" } })),
    "PUT /apiAdmin/Posts/{id}": row(SITE_ADMINS, () => ({
      params: { id },
      body: { author: "Arı", isVisible: true, publishedAt: "2026-01-01T00:00:00.000Z" },
    })),
    "DELETE /apiAdmin/Posts/{id}": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      // There is no such post.
      status: 404,
    },
    "GET /apiCommon/Blog/Get/List": row(EVERYONE),
    "GET /apiCommon/Blog/Get/{slug}": row(EVERYONE, () => ({ params: { slug: "petek" } })),
  };
};
