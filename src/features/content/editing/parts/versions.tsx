import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import { ownFirst } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import { TextChanges } from "#ui/text-changes.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Difference } from "../../contract.ts";
import { CONTENT_PARAM } from "../../limits.ts";
import type { EditedContent } from "../contract.ts";
import { VERSION_PARAM } from "../limits.ts";

/** Published versions, each with the way to what changed since. */
export function Versions({ content }: { content: EditedContent }) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  if (content.versions.length === 0)
    return (
      <Card title={text("versions")}>
        <p className="text-sm text-ink-muted">{text("noVersions")}</p>
      </Card>
    );
  const to = (number: number) =>
    pathTo("adminContentManagement", locale, {}, { [CONTENT_PARAM]: content.key, [VERSION_PARAM]: number });
  return (
    <Card title={text("versions")} flush>
      <Table
        label={text("versions")}
        rows={content.versions}
        rowKey={({ number }) => String(number)}
        columns={[
          { key: "number", header: text("number"), cell: ({ number }) => text("version", { number }) },
          { key: "when", header: text("when"), cell: ({ publishedAt }) => formatMinute(publishedAt, locale) },
          {
            key: "who",
            header: text("who"),
            cell: ({ publishedBy, number }) => publishedBy ?? (number === 1 ? text("house") : ""),
          },
          {
            key: "changed",
            header: text("changed"),
            cell: ({ changed }) => changed.map((language) => text(`languages.${language}`)).join(", "),
          },
          {
            key: "compare",
            header: text("since"),
            cell: ({ number }) => (
              <Link to={to(number)} className={TEXT_LINK}>
                {text("compare")}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  );
}

interface ComparisonProps {
  compared: { number: number; difference: Record<"en" | "tr", Difference> };
  /** Of the draft that restoring replaces. */
  version: number;
}

/** The changes since a version, and the way back to it. */
export function Comparison({ compared: { number, difference }, version }: ComparisonProps) {
  const locale = useLocale();
  const text = useTranslations("contentEditing");
  return (
    <Card title={text("difference", { number })}>
      <p className="mb-4 text-sm text-ink-muted">{text("legend", { number })}</p>
      <div className="grid gap-5 xl:grid-cols-2">
        {ownFirst(locale).map((language) => (
          <section
            key={language}
            lang={language}
            className="max-h-96 overflow-y-auto rounded-control border border-line p-4"
          >
            <h3 className="mb-2 text-base">{text(`languages.${language}`)}</h3>
            {difference[language].every(({ kind }) => kind === "same") ? (
              <p className="text-sm text-ink-muted">{text("same")}</p>
            ) : (
              <TextChanges changes={difference[language]} />
            )}
          </section>
        ))}
      </div>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit">{text("restore", { number })}</Button>
      </Form>
    </Card>
  );
}
