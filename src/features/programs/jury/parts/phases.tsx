import { useState } from "react";
import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Jury, JuryPhase } from "../contract.ts";
import { GoingOn } from "./going-on.tsx";

/** The phases of a program in their order; exactly one is active. */
export function Phases({ jury: { program, phases } }: { jury: Jury }) {
  const text = useTranslations("programsJury.phases");
  const locale = useLocale();
  const [going, setGoing] = useState<string>();
  const edit = pathTo("editProgram", locale, { programSeoUrl: program.seoUrl }, { section: "phases" });
  const editLink = <ButtonLink to={edit}>{text("edit")}</ButtonLink>;
  if (phases.length === 0)
    return (
      <EmptyState title={text("none")} actions={editLink}>
        {text("noneHint")}
      </EmptyState>
    );
  const active = phases.find(({ isActive }) => isActive);
  // Phases are held in their order: the first one after the active one that was not held.
  const next = phases.find(
    ({ applications, isActive, startsAt }) =>
      applications === 0 && !isActive && (active === undefined || active.startsAt < startsAt),
  );
  const chosen = phases.find(({ id }) => id === going);
  return (
    <div className="grid max-w-4xl gap-4">
      <ol className="grid gap-3">
        {phases.map((phase) => (
          <PhaseRow
            key={phase.id}
            phase={phase}
            timeZone={program.timeZone}
            active={active}
            isNext={phase === next}
            onGo={() => setGoing(phase.id)}
          />
        ))}
      </ol>
      <div>{editLink}</div>
      {chosen && (
        <GoingOn
          programId={program.id}
          phase={chosen}
          isFirst={active === undefined}
          timeZone={program.timeZone}
          onClose={() => setGoing(undefined)}
        />
      )}
    </div>
  );
}

interface PhaseRowProps {
  phase: JuryPhase;
  timeZone: string;
  active: JuryPhase | undefined;
  /** It is the one to be held after the active one. */
  isNext: boolean;
  onGo: () => void;
}

function PhaseRow({ phase, timeZone, active, isNext, onGo }: PhaseRowProps) {
  const text = useTranslations("programsJury.phases");
  const locale = useLocale();
  const { name, startsAt, finishesAt, isActive, isBlind, othersScores, reviewsPerApplication } = phase;
  const isOver = new Date(finishesAt) <= new Date();
  const isToBegin = new Date(startsAt) > new Date();
  return (
    <li className="card grid gap-2 p-5" aria-current={isActive ? "step" : undefined}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {isActive && <Tag tone={isToBegin ? "warn" : "good"}>{text(isToBegin ? "activeLater" : "active")}</Tag>}
        {isOver && <Tag>{text("over")}</Tag>}
      </div>
      <p className="text-sm text-ink-muted">
        {text("times", {
          from: formatDateTime(startsAt, locale, timeZone),
          to: formatDateTime(finishesAt, locale, timeZone),
        })}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
        <li>{text(isBlind ? "blind" : "open")}</li>
        <li>{text(`others.${othersScores}`)}</li>
        <li>{text("per", { count: reviewsPerApplication })}</li>
        {phase.applications > 0 && <li>{text("applications", { count: phase.applications })}</li>}
        {phase.reviews.assigned > 0 && <li>{text("reviews", phase.reviews)}</li>}
      </ul>
      {isNext && isOver && <p className="text-sm text-warn">{text("missed")}</p>}
      {(isNext || isActive) && !isOver && (
        <div>
          <Button
            kind={isNext ? "primary" : "secondary"}
            aria-label={`${text(isActive ? "letIn" : active ? "goOn" : "begin")}: ${name}`}
            onClick={onGo}
          >
            {text(isActive ? "letIn" : active ? "goOn" : "begin")}
          </Button>
        </div>
      )}
    </li>
  );
}
