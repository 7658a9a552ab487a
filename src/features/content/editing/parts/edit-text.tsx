import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { Answer } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useOpened } from "#ui/versioned-form/use-opened.ts";
import type { EditedContent, getContentVersion } from "../contract.ts";
import type { contentAction } from "./content-action.ts";
import { DraftForm } from "./draft-form.tsx";
import { openedDraft } from "./draft-values.ts";
import { PublishCard } from "./publish-card.tsx";
import { Comparison, Versions } from "./versions.tsx";

interface EditTextProps {
  content: EditedContent;
  compared: Answer<typeof getContentVersion> | undefined;
  /** The page that shows the draft, by language. */
  previews: Record<Locale, string>;
  /** Of the last form that was sent. */
  answer: Awaited<ReturnType<typeof contentAction>> | { intent?: string; failure: ActionFailure } | undefined;
}

/** A text with its draft and its versions. */
export function EditText({ content, compared, previews, answer }: EditTextProps) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  const { opened, key } = useOpened(openedDraft(content), answer);
  /** The version of the draft in which something was typed since it was saved. */
  const [typedIn, setTypedIn] = useState<number>();
  const isIdle = useNavigation().state === "idle";
  const done = answer && "done" in answer ? answer.done : undefined;
  const failed = answer && "failure" in answer ? answer : undefined;
  const isSaving = failed?.intent === "save" || failed?.intent === undefined;
  const isPost = content.kind === "post";
  const { kind, outdated, version } = content;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The forms of the version before are gone, and the pressed button with them.
    if (isIdle && done && document.activeElement === document.body) status.current?.focus();
  }, [isIdle, done]);
  return (
    <>
      <AdminHead
        title={content.names[locale] || content.key}
        below="adminContentManagement"
        lead={
          outdated
            ? text("outdated", { language: text(`languages.${outdated}`) })
            : text(isPost ? "leadOfPost" : "lead")
        }
        actions={
          <Link
            to={pathTo(isPost ? "adminPosts" : "adminContentManagement", locale)}
            className="button button-secondary"
          >
            {text(isPost ? "backToPosts" : "back")}
          </Link>
        }
      />
      <div className="grid gap-5">
        {compared && <Comparison compared={compared} version={version} />}
        <DraftForm
          key={`${content.key} ${opened.version} ${key}`}
          kind={kind}
          opened={opened}
          failure={isSaving ? failed?.failure : undefined}
          onChange={() => setTypedIn(opened.version)}
        />
        <p ref={status} role="status" tabIndex={-1} className="text-sm text-good empty:hidden">
          {isIdle && done && text(`done.${done}`)}
        </p>
        <PublishCard
          key={`publish ${version}`}
          content={content}
          previews={previews}
          isUnsaved={typedIn === opened.version}
          failure={isSaving ? undefined : failed?.failure}
        />
        <Versions content={content} />
      </div>
    </>
  );
}
