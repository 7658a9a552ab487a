import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Jury } from "../contract.ts";
import { CONFLICT_REASON_MAX_LENGTH } from "../limits.ts";
import { useJury } from "./use-jury.ts";

type Conflict = Jury["conflicts"][number];

/** Conflicts of interest that wait for the organizer, and below them what was decided. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const text = useTranslations("programsJury.decide");
  const waiting = conflicts.filter(({ isWaiting }) => isWaiting);
  const decided = conflicts.filter(({ isWaiting }) => !isWaiting);
  return (
    <Card title={text("title")}>
      <p className="mb-3 text-sm text-ink-muted">{text(waiting.length > 0 ? "lead" : "noneWaiting")}</p>
      <ul>
        {waiting.map((conflict) => (
          <WaitingConflict key={keyOf(conflict)} conflict={conflict} />
        ))}
      </ul>
      {decided.length > 0 && (
        <details>
          <summary className="min-h-row cursor-pointer py-2 text-sm">
            {text("decided", { count: decided.length })}
          </summary>
          <ul>
            {decided.map((conflict) => (
              <li key={keyOf(conflict)} className="border-t border-line py-3">
                <Facts conflict={conflict} />
                <Decision conflict={conflict} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

const keyOf = ({ jurorId, applicationId }: Conflict) => `${jurorId} ${applicationId}`;

/** Who has to do with whom, and what is known of it. */
function Facts({ conflict }: { conflict: Conflict }) {
  const text = useTranslations("programsJury");
  const { label, startup, juror, facts, blocks, review } = conflict;
  const said = facts.map(({ kind, saidBy }) =>
    saidBy && (kind === "message" || kind === "invitation" || kind === "investor" || kind === "organization")
      ? text(`saidBy.${saidBy}.${kind}`)
      : text(`kinds.${kind}`),
  );
  return (
    <>
      <p className="wrap-anywhere">{text("decide.row", { label, startup, juror, facts: said.join(", ") })}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <Tag tone={blocks ? "bad" : "warn"}>{text(blocks ? "decide.certain" : "decide.suspected")}</Tag>
        <span>{text(`decide.effect.${blocks ? "blocks" : "open"}.${review}`)}</span>
      </p>
    </>
  );
}

function Decision({ conflict }: { conflict: Conflict }) {
  const text = useTranslations("programsJury.decide");
  const locale = useLocale() as Locale;
  const { decision, reason, decidedBy, decidedAt } = conflict;
  if (!decision || !decidedAt) return null;
  return (
    <p className="mt-1 text-sm text-ink-muted wrap-anywhere">
      {text(`by.${decision}`, { name: decidedBy ?? "–", date: formatDate(decidedAt, locale) })}
      {reason && ` ${text("because", { reason })}`}
    </p>
  );
}

function WaitingConflict({ conflict }: { conflict: Conflict }) {
  const text = useTranslations("programsJury");
  const { notify } = useNotices();
  const [reason, setReason] = useState<string>();
  const { send, busy } = useJury(() => {
    setReason(undefined);
    notify({ kind: "success", text: text("decide.done") });
  });
  const { jurorId, applicationId, label, juror, facts, isCertain } = conflict;
  const pair = { jurorId, applicationId, facts };
  const confirm = () => send({ intent: "decide", body: { ...pair, decision: "confirmed" } });
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <Facts conflict={conflict} />
      </div>
      <Button
        busy={busy}
        aria-label={text(isCertain ? "decide.noteOf" : "decide.confirmOf", { label, juror })}
        onClick={confirm}
      >
        {text(isCertain ? "decide.note" : "decide.confirm")}
      </Button>
      {!isCertain && (
        <Button aria-label={text("decide.ignoreOf", { label, juror })} onClick={() => setReason("")}>
          {text("decide.ignore")}
        </Button>
      )}
      {reason !== undefined && (
        <Dialog
          open
          onClose={() => setReason(undefined)}
          title={text("decide.ignoreOf", { label, juror })}
          actions={
            <>
              <Button onClick={() => setReason(undefined)}>{text("cancel")}</Button>
              <Button
                kind="primary"
                busy={busy}
                disabled={reason.trim() === ""}
                onClick={() =>
                  send({ intent: "decide", body: { ...pair, decision: "ignored", reason: reason.trim() } })
                }
              >
                {text("decide.ignoreNow")}
              </Button>
            </>
          }
        >
          <TextArea
            label={text("decide.reason")}
            hint={text("decide.reasonHint")}
            required
            maxLength={CONFLICT_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Dialog>
      )}
    </li>
  );
}
