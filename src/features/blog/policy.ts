import { v7 } from "uuid";
import { blogPost } from "#db/tables/blog.server.ts";
import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const blogPolicy: FeaturePolicy = async ({ db }) => {
  const texts = { titleEn: "Comb", titleTr: "Petek", summaryEn: "", summaryTr: "", bodyEn: "", bodyTr: "" };
  await db.insert(blogPost).values({
    id: v7(),
    ...{ slugEn: "comb", slugTr: "petek", ...texts },
    author: "Arı",
    publishedAt: new Date("2026-01-01"),
  });
  return {
    "GET /apiCommon/Blog/Get/List": row(EVERYONE),
    "GET /apiCommon/Blog/Get/{slug}": row(EVERYONE, () => ({ params: { slug: "petek" } })),
  };
};
