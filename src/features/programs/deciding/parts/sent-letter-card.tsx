import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SentLetter } from "../contract.ts";

/** A letter as it was sent: it does not change any more. */
export function SentLetterCard({ letter }: { letter: SentLetter }) {
  const text = useTranslations("programsDeciding");
  const language = useLocale();
  const { name, label, result, locale, subject, publishedAt } = letter;
  return (
    <Card
      title={text("to", { name })}
      end={
        <span className="flex flex-wrap gap-2">
          <Tag>{label}</Tag>
          <Tag tone={result === "approved" ? "good" : "neutral"}>{text(`results.${result}`)}</Tag>
          <Tag>{text(`language.${locale}`)}</Tag>
        </span>
      }
    >
      <p className="text-sm text-ink-muted">{text("sentAt", { time: formatDateTime(publishedAt, language) })}</p>
      <p className="mt-2 font-semibold" lang={locale}>
        {subject}
      </p>
      <p className="mt-1 max-w-prose text-sm whitespace-pre-line wrap-anywhere" lang={locale}>
        {letter.text}
      </p>
      <p className="mt-3">
        <ButtonLink
          reloadDocument
          to={`${RESOURCE_PATHS.programPaper[language]}?${new URLSearchParams({ kind: "letter", id: letter.applyId })}`}
        >
          {text("letterPdf")}
        </ButtonLink>
      </p>
    </Card>
  );
}
