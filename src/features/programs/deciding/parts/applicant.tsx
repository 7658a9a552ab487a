import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { WarningIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";

interface ApplicantProps {
  row: Decision;
  table: DecisionTable;
}

/** The name, which leads to the application, and its number. */
export function Applicant({ row, table }: ApplicantProps) {
  const locale = useLocale();
  return (
    <>
      <Link
        to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { applyId: row.applyId })}
        className={`${TEXT_LINK} font-semibold`}
      >
        {row.name}
      </Link>
      {!table.hidesNames && <span className="whitespace-nowrap text-ink-muted tabular-nums">{row.label}</span>}
    </>
  );
}

/** What jurors said of single answers, or why it is not shown. */
export function ApplicantNotes({ row, table }: ApplicantProps) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  if (row.isHeld) return <span className="text-ink-muted">{text("held")}</span>;
  if (row.answerReviews === 0) return null;
  const notes = text("answerNotes", { count: row.answerReviews });
  return (
    <Link
      to={pathTo(
        "programDecisions",
        locale,
        { programSeoUrl: table.program.seoUrl },
        { phase: table.phaseId ?? undefined, compare: row.applyId },
      )}
      className={TEXT_LINK}
      aria-label={`${notes}: ${row.name}`}
    >
      {notes}
    </Link>
  );
}

/** What somebody should know of an application before they decide on it, most telling first. */
export function useWarnings(): (row: Decision) => string[] {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  return ({ hangsOn, hasTooFew, outdated, lacksReason }) => {
    const warnings: string[] = [];
    if (hangsOn.length > 0)
      warnings.push(text("hangsOn", { numbers: hangsOn.map((juror) => formatNumber(juror, locale)).join(", ") }));
    if (hasTooFew) warnings.push(text("tooFew"));
    if (outdated > 0) warnings.push(text("outdated", { count: outdated }));
    if (lacksReason) warnings.push(text("withoutReason"));
    return warnings;
  };
}

/** In a row of the table: one sign for all of them. */
export function WarningSign({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const all = warnings.join(" · ");
  return (
    <span title={all} className="inline-grid size-6 place-items-center text-warn">
      <WarningIcon className="size-4.5" />
      <span className="sr-only">{all}</span>
    </span>
  );
}

/** On a card: each in words. */
export const WarningLines = ({ warnings }: { warnings: readonly string[] }) =>
  warnings.map((warning) => (
    <p key={warning} className="flex items-center gap-2 text-sm text-warn">
      <WarningIcon className="size-4.5 shrink-0" />
      {warning}
    </p>
  ));
