import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDateTime } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Letter, SentLetter } from "../contract.ts";
import { LETTER_MAX_LENGTH, REASON_MAX_LENGTH, REASON_MIN_LENGTH, SUBJECT_MAX_LENGTH } from "../limits.ts";

type Answer = { letter?: Letter; failure?: ActionFailure };

/** A letter as it would be sent, and its form. */
export function LetterCard({ letter }: { letter: Letter }) {
  const text = useTranslations("programsDeciding");
  const [isOpen, setIsOpen] = useState(false);
  const { name, label, result, locale, isEdited, hasReason, subject } = letter;
  return (
    <Card
      title={text("to", { name })}
      end={
        <span className="flex flex-wrap gap-2">
          <Tag>{label}</Tag>
          <Tag tone={result === "approved" ? "good" : "neutral"}>{text(`results.${result}`)}</Tag>
          <Tag>{text(`language.${locale}`)}</Tag>
          {isEdited && <Tag tone="honey">{text("edited")}</Tag>}
        </span>
      }
    >
      {result === "declined" && !hasReason && <p className="mb-2 font-semibold text-warn">{text("noReason")}</p>}
      {isOpen ? (
        <LetterForm letter={letter} onDone={() => setIsOpen(false)} />
      ) : (
        <>
          <p className="font-semibold" lang={locale}>
            {subject}
          </p>
          <p className="mt-1 mb-3 max-w-prose text-sm whitespace-pre-line wrap-anywhere" lang={locale}>
            {letter.text}
          </p>
          <Button onClick={() => setIsOpen(true)}>
            {text("editLetter")}
            <span className="sr-only">: {name}</span>
          </Button>
        </>
      )}
    </Card>
  );
}

function LetterForm({ letter, onDone }: { letter: Letter; onDone: () => void }) {
  const text = useTranslations("programsDeciding");
  const { notify } = useNotices();
  const { submit, state, data } = useFetcher<Answer>();
  const [typed, setTyped] = useState({ subject: letter.subject, text: letter.text, reason: letter.reason ?? "" });
  const handle = useEffectEvent((answer: Answer) => {
    if (answer.letter) {
      notify({ kind: "success", text: text("letterSaved") });
      onDone();
    } else if (answer.failure) notify({ kind: "error", text: answer.failure.value });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as Answer);
  }, [state, data]);
  const problems = (data as Answer | undefined)?.failure?.fields ?? [];
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.sentence;
  const save = () => {
    const reason = typed.reason.trim() || null;
    const body = {
      applyId: letter.applyId,
      version: letter.version,
      ...(typed.subject !== letter.subject && { subject: typed.subject }),
      ...(typed.text !== letter.text && { text: typed.text }),
      ...(reason !== letter.reason && { reason }),
    };
    void submit(
      { intent: "letter", body, attempt: crypto.randomUUID() },
      { method: "post", encType: "application/json" },
    );
  };
  const set = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={text("reason")}
        hint={text("reasonHint")}
        rows={2}
        minLength={REASON_MIN_LENGTH}
        maxLength={REASON_MAX_LENGTH}
        value={typed.reason}
        error={errorOf("reason")}
        onChange={set("reason")}
      />
      <TextField
        label={text("subject")}
        required
        maxLength={SUBJECT_MAX_LENGTH}
        value={typed.subject}
        error={errorOf("subject")}
        onChange={set("subject")}
      />
      <TextArea
        label={text("text")}
        required
        rows={12}
        maxLength={LETTER_MAX_LENGTH}
        value={typed.text}
        error={errorOf("text")}
        onChange={set("text")}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={state !== "idle"}>
          {text("saveLetter")}
        </Button>
        <Button onClick={onDone}>{text("confirm.cancel")}</Button>
      </div>
    </form>
  );
}

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
