import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { PreviewNote } from "#features/content/card.tsx";
import { artAddress } from "#shared/art.ts";
import { pictureOf } from "#shared/discovery.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { previewOf } from "#shared/preview.ts";
import { DateText } from "#ui/date-text.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Link } from "#ui/link.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/blog-post.page";
import { getPost } from "./contract.ts";
import { OtherPosts } from "./parts/other-posts.tsx";
import { blogPosting } from "./rules.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { api, locale, origin } = page;
  const preview = previewOf(page, url);
  const post = await api(getPost, { params: { slug: params.slug }, query: preview.query });
  const pathIn = (language: "en" | "tr") => pathTo("blogPost", language, { slug: post.slugs[language] });
  // The address of the other language opens the post too; in each language it has one.
  if (params.slug !== post.slug) throw redirect(pathIn(locale) + url.search, 301);
  return {
    post,
    preview: preview.note,
    blog: pathTo("blog", locale),
    picture: pictureOf("post", post.slug, locale),
    url: origin + pathIn(locale),
    alternates: { en: pathIn("en"), tr: pathIn("tr") },
  };
}

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return [];
  const { post, url, blog, picture } = args.loaderData;
  return pageMeta(args, (t) => ({
    title: post.title,
    description: post.summary,
    type: "article",
    image: picture,
    data: [blogPosting(post, url, new URL(picture, url).href)],
    way: [{ name: t("blog.title"), path: blog }],
  }));
};

export default function PostPage({ loaderData: { post, preview } }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const locale = useLocale();
  return (
    <DefaultLayout className="pb-16">
      <article className="max-w-[68ch]">
        <div className="mb-5 empty:hidden">
          <PreviewNote note={preview} />
        </div>
        <p className="text-sm">
          <Link to={pathTo("blog", locale)} className="underline">
            {t("all")}
          </Link>
        </p>
        <h1 className="mt-3 text-4xl text-balance wrap-anywhere sm:text-5xl">{post.title}</h1>
        <p className="mt-4 text-lg text-ink-muted text-pretty">{post.summary}</p>
        <p className="mt-3 text-sm text-ink-muted">
          {t("by", { author: post.author })} · <DateText value={post.publishedAt} />
        </p>
        <img
          src={artAddress("cover", post.id)}
          alt=""
          width={1200}
          height={300}
          fetchPriority="high"
          className="mt-6 h-40 w-full rounded-card object-cover"
        />
        <RichText html={post.body} className="mt-6" />
      </article>
      <OtherPosts older={post.older} newer={post.newer} />
    </DefaultLayout>
  );
}
