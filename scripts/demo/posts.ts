import { blogPost } from "#db/tables/blog.server.ts";
import { demoId } from "./random.ts";
import { readEntries } from "./text-files.ts";
import { insertAll, instantAgo, type World } from "./world.ts";

const MORNING_MS = 9 * 3_600_000;

/** The posts of the blog: texts of the house, each published on a morning. */
export async function addPosts(world: World): Promise<void> {
  const posts = readEntries("posts.txt", 6).map(({ head: [slugEn = "", slugTr = "", author = "", daysAgo], lines }) => {
    const publishedAt = new Date(instantAgo(world, Number(daysAgo)).getTime() + MORNING_MS);
    const [titleEn = "", titleTr = "", summaryEn = "", summaryTr = "", bodyEn = "", bodyTr = ""] = lines;
    return {
      id: demoId(`post/${slugEn}`),
      slugEn,
      slugTr,
      titleEn,
      titleTr,
      summaryEn,
      summaryTr,
      bodyEn,
      bodyTr,
      author,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
  await insertAll(world, blogPost, posts);
}
