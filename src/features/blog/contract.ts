import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { previewQuery } from "#shared/preview.ts";

/** Texts in the reader's language. */
const postRow = z.object({
  id,
  /** The end of its address in the reader's language. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
});
export type PostRow = z.output<typeof postRow>;

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

const post = postRow.extend({
  body: z.string().describe("HTML of b, i, em, strong, a, p, ul, ol, li and h1 to h6, cleaned by the server"),
  /** The end of its address in each language. */
  slugs: z.object({ en: z.string(), tr: z.string() }),
  /** The posts published just before and just after. */
  older: neighbour,
  newer: neighbour,
  updatedAt: z.iso.datetime(),
});
export type Post = z.output<typeof post>;

export const listPosts = endpoint({
  method: "GET",
  path: "/apiCommon/Blog/Get/List",
  summary: "Posts of the blog, the newest first",
  query: z.object({
    currentPage: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(postRow),
});

export const getPost = endpoint({
  method: "GET",
  path: "/apiCommon/Blog/Get/:slug",
  summary: "A post of the blog by the end of its address in any language",
  params: z.object({ slug: z.string().min(1).max(200) }),
  query: z.object(previewQuery),
  answer: post,
  failures: ["notFound"],
});
