import { useLocale } from "use-intl";
import { formatDateTime, formatMinute } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CONTENT_PARAM } from "../../limits.ts";
import type { ContentRow } from "../contract.ts";

/** The texts with what waits: drafts, planned publications, translations that are out of date. */
export function ContentList({ rows }: { rows: readonly ContentRow[] }) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  return (
    <Card flush>
      <Table
        label={text("list")}
        rows={rows}
        rowKey={({ key }) => key}
        empty={text("noneOutdated")}
        columns={[
          {
            key: "text",
            header: text("text"),
            cell: ({ key, name }) => (
              <Link
                to={pathTo("adminContentManagement", locale, {}, { [CONTENT_PARAM]: key })}
                className={`${TEXT_LINK} inline-flex min-h-row items-center`}
              >
                {name}
              </Link>
            ),
          },
          { key: "kind", header: text("kind"), cell: ({ kind }) => text(`kinds.${kind}`) },
          { key: "state", header: text("state"), cell: (row) => <States row={row} /> },
          {
            key: "published",
            header: text("published"),
            className: "whitespace-nowrap",
            cell: ({ publishedAt }) => publishedAt && formatMinute(publishedAt, locale),
          },
        ]}
      />
    </Card>
  );
}

function States({ row: { isEdited, publishedAt, draftedAt, publishAt, outdated } }: { row: ContentRow }) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  return (
    <span className="flex flex-wrap gap-2">
      <Tag>{text(isEdited ? "edited" : "shipped")}</Tag>
      {!publishedAt && <Tag tone="warn">{text("unpublished")}</Tag>}
      {publishAt ? (
        <Tag tone="teal">{text("planned", { date: formatDateTime(publishAt, locale) })}</Tag>
      ) : (
        draftedAt && <Tag tone="honey">{text("draft")}</Tag>
      )}
      {outdated && <Tag tone="warn">{text("outdated", { language: text(`languages.${outdated}`) })}</Tag>}
    </span>
  );
}
