import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ChevronLeftIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { useStatusText } from "./status-text.ts";
import type { useReview } from "./use-review.ts";

interface ReviewBarProps {
  application: ReviewedApplication;
  review: ReturnType<typeof useReview>;
  /** Categories without a score or an abstention. */
  missing: number;
  onAbstain: () => void;
  onShortcuts: () => void;
  onNext: () => void;
}

const KEY = "rounded border border-line-strong px-1.5 font-sans text-xs";

/** The way on, and where what was entered is: on this device, or on the server. */
export function ReviewBar({ application, review, missing, onAbstain, onShortcuts, onNext }: ReviewBarProps) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { queue, applyId } = application;
  const { applications, program, phase } = queue;
  const before = applications[applications.findIndex((candidate) => candidate.applyId === applyId) - 1];
  const next = applications.find((candidate) => candidate.applyId === queue.nextId);
  const hasAbstained = review.values.hasAbstained === "yes";
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-20 -mx-4 mt-5 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {before && (
          <ButtonLink
            to={pathTo("dashboardReviewTheProgram", locale, {
              programSeoUrl: program.seoUrl,
              programApplyId: before.applyId,
            })}
          >
            <ChevronLeftIcon className="size-4" />
            {text("previous")}
          </ButtonLink>
        )}
        {phase.isOpen && (
          <Button kind="quiet" onClick={onAbstain}>
            {text(hasAbstained ? "unabstain" : "abstain")}
          </Button>
        )}
        <p className="hidden flex-wrap items-center gap-x-2 text-sm text-ink-muted xl:flex">
          <kbd className={KEY}>1–9</kbd> {text("keys.score")} <kbd className={KEY}>↑ ↓</kbd> {text("keys.category")}
          <Button kind="quiet" onClick={onShortcuts}>
            <kbd className={KEY}>?</kbd> {text("keys.all")}
          </Button>
        </p>
        <div className="ms-auto text-end text-sm" role="status">
          <p className="text-ink-muted">{useStatusText(review.status, application.review.version > 0)}</p>
          {hasAbstained && <p className="text-warn">{text("hasAbstained")}</p>}
          {missing > 0 && phase.isOpen && <p className="text-warn">{text("missing", { count: missing })}</p>}
          {next && phase.isOpen && <p className="text-ink-muted">{text("nextOne", { label: next.label })}</p>}
          {review.restored && <p className="text-ink-muted">{text("restored")}</p>}
        </div>
        {phase.isOpen && (
          <Button kind="primary" data-save-next="" busy={review.sending !== undefined} onClick={onNext}>
            {text(queue.nextId ? "saveNext" : "finish")}
            <kbd className={`${KEY} max-lg:hidden`}>Ctrl ↵</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}
