import { siteName } from "#shared/site-name.ts";
import type { Post } from "./contract.ts";

/** The post for search engines (`data` of `pageMeta`): absolute addresses of its page and of its picture. */
export function blogPosting(post: Post, url: string, picture: string): object {
  return {
    "@type": "BlogPosting",
    "@id": url,
    url,
    mainEntityOfPage: url,
    image: picture,
    headline: post.title,
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: siteName() },
  };
}
