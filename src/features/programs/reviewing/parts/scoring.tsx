import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { useNotices } from "#ui/notice.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { weightedScore } from "../rules.ts";
import { Remarks } from "./remarks.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { Changed } from "./review-head.tsx";
import { isAnswered, valueIn } from "./review-values.ts";
import { Rubric } from "./rubric.tsx";
import { useKeys } from "./use-keys.ts";
import { useReview } from "./use-review.ts";

const Abstain = loadedLater(() => import("./abstain.tsx"));
const Shortcuts = loadedLater(() => import("./shortcuts.tsx"));
const OwnClash = loadedLater(() => import("./own-clash.tsx"));

interface ScoringProps {
  application: ReviewedApplication;
  /** The answers, which mark those that speak to a category. */
  answers: (activeId: string | undefined) => ReactNode;
}

/** Answers and rubric side by side, and what the juror enters. */
export function Scoring({ application, answers }: ScoringProps) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const { categories, queue, applyId } = application;
  const { isOpen } = queue.phase;
  const [categoryIds] = useState(() => categories.map(({ id }) => id));
  const [activeId, setActiveId] = useState(categoryIds[0]);
  const [dialog, setDialog] = useState<"abstain" | "shortcuts">();
  const goTo = (nextId: string | null) => {
    if (!nextId) notify({ kind: "success", text: text("allDone") });
    const { seoUrl: programSeoUrl } = queue.program;
    void navigate(
      nextId
        ? pathTo("dashboardReviewTheProgram", locale, { programSeoUrl, programApplyId: nextId })
        : pathTo("dashboardReviews", locale),
    );
  };
  const review = useReview({
    applyId,
    submissionId: application.submissionId,
    categoryIds,
    isOpen,
    review: application.review,
    onFinished: ({ nextId }) => {
      notify({ kind: "success", text: text("finished") });
      goTo(nextId);
    },
    onRefused: ({ value, fields }) =>
      notify({
        kind: "error",
        text: fields.some(({ field }) => field.startsWith("scores.")) ? text("missingRefused") : value,
      }),
  });
  const { values } = review;
  const entered = categories.map(({ id }) => ({ id, ...valueIn(values, id) }));
  const missing = entered.filter((value) => !isAnswered(value)).length;
  const hasAbstained = values.hasAbstained === "yes";
  const keys = useKeys({ categories, activeId, setActiveId, review, isOpen, onHelp: () => setDialog("shortcuts") });
  return (
    <>
      {application.changed && (
        <Changed
          changed={application.changed}
          onConfirm={isOpen && missing === 0 ? () => review.finish() : undefined}
          busy={review.sending !== undefined}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {answers(activeId)}
        <section
          className="card overflow-hidden lg:sticky lg:top-25 lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto"
          aria-labelledby="scoring"
        >
          <Rubric
            application={application}
            values={values}
            activeId={activeId}
            isOpen={isOpen && !hasAbstained}
            weighted={weightedScore(categories, Object.fromEntries(entered.map(({ id, score }) => [id, score])))}
            onOpen={setActiveId}
            onChange={review.set}
          />
          <Remarks application={application} values={values} isOpen={isOpen} onChange={review.set} />
        </section>
      </div>
      <ReviewBar
        application={application}
        review={review}
        missing={hasAbstained ? 0 : missing}
        onAbstain={() => (hasAbstained ? review.set("hasAbstained", "") : setDialog("abstain"))}
        onShortcuts={() => setDialog("shortcuts")}
        onNext={() => {
          if (missing === 0 || hasAbstained) return review.finish();
          review.flush();
          goTo(queue.nextId);
        }}
      />
      {dialog === "shortcuts" && <Shortcuts keys={keys} onClose={() => setDialog(undefined)} />}
      {dialog === "abstain" && (
        <Abstain
          applyId={applyId}
          onConflict={() => {
            notify({ kind: "success", text: text("conflictDeclared") });
            void navigate(pathTo("dashboardReviews", locale));
          }}
          onClose={() => setDialog(undefined)}
          onAbstain={() => {
            setDialog(undefined);
            review.finish({ hasAbstained: "yes" });
          }}
        />
      )}
      {review.clashes.length > 0 && <OwnClash review={review} categories={categories} />}
    </>
  );
}
