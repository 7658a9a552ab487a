import { useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { HOME_ZONE } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FormatTools } from "#ui/format-tools.tsx";
import { InstantField } from "#ui/instant-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useSavedVersion } from "#ui/use-saved-version.ts";
import { BODY_MAX, SUMMARY_MAX } from "../limits.ts";
import type { action } from "../posts.page.tsx";

type Field = "summaryEn" | "summaryTr" | "bodyEn" | "bodyTr";

interface WritePostProps {
  post: Record<Field | "id" | "titleEn" | "titleTr" | "publishedAt", string> & { version: number };
}

const LANGUAGES = [
  ["en", "summaryEn", "bodyEn"],
  ["tr", "summaryTr", "bodyTr"],
] as const;

/** The texts of a post in both languages side by side, above the table. */
export function WritePost({ post }: WritePostProps) {
  const text = useTranslations("posts.edit");
  const tools = useTranslations("posts.edit.tools");
  const locale = useLocale();
  const [publishedAt, setPublishedAt] = useState(post.publishedAt);
  const { Form, state, data } = useFetcher<typeof action>();
  const version = useSavedVersion(post.version, data);
  const isBusy = state !== "idle";
  const failure = !isBusy && data && "failure" in data ? data.failure : undefined;
  const errorOf = (field: Field) => failure?.fields.find((problem) => problem.field === field)?.sentence;
  return (
    <Card
      title={text("title", { title: locale === "tr" ? post.titleTr : post.titleEn })}
      className="mb-5"
      end={
        <ButtonLink kind="quiet" to={pathTo("adminPosts", locale)} preventScrollReset>
          {text("close")}
        </ButtonLink>
      }
    >
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="write" />
        <input type="hidden" name="id" value={post.id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="publishedAt" value={publishedAt} />
        {failure && <FormAlert failure={failure} />}
        <div className="grid gap-5 xl:grid-cols-2">
          {LANGUAGES.map(([language, summary, body]) => (
            <div key={language} lang={language} className="grid content-start gap-4">
              <TextArea
                label={text(summary)}
                name={summary}
                rows={2}
                maxLength={SUMMARY_MAX}
                defaultValue={post[summary]}
                error={errorOf(summary)}
              />
              <FormatTools field={body} text={tools} />
              <TextArea
                label={text(body)}
                hint={text("bodyHint")}
                name={body}
                rows={12}
                maxLength={BODY_MAX}
                defaultValue={post[body]}
                error={errorOf(body)}
              />
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <InstantField
            label={text("publishedAt")}
            name="clock"
            zone={HOME_ZONE}
            value={publishedAt}
            onChange={setPublishedAt}
          />
          <Button type="submit" kind="primary" busy={isBusy}>
            {text("save")}
          </Button>
          <p role="status" className="text-sm text-good">
            {!isBusy && data && "done" in data && text("saved")}
          </p>
        </div>
      </Form>
    </Card>
  );
}
