import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedDetail } from "../contract.ts";

type Sent = ReceivedDetail["submissions"][number];

/** Questions with what was answered; `locale`: the language in which it was written. */
export function Answers({ answers, locale, of }: Pick<Sent, "answers" | "locale"> & Pick<AnswerFileProps, "of">) {
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
            ) : kind === "file" ? (
              <AnswerFile of={of} questionId={questionId} name={text("file")} />
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerFileProps {
  /** The sent application and the number of its version. */
  of: { applyId: string; version: number };
  questionId?: string;
  name: string;
}

/** A file that was sent, to open. */
export function AnswerFile({ of: { applyId, version }, questionId, name }: AnswerFileProps) {
  const query = new URLSearchParams({ applyId, version: `${version}`, ...(questionId && { questionKey: questionId }) });
  return (
    <a
      href={`${RESOURCE_PATHS.applicationFile}?${query}`}
      className={`${TEXT_LINK} inline-flex min-h-row items-center gap-2 wrap-anywhere`}
    >
      <DownloadIcon className="size-4 shrink-0" />
      {name}
    </a>
  );
}
