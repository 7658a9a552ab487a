import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { Database } from "#db/open.server.ts";
import { blogPost } from "#db/tables/blog.server.ts";
import { sitemapEntries } from "#features/site/sitemap/contract.ts";
import { testApp } from "#testing/app.ts";
import { getPost, listPosts } from "./contract.ts";

const DAY_MS = 86_400_000;

async function addPost(database: Database, name: string, daysAgo: number, more: object = {}) {
  await database.db.insert(blogPost).values({
    id: v7(),
    slugEn: name,
    slugTr: `${name}-tr`,
    titleEn: `The ${name}`,
    titleTr: `Bu ${name}`,
    summaryEn: "",
    summaryTr: "",
    bodyEn: `<p>${name}</p>`,
    bodyTr: `<p>${name} tr</p>`,
    author: "Arı",
    publishedAt: new Date(Date.now() - daysAgo * DAY_MS),
    ...more,
  });
}

test("posts are paged, newest first, localized, without hidden and future", async () => {
  const { app, call, database } = await testApp();
  for (let index = 1; index <= 11; index += 1) await addPost(database, `post-${index}`, index);
  await addPost(database, "hidden", 1, { isVisible: false });
  await addPost(database, "tomorrow", -1);
  const first = (await call(listPosts, { query: {} })).data;
  expect(first).toMatchObject({ totalCount: 11, currentPage: 1, pageSize: 9 });
  expect(first.rows.map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `post-${index}`));
  const turkish = { headers: { "accept-language": "tr" } };
  const second = (await call(listPosts, { query: { currentPage: 2 } }, turkish)).data;
  expect(second.rows).toMatchObject([
    { slug: "post-10-tr", title: "Bu post-10" },
    { slug: "post-11-tr", title: "Bu post-11" },
  ]);
  expect((await call(listPosts, { query: { currentPage: 100_000 } })).data.rows).toEqual([]);
  const feed = (await app.inject("/feeds/posts.tr.atom")).body;
  expect(feed).toContain("/tr/blog/post-11-tr");
  const sitemap = (await call(sitemapEntries, { query: { kind: "posts", part: "0" } })).data;
  expect(sitemap.rows[0]!.paths).toEqual({ en: "/blog/post-1", tr: "/tr/blog/post-1-tr" });
  for (const name of ["hidden", "tomorrow"]) expect(feed + JSON.stringify(sitemap)).not.toContain(name);
  for (const query of [{ currentPage: 0 }, { currentPage: 1e9 }, { pageSize: 101 }])
    expect((await call(listPosts, { query })).status).toBe(400);
  for (const slug of ["hidden", "tomorrow", "nothing", "../post-1", "post-1'--"])
    expect(await call(getPost, { params: { slug }, query: {} })).toMatchObject({ status: 404, code: "notFound" });
});

test("a post is found by either address, with neighbours, cleaned on read", async () => {
  const { call, database } = await testApp();
  await addPost(database, "old", 3);
  await addPost(database, "middle", 2, { bodyEn: '<p>a<img src=x onerror="b()"></p><script>c()</script>' });
  await addPost(database, "new", 1);
  const english = (await call(getPost, { params: { slug: "middle-tr" }, query: {} })).data;
  expect(english).toMatchObject({
    slug: "middle",
    slugs: { en: "middle", tr: "middle-tr" },
    title: "The middle",
    body: "<p>a</p>",
    older: { slug: "old" },
    newer: { slug: "new", title: "The new" },
  });
  const turkish = await call(
    getPost,
    { params: { slug: "middle" }, query: {} },
    { headers: { "accept-language": "tr" } },
  );
  expect(turkish.data).toMatchObject({ slug: "middle-tr", body: "<p>middle tr</p>", older: { slug: "old-tr" } });
  expect((await call(getPost, { params: { slug: "new" }, query: {} })).data.newer).toBeNull();
});
