import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewQueue } from "../contract.ts";
import { progressOf } from "../rules.ts";

const HEXAGON = "[clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]";
/** More cells than this would fill the head of the page. */
const MOST_CELLS = 40;

/** A cell for each application of the juror's queue, and what is left in words. */
export function ProgressCells({ queue, currentId }: { queue: ReviewQueue; currentId?: string }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { applications, program, phase } = queue;
  const { total, ...progress } = progressOf(applications.map(({ state }) => state));
  const place = applications.findIndex(({ applyId }) => applyId === currentId) + 1;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted tabular-nums">
        {place > 0 && <strong className="text-lg text-ink">{text("place", { place, total })}</strong>}
        {text("progress", progress)}
      </p>
      <nav aria-label={`${program.name}: ${text("progressLabel")}`}>
        <ol className="flex flex-wrap gap-1">
          {applications.slice(0, MOST_CELLS).map(({ applyId, label, state }, index) => (
            <li key={applyId}>
              <Link
                to={pathTo(
                  "dashboardReviewTheProgram",
                  locale,
                  { programSeoUrl: program.seoUrl, programApplyId: applyId },
                  { phase: phase.isActive ? undefined : phase.id },
                )}
                aria-current={applyId === currentId ? "page" : undefined}
                className={classes(
                  "grid size-8 place-items-center text-xs font-semibold tabular-nums",
                  HEXAGON,
                  applyId === currentId && "bg-ink text-paper",
                  applyId !== currentId && (state === "finished" ? "bg-honey text-honey-ink" : "bg-line text-ink"),
                )}
              >
                <span aria-hidden="true">
                  {state === "finished" && <CheckIcon className="size-4" />}
                  {state === "abstained" && "–"}
                  {(state === "waiting" || state === "begun" || state === "changed") && formatNumber(index + 1, locale)}
                </span>
                <span className="sr-only">{`${label}: ${text(`states.${state}`)}`}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
