import { siteName } from "#shared/site-name.ts";
import type { Post } from "./contract.ts";

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
    publisher: { "@type": "Organization", name: siteName() },
  };
}
