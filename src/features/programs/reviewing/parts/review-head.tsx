import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { Cover } from "./masked.tsx";
import { ProgressCells } from "./progress-cells.tsx";

/** The program of the review, its application, and the juror's progress. */
export function ReviewHead({ application }: { application: ReviewedApplication }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { queue, label, startup, applyId } = application;
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
