import { useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDateTime } from "#shared/format.ts";
import { homeZone } from "#shared/house.ts";
import { type Locale, ownFirst } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { InstantField } from "#ui/instant-field.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditedContent } from "../contract.ts";

interface PublishCardProps {
  content: EditedContent;
  /** The page that shows the draft, by language. */
  previews: Record<Locale, string>;
  failure: ActionFailure | undefined;
  /** Something was typed that is not in the draft: it would be lost. */
  isUnsaved: boolean;
}

/** The draft: who wrote it, how it looks, when it is published. */
export function PublishCard({ content, previews, failure, isUnsaved }: PublishCardProps) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  const [at, setAt] = useState(content.publishAt ?? "");
  const busy = useNavigation().formData?.get("intent");
  const { draftedAt, draftedBy, publishAt, version, isPublished } = content;
  if (!draftedAt && isPublished)
    return (
      <Card title={text("publishTitle")}>
        <Refused failure={failure} />
        <p className="text-sm text-ink-muted">{text("noDraft")}</p>
      </Card>
    );
  return (
    <Card title={text("publishTitle")}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-muted">
          {draftedAt
            ? text("draftedBy", { date: formatDateTime(draftedAt, locale), name: draftedBy ?? "" })
            : text("neverPublished")}
          {publishAt && ` · ${text("planned", { date: formatDateTime(publishAt, locale) })}`}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {ownFirst(locale).map((language) => (
            <li key={language}>
              <a
                href={previews[language]}
                target="_blank"
                rel="noopener"
                className={`${TEXT_LINK} inline-flex min-h-row items-center`}
              >
                {text("preview", { language: text(`languages.${language}`) })}
              </a>
            </li>
          ))}
        </ul>
        <Refused failure={failure} />
        <Form method="post" className="grid justify-items-start gap-4">
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="at" value={at} />
          <InstantField
            label={text("at")}
            hint={text("atHint")}
            name="clock"
            zone={homeZone()}
            value={at}
            onChange={setAt}
          />
          {isPublished && (
            <Checkbox name="isComplete" value="true" label={text("isComplete")} hint={text("isCompleteHint")} />
          )}
          <Button type="submit" kind="primary" busy={busy === "publish"} disabled={isUnsaved}>
            {text("publish")}
          </Button>
          <p role="status" className="text-sm text-warn empty:hidden">
            {isUnsaved && text("saveFirst")}
          </p>
        </Form>
        {draftedAt && <Discard version={version} />}
      </div>
    </Card>
  );
}

function Discard({ version }: { version: number }) {
  const text = useTranslations("contentEditing");
  const busy = useNavigation().formData?.get("intent");
  return (
    <details>
      <summary className="inline-flex min-h-row cursor-pointer items-center text-sm font-semibold text-bad">
        {text("discard")}
      </summary>
      <Form method="post" className="grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="discard" />
        <input type="hidden" name="version" value={version} />
        <p className="text-sm text-ink-muted">{text("discardAsk")}</p>
        <Button type="submit" kind="danger" busy={busy === "discard"}>
          {text("discard")}
        </Button>
      </Form>
    </details>
  );
}

/** Why the draft was not published, thrown away or replaced by a version; placeholders that are left, by name. */
function Refused({ failure }: Pick<PublishCardProps, "failure">) {
  const text = useTranslations("contentEditing");
  const { pathname, search } = useLocation();
  const locale = useLocale();
  if (failure?.code === "placeholdersLeft")
    return (
      <div className="grid justify-items-start gap-2">
        <FormAlert failure={failure} />
        <p className="text-sm">
          {[...new Set(failure.fields.flatMap(({ detail = "" }) => detail.split(", ")))].join(" ")}
        </p>
        <Link to={pathTo("adminContact", locale)} className={TEXT_LINK}>
          {text("toContact")}
        </Link>
      </div>
    );
  if (failure?.code !== "changedMeanwhile") return failure && <FormAlert failure={failure} />;
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      <FormAlert failure={{ ...failure, value: text("changedSince") }} />
      <ButtonLink to={pathname + search} reloadDocument>
        {text("showCurrent")}
      </ButtonLink>
    </div>
  );
}
