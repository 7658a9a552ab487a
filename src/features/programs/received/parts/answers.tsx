import { ExternalLink } from "#ui/external-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedDetail } from "../contract.ts";

type Sent = ReceivedDetail["submissions"][number];

/** Questions with what was answered; `locale`: the language in which it was written. */
export function Answers({ answers, locale }: Pick<Sent, "answers" | "locale">) {
  const text = useTranslations("programsReceived");
  return (
    <dl className="grid gap-5">
      {answers.map(({ questionId, question, kind, value, isHiddenFromJurors }) => (
        <div key={questionId}>
          <dt className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            <span className="wrap-anywhere">{question}</span>
            {isHiddenFromJurors && <Tag>{text("hidden")}</Tag>}
          </dt>
          <dd className="mt-1 whitespace-pre-line wrap-anywhere" lang={kind === "choice" ? undefined : locale}>
            {value === null ? (
              <span className="text-ink-muted">{text("noAnswer")}</span>
            ) : kind === "link" ? (
              <ExternalLink address={value} />
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
