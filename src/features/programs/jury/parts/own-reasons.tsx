import { useRef, useState } from "react";
import { useLocale } from "use-intl";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Reasons } from "../../reasons/contract.ts";
import { REASON_TEXT_MAX } from "../../reasons/limits.ts";
import { REASON_TOPICS } from "../../reviewing/limits.ts";
import { useJury } from "./use-jury.ts";

interface OwnReasonsProps {
  programId: string;
  reasons: Reasons;
}

/** The reasons that an organization gives its jurors to choose from, beside those of the portal. */
export function OwnReasons({ programId, reasons: { own, common } }: OwnReasonsProps) {
  const text = useTranslations("programsJury.reasons");
  const { notify } = useNotices();
  const { send, busy } = useJury(() => notify({ kind: "success", text: text("removed") }));
  const locale = useLocale();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-3">
        <p className="text-sm text-ink-muted">{text("lead", { count: common })}</p>
        {own.length === 0 ? (
          <EmptyState title={text("none")}>{text("noneHint")}</EmptyState>
        ) : (
          <ul className="grid gap-3">
            {own.map(({ id, topic, textEn, textTr, uses }) => {
              const [first, second] = locale === "tr" ? [textTr, textEn] : [textEn, textTr];
              return (
                <li key={id} className="card flex flex-wrap items-start gap-x-4 gap-y-2 p-5">
                  <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
                    <p className="font-semibold">{first}</p>
                    <p className="text-sm text-ink-muted">{second}</p>
                    <p className="mt-2 flex flex-wrap gap-2">
                      <Tag>{text(`topics.${topic}`)}</Tag>
                      {uses > 0 && <Tag tone="honey">{text("uses", { count: uses })}</Tag>}
                    </p>
                  </div>
                  <Button
                    kind="quiet"
                    busy={busy}
                    aria-label={text("removeOf", { reason: first })}
                    onClick={() => send({ intent: "removeReason", programId, id })}
                  >
                    {text("remove")}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <NewReason programId={programId} />
    </div>
  );
}

const NO_TEXTS = { textEn: "", textTr: "" };

function NewReason({ programId }: { programId: string }) {
  const text = useTranslations("programsJury.reasons");
  const { notify } = useNotices();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [topic, setTopic] = useState<(typeof REASON_TOPICS)[number]>("problem");
  const [texts, setTexts] = useState(NO_TEXTS);
  const { send, busy } = useJury(() => {
    notify({ kind: "success", text: text("added") });
    setTexts(NO_TEXTS);
    form.current?.querySelector("textarea")?.focus();
  });
  return (
    <Card title={text("add")}>
      <form
        ref={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ intent: "addReason", programId, body: { topic, ...texts } });
        }}
      >
        <Select
          label={text("topic")}
          value={topic}
          options={REASON_TOPICS.map((value) => ({ value, label: text(`topics.${value}`) }))}
          onChange={({ target }) => setTopic(REASON_TOPICS.find((value) => value === target.value) ?? topic)}
        />
        {(locale === "tr" ? (["textTr", "textEn"] as const) : (["textEn", "textTr"] as const)).map((field) => (
          <TextArea
            key={field}
            name={field}
            label={text(field)}
            hint={text(`${field}Hint`)}
            rows={2}
            required
            maxLength={REASON_TEXT_MAX}
            value={texts[field]}
            onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
          />
        ))}
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {text("add")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
