import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { useTranslations } from "#ui/translations.ts";
import { CONTENT_PARAM } from "../limits.ts";
import type { Route } from "./+types/admin-content-management.page";
import { getContentVersion, getEditedContent, listContent } from "./contract.ts";
import { OUTDATED_PARAM, VERSION_PARAM } from "./limits.ts";
import { contentAction } from "./parts/content-action.ts";
import { ContentList } from "./parts/content-list.tsx";
import { EditText } from "./parts/edit-text.tsx";
import { OutdatedLinks } from "./parts/outdated-links.tsx";
import { previewPaths } from "./parts/preview-paths.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const key = url.searchParams.get(CONTENT_PARAM);
  if (!key) return { list: { ...(await api(listContent, {})), isOutdatedOnly: url.searchParams.has(OUTDATED_PARAM) } };
  const number = Number(url.searchParams.get(VERSION_PARAM)) || undefined;
  const [content, compared] = await Promise.all([
    api(getEditedContent, { params: { key } }),
    number ? api(getContentVersion, { params: { key, number } }) : undefined,
  ]);
  return { edited: { content, compared, previews: previewPaths(content) } };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  try {
    return await contentAction(api, url.searchParams.get(CONTENT_PARAM) ?? "", form);
  } catch (error) {
    return actionFailure(error, locale, { intent });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("contentEditing.title"),
    description: text("contentEditing.lead"),
    noindex: true,
  }));

export default function ContentManagementPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useTranslations("contentEditing");
  if (loaderData.edited) return <EditText {...loaderData.edited} answer={actionData} />;
  const { rows, outdatedPosts, isOutdatedOnly } = loaderData.list;
  const outdated = rows.filter((row) => row.outdated);
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <OutdatedLinks texts={outdated.length} posts={outdatedPosts} isOn={isOutdatedOnly} />
      <ContentList rows={isOutdatedOnly ? outdated : rows} />
    </>
  );
}
