import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import type { SaveStatus } from "#ui/edit-form/use-autosave.ts";
import { useTranslations } from "#ui/translations.ts";
import { endOf, graceText, TimeLeft, useSecond } from "../../parts/countdown.tsx";
import type { ApplyPageData } from "../apply-program.page.tsx";
import type { Application } from "../contract.ts";
import type { useApplication } from "./use-application.ts";

interface ApplyBarProps {
  page: ApplyPageData;
  application: Application;
  form: ReturnType<typeof useApplication>;
  /** Required questions without an answer. */
  missing: number;
  onSend: () => void;
}

/** How long there is, where what was written is, and the way to send it. */
export function ApplyBar({ page, application, form, missing, onSend }: ApplyBarProps) {
  const text = useTranslations("programsApplying");
  const { program, deadline, isShut } = page;
  const now = useSecond(deadline.asOf);
  const { closesAt } = deadline;
  const isClosed = closesAt !== null && now >= endOf(closesAt, program.graceSeconds);
  const isChanged = application.changedSinceSent || form.isDirty;
  const isSendable = !isShut && !isClosed && (application.state !== "sent" || isChanged);
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 text-sm text-ink-muted">
          <p role="status">{useStatusText(form.status, application.version > 1)}</p>
          {missing > 0 && application.state !== "sent" && <p>{text("missing", { count: missing })}</p>}
          {isClosed || isShut ? (
            <p className="text-warn">{text(isShut ? "unavailable" : "closed")}</p>
          ) : (
            closesAt !== null && <Left closesAt={closesAt} graceSeconds={program.graceSeconds} now={now} />
          )}
        </div>
        <Button
          kind="primary"
          busy={form.sending !== undefined && form.sending !== "draft"}
          disabled={!isSendable}
          onClick={onSend}
        >
          {text(LABELS[application.state] ?? "sendAgain")}
        </Button>
      </div>
    </div>
  );
}

const LABELS: Partial<Record<Application["state"], "send" | "sendAfterWithdrawal">> = {
  draft: "send",
  withdrawn: "sendAfterWithdrawal",
};

/** How long an application still counts, and the grace after it. */
function Left({ closesAt, graceSeconds, now }: { closesAt: string; graceSeconds: number; now: number }) {
  const text = useTranslations("programsApplying");
  const words = useTranslations("programsDetail");
  const until = endOf(closesAt);
  const isGrace = now >= until;
  return (
    <>
      <p>
        {isGrace ? words("graceNow") : `${words("countdown")}:`}{" "}
        <TimeLeft until={isGrace ? endOf(closesAt, graceSeconds) : until} now={now} />
      </p>
      {graceSeconds > 0 && (
        <p>{text("grace", { time: graceText(graceSeconds, (key, values) => words(`left.${key}`, values)) })}</p>
      )}
    </>
  );
}

function useStatusText(status: SaveStatus, isStored: boolean): string {
  const text = useTranslations("programsApplying.status");
  const locale = useLocale();
  if (status.kind === "refused") return text("refused", { reason: status.reason });
  if (status.kind !== "saved") return text(status.kind);
  if (!status.at) return text(isStored ? "stored" : "empty");
  return text("saved", {
    time: formatMinute(status.at, locale)
      .split(" ")
      .slice(locale === "en" ? -2 : -1)
      .join(" "),
  });
}
