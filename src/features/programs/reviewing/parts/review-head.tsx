import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { TextChanges } from "#ui/text-changes.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { Cover } from "./masked.tsx";
import { ProgressCells } from "./progress-cells.tsx";

/** The program of the review, its application, and the juror's progress. */
export function ReviewHead({ application }: { application: ReviewedApplication }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { queue, label, startup, applyId, confirmed } = application;
  const { program, phase } = queue;
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="text-sm text-ink-muted">
          <Link to={pathTo("dashboardReviews", locale)} className={TEXT_LINK}>
            {text("jury")}
          </Link>{" "}
          › {program.name} › {phase.name}
        </p>
        <h1 className="mt-1 text-3xl text-balance">{text("applicationTitle", { label })}</h1>
        {startup && <p className="mt-1 font-semibold">{startup.name}</p>}
        <p className="mt-1 text-sm text-ink-muted">
          {phase.isOpen
            ? text("until", { time: formatDateTime(phase.finishesAt, locale, program.timeZone) })
            : text("over")}
        </p>
        {confirmed.map(({ earlier, version, confirmedAt }) => (
          <p key={confirmedAt} className="mt-1 text-sm text-ink-muted">
            {text("confirmed", { earlier, version, time: formatDateTime(confirmedAt, locale, program.timeZone) })}
          </p>
        ))}
      </div>
      <ProgressCells queue={queue} currentId={applyId} />
    </header>
  );
}

export function BlindNote() {
  const text = useTranslations("programsReviewing");
  return (
    <div className="mb-5 flex gap-3 rounded-card border border-line bg-sunken px-5 py-4 text-sm">
      <EyeOffIcon className="mt-0.5 size-5 shrink-0 text-honey-deep" />
      <p>
        <strong>{text("blindTitle")}</strong> {text("blindText")} <Cover />. {text("blindRest")}
      </p>
    </div>
  );
}

interface ChangedProps {
  changed: NonNullable<ReviewedApplication["changed"]>;
  /** Left out where nothing can be confirmed any more. */
  onConfirm: (() => void) | undefined;
  busy: boolean;
}

/** What the applicant changed after the juror had scored it: they let their scores stand, or score again. */
export function Changed({ changed: { sentAt, answers, isPresentationChanged }, onConfirm, busy }: ChangedProps) {
  const text = useTranslations("programsReviewing.changed");
  const locale = useLocale();
  return (
    <div className="mb-5">
      <Card title={text("title")}>
        <p className="mb-4">{text("lead", { time: formatDateTime(sentAt, locale) })}</p>
        <dl className="grid gap-4">
          {answers.map(({ question, difference }) => (
            <div key={question}>
              <dt className="text-sm font-semibold wrap-anywhere">{question}</dt>
              <dd className="mt-1">
                {difference.length > 0 ? (
                  <TextChanges changes={difference} />
                ) : (
                  <span className="text-sm text-ink-muted">{text("withheld")}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {isPresentationChanged && <p className="mt-4 text-sm">{text("presentation")}</p>}
        {onConfirm && (
          <p className="mt-4">
            <Button busy={busy} onClick={onConfirm}>
              {text("confirm")}
            </Button>
          </p>
        )}
      </Card>
    </div>
  );
}
