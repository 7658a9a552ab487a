import { useLocale } from "use-intl";
import { formatDateTime, formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewQueue } from "../contract.ts";
import { ProgressCells } from "./progress-cells.tsx";

const TONES = { waiting: "neutral", begun: "honey", finished: "good", abstained: "neutral", changed: "warn" } as const;

/** The queue of one program: how far it is, the next one, and all of them. */
export function QueueCard({ queue }: { queue: ReviewQueue }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { program, phase, applications, expected, left } = queue;
  const to = (programApplyId: string) =>
    pathTo(
      "dashboardReviewTheProgram",
      locale,
      { programSeoUrl: program.seoUrl, programApplyId },
      { phase: phase.isActive ? undefined : phase.id },
    );
  const when = () => {
    const until = formatDateTime(phase.finishesAt, locale, program.timeZone);
    if (expected !== null || phase.isOpen) return text("until", { time: until });
    return text("over");
  };
  return (
    <Card title={program.name} end={phase.isBlind ? <Tag tone="honey">{text("blindTag")}</Tag> : undefined}>
      <p className="mb-3 text-sm text-ink-muted">
        {program.organizer} · {phase.name} · {when()}
      </p>
      {expected !== null && (
        <p>
          {text("comes", {
            count: expected,
            time: formatDateTime(phase.startsAt, locale, program.timeZone),
          })}
        </p>
      )}
      {left > 0 && <p className="mb-3 text-sm text-ink-muted">{text("left", { count: left })}</p>}
      {applications.length > 0 && <QueueList queue={queue} to={to} />}
    </Card>
  );
}

/** The applications of a queue that has some, and the ways to review them. */
function QueueList({ queue, to }: { queue: ReviewQueue; to: (applyId: string) => string }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { program, phase, applications, nextId } = queue;
  return (
    <>
      <ProgressCells queue={queue} />
      {phase.isActive && (
        <div className="my-4 flex flex-wrap gap-3">
          {nextId && phase.isOpen && (
            <ButtonLink kind="primary" to={to(nextId)}>
              {text("next")}
            </ButtonLink>
          )}
          <ButtonLink to={pathTo("dashboardReviews", locale, { programSeoUrl: program.seoUrl })}>
            {text("asTable")}
          </ButtonLink>
          <ButtonLink
            to={`${RESOURCE_PATHS.programPaper[locale]}?${new URLSearchParams({ kind: "booklet", programSeoUrl: program.seoUrl })}`}
            reloadDocument
          >
            {text("booklet")}
          </ButtonLink>
        </div>
      )}
      <Disclosure title={text("progressLabel")}>
        <ul className="grid gap-1">
          {applications.map(({ applyId, label, name, state, weighted }) => (
            <li key={applyId} className="flex min-h-row flex-wrap items-center gap-x-4">
              <Link to={to(applyId)} className={`${TEXT_LINK} min-w-0 flex-1 basis-32`}>
                {[label, name].filter(Boolean).join(" · ")}
              </Link>
              <span className="text-sm tabular-nums">
                {weighted !== null &&
                  formatNumber(weighted, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
              </span>
              <Tag tone={TONES[state]}>{text(`states.${state}`)}</Tag>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
