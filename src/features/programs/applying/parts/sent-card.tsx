import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Application } from "../contract.ts";

interface SentCardProps {
  application: Application;
  timeZone: string;
  onWithdraw: () => void;
}

/** The history of the application: when it was sent, what the jury reads, its result. */
export function SentCard({ application, timeZone, onWithdraw }: SentCardProps) {
  const text = useTranslations("programsApplying.sentCard");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { state, sent, changedSinceSent, publishedAt, mayEdit, id } = application;
  const [last] = sent;
  if (!last) return null;
  const time = formatDateTime(last.sentAt, locale, timeZone);
  const isResult = state === "approved" || state === "placeGone" || state === "declined";
  const title = isResult
    ? text(`result.${state}`)
    : state === "withdrawn"
      ? text("withdrawn")
      : text("title", { time });
  return (
    <Card title={title}>
      <p className="text-ink-muted">
        {state === "withdrawn" ? text("withdrawnText") : text("version", { number: last.number })}
      </p>
      {changedSinceSent && state === "sent" && <p className="mt-1 font-semibold text-warn">{text("changed")}</p>}
      {sent.length > 1 && (
        <details className="mt-2 text-sm">
          <summary className="inline-flex min-h-row cursor-pointer items-center font-semibold text-honey-deep">
            {text("versions")}
          </summary>
          <ol className="grid gap-1 text-ink-muted">
            {sent.map((version) => (
              <li key={version.number}>
                {text("versionLine", {
                  number: version.number,
                  time: formatDateTime(version.sentAt, locale, timeZone),
                  name: version.sentBy ?? "–",
                })}
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {isResult && (
          <ButtonLink kind="primary" to={pathTo("programLetter", locale, { programApplyId: id })}>
            {text("letter")}
          </ButtonLink>
        )}
        {state === "sent" && mayEdit && !publishedAt && (
          <Button onClick={() => setAsking(true)}>{text("withdraw")}</Button>
        )}
        <Link
          to={pathTo("dashboardMyProgramApplications", locale)}
          className={`${TEXT_LINK} inline-flex min-h-row items-center`}
        >
          {text("all")}
        </Link>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text("withdrawTitle")}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{text("back")}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                onWithdraw();
              }}
            >
              {text("withdraw")}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{text("withdrawText")}</p>
      </Dialog>
    </Card>
  );
}
