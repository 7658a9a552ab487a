import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/posts.page";
import { postCalls } from "./contract.ts";
import { EDIT_PARAM } from "./limits.ts";
import { PostFields } from "./parts/post-fields.tsx";
import { WritePost } from "./parts/write-post.tsx";

const page = tablePage(postCalls);

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const id = args.url.searchParams.get(EDIT_PARAM);
  const [data, post] = await Promise.all([
    page.loader(args),
    id ? api(postCalls.get, { params: { id } }, { handlesNotFound: true }).catch(() => null) : null,
  ]);
  return { data, post };
}

/** Besides the calls of the table: the texts of one post. */
export async function action(args: Route.ActionArgs) {
  const { api, locale } = pageContext(args.context);
  const form = await args.request.clone().formData();
  if (form.get("intent") !== "write") return page.action(args);
  const text = (name: string) => String(form.get(name) ?? "");
  try {
    const body = {
      ...{ summaryEn: text("summaryEn"), summaryTr: text("summaryTr"), bodyEn: text("bodyEn"), bodyTr: text("bodyTr") },
      ...(text("publishedAt") ? { publishedAt: text("publishedAt") } : {}),
      version: Number(text("version")),
    };
    const saved = await api(postCalls.change, { params: { id: text("id") }, body }, { handlesNotFound: true });
    return { done: true as const, version: saved?.version };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);
export const meta = tableMeta("posts");

export default function PostsPage({ loaderData: { data, post } }: Route.ComponentProps) {
  const text = useTranslations("posts");
  const locale = useLocale();
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      {post && <WritePost key={post.id} post={post} />}
      <DataTable
        texts="posts"
        data={data}
        nameOf={({ titleEn, titleTr }) => (locale === "tr" ? titleTr : titleEn)}
        actions={[
          { key: "edit", to: ({ id }) => pathTo("adminPosts", locale, {}, { [EDIT_PARAM]: id }) },
          {
            key: "see",
            to: ({ slugEn, slugTr }) => pathTo("blogPost", locale, { slug: locale === "tr" ? slugTr : slugEn }),
            isOffered: ({ state }) => state === "published",
          },
          { key: "delete", danger: true },
        ]}
        quick={{ drafts: { state: "draft" }, planned: { state: "planned" } }}
        create={(problems: readonly ShownProblem[], reason: string | undefined) => (
          <PostFields problems={problems} reason={reason} />
        )}
      />
    </>
  );
}
