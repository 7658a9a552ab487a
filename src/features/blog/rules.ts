import { MAX_PAGE } from "#shared/list/limits.ts";
import { SITE_NAME } from "#shared/site-name.ts";
import type { Post } from "./contract.ts";

/** The page of an address; the first where it names none. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** The post for search engines (`data` of `pageMeta`); `url` is the absolute address of its page. */
export function blogPosting(post: Post, url: string): object {
  return {
    "@type": "BlogPosting",
    url,
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: SITE_NAME },
  };
}
