import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { homeZone } from "#shared/house.ts";
import { RowForm } from "#ui/data-table/row-panel.tsx";
import { InstantField } from "#ui/instant-field.tsx";
import { useTranslations } from "#ui/translations.ts";

/** From when on everybody reads a post. */
export function PostTime({ post }: { post: { id: string; version: number; publishedAt: string } }) {
  const text = useTranslations("blogManagement.time");
  const locale = useLocale();
  const [publishedAt, setPublishedAt] = useState(post.publishedAt);
  return (
    <RowForm
      row={post}
      intent="time"
      saved={text("saved")}
      disabled={!publishedAt}
      names={{ publishedAt: text("publishedAt") }}
      shown={(value) => formatDateTime(String(value), locale)}
    >
      {() => (
        <>
          <input type="hidden" name="publishedAt" value={publishedAt} />
          <div className="justify-self-start">
            <InstantField
              label={text("publishedAt")}
              name="clock"
              zone={homeZone()}
              value={publishedAt}
              onChange={setPublishedAt}
            />
          </div>
        </>
      )}
    </RowForm>
  );
}
