import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { DecisionTable } from "../contract.ts";

const STEPS = ["closed", "review", "decide", "publish"] as const;

/** The steps of a selection: applications, reviews, results, letters. */
export function Steps({ table: { program, reviewCount, counts, unpublished, phases } }: { table: DecisionTable }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const isDone: Record<(typeof STEPS)[number], boolean> = {
    closed: program.isClosed,
    review: program.isClosed && reviewCount > 0 && !phases.some(({ isRunning }) => isRunning),
    decide: counts.inspecting === 0 && counts.approved + counts.placeGone + counts.declined > 0,
    publish: program.decidedAt !== null,
  };
  const current = STEPS.find((step) => !isDone[step]);
  const seoUrl = { programSeoUrl: program.seoUrl };
  const to = {
    review: pathTo("programJury", locale, seoUrl),
    publish: unpublished.approved + unpublished.declined > 0 ? pathTo("programLetters", locale, seoUrl) : undefined,
  };
  return (
    <ol aria-label={text("stepLine")} className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {STEPS.map((step, place) => {
        const target = step === "review" || step === "publish" ? to[step] : undefined;
        const name = text(`stepNames.${step}`);
        return (
          <li
            key={step}
            aria-current={step === current ? "step" : undefined}
            className={classes("flex items-center gap-2", step === current ? "font-semibold" : "text-ink-muted")}
          >
            <span
              aria-hidden="true"
              className={classes(
                "grid size-6 place-items-center rounded-full text-xs font-bold tabular-nums",
                isDone[step] ? "text-good" : step === current ? "bg-honey text-honey-ink" : "bg-sunken",
              )}
            >
              {isDone[step] ? "✓" : place + 1}
            </span>
            {target ? (
              <Link to={target} className="underline underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
            {isDone[step] && <span className="sr-only">{text("stepDone")}</span>}
          </li>
        );
      })}
    </ol>
  );
}
