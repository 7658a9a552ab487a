import { useState } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CONTENT_PAGES, contentKeyOf } from "../rules.ts";
import type { Route } from "./+types/manage.page";
import { getContentVersion, getEditedContent, listContent } from "./contract.ts";
import { KEY_PARAM, PREVIEW_PARAM, VERSION_PARAM } from "./limits.ts";
import { contentAction } from "./parts/content-action.ts";
import { ContentList } from "./parts/content-list.tsx";
import { DraftForm } from "./parts/draft-form.tsx";
import { PublishCard } from "./parts/publish-card.tsx";
import { Comparison, Versions } from "./parts/versions.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const key = url.searchParams.get(KEY_PARAM);
  if (!key) return { rows: await api(listContent, {}), edited: undefined };
  const number = Number(url.searchParams.get(VERSION_PARAM)) || undefined;
  const page = CONTENT_PAGES.find((one) => contentKeyOf(one) === key);
  const preview = { [PREVIEW_PARAM]: 1 };
  const [content, compared] = await Promise.all([
    api(getEditedContent, { params: { key } }),
    number ? api(getContentVersion, { params: { key, number } }) : undefined,
  ]);
  const previews = {
    en: page ? pathTo(page, "en", {}, preview) : "",
    tr: page ? pathTo(page, "tr", {}, preview) : "",
  };
  return { rows: [], edited: { content, compared, previews } };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  try {
    return { done: await contentAction(api, url.searchParams.get(KEY_PARAM) ?? "", form) };
  } catch (error) {
    return actionFailure(error, locale, { intent });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    ...{ title: text("contentEditing.title"), description: text("contentEditing.lead"), noindex: true },
  }));

export default function ContentManagementPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  /** The version of the draft in which something was typed since it was saved. */
  const [typedIn, setTypedIn] = useState<number>();
  const isIdle = useNavigation().state === "idle";
  const { rows, edited } = loaderData;
  if (!edited)
    return (
      <>
        <AdminHead title={text("title")} lead={text("lead")} />
        <ContentList rows={rows} />
      </>
    );
  const { content, compared, previews } = edited;
  const done = actionData && "done" in actionData ? actionData.done : undefined;
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  const isPublishing = actionData && "intent" in actionData && actionData.intent === "publish";
  const says =
    done === "saved" || done === "restored" ? text(done) : done !== undefined ? text(`done.${done}`) : undefined;
  return (
    <>
      <AdminHead
        title={content.published[locale].title || content.key}
        lead={content.outdated ? text("outdated", { language: text(`languages.${content.outdated}`) }) : text("lead")}
        actions={
          <Link to={pathTo("adminContentManagement", locale)} className="button button-secondary">
            {text("back")}
          </Link>
        }
      />
      <p role="status" className="mb-3 text-sm text-good empty:hidden">
        {isIdle && says}
      </p>
      <div className="grid gap-5">
        {compared && <Comparison compared={compared} version={content.version} />}
        <DraftForm
          key={`${content.version}`}
          content={content}
          failure={isPublishing ? undefined : failure}
          onChange={() => setTypedIn(content.version)}
        />
        <PublishCard
          key={`publish ${content.version}`}
          content={content}
          previews={previews}
          isUnsaved={typedIn === content.version}
          failure={isPublishing ? failure : undefined}
        />
        <Versions content={content} />
      </div>
    </>
  );
}
