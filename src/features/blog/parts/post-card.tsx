import { useLocale } from "use-intl";
import { artAddress } from "#shared/art.ts";
import { pathTo } from "#shared/paths.ts";
import { DateText } from "#ui/date-text.tsx";
import { CardName, CardText } from "#ui/row-card.tsx";
import type { PostRow } from "../contract.ts";

/** A post in the list. The whole card leads to it. */
export function PostCard({ post }: { post: PostRow }) {
  const locale = useLocale();
  return (
    <article className="card relative flex min-w-0 flex-col overflow-hidden transition-colors hover:border-line-strong">
      <img
        src={artAddress("cover", post.id)}
        alt=""
        width={400}
        height={100}
        loading="lazy"
        className="h-25 w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4.5">
        <CardName name={post.title} to={pathTo("blogPost", locale, { slug: post.slug })} />
        <CardText className="flex-1">{post.summary}</CardText>
        <p className="text-sm text-ink-muted">
          <DateText value={post.publishedAt} /> · {post.author}
        </p>
      </div>
    </article>
  );
}
