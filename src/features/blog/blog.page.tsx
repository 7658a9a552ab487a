import { useLocale } from "use-intl";
import { readPage } from "#shared/list/address.ts";
import { feedLinks } from "#shared/list/list-meta.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/blog.page";
import { listPosts } from "./contract.ts";
import { PostCard } from "./parts/post-card.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  pageContext(context).api(listPosts, { query: { currentPage: readPage(url.searchParams.get("page")) } });

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, (t) => {
    const page = args.loaderData?.currentPage ?? 1;
    const title = page > 1 ? t("blog.page", { page: String(page) }) : t("blog.title");
    return { title, description: t("blog.description"), noindex: args.loaderData?.rows.length === 0 };
  }),
  ...feedLinks("posts", localeOfPath(args.location.pathname)),
];

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("blog");
  const locale = useLocale();
  const { rows, totalCount, currentPage, pageSize } = loaderData;
  const to = (page: number) => pathTo("blog", locale, {}, { page: page > 1 ? page : undefined });
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("description")}</p>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          title={t(totalCount > 0 ? "beyond" : "none")}
          actions={totalCount > 0 && <ButtonLink to={to(1)}>{t("first")}</ButtonLink>}
        >
          {t(totalCount > 0 ? "beyondText" : "noneText")}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((post) => (
              <li key={post.id} className="grid">
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <Pagination page={currentPage} pageSize={pageSize} total={totalCount} to={to} />
        </>
      )}
    </DefaultLayout>
  );
}
