import { useState } from "react";
import type { SentTo } from "#shared/intent-action.ts";
import { classes } from "#ui/classes.ts";
import { useAutosave } from "#ui/edit-form/use-autosave.ts";
import { ChevronDownIcon } from "#ui/icon.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { AnswerReviewValues } from "../contract.ts";
import { ANSWER_SCALE, REMARK_MAX_LENGTH } from "../limits.ts";
import type { reviewAction } from "./review-action.ts";
import { useStatusText } from "./status-text.ts";

const AnswerClash = loadedLater(() => import("./answer-clash.tsx"));

interface AnswerReviewProps {
  applyId: string;
  questionId: string;
  question: string;
  review: AnswerReviewValues | null;
  isOpen: boolean;
}

const SCORES = Array.from({ length: ANSWER_SCALE }, (_, index) => index + 1);

/** The juror's score and remark on one answer, which save themselves. Folded until there is one. */
export function AnswerReview(props: AnswerReviewProps) {
  const { review, isOpen } = props;
  const text = useTranslations("programsReviewing");
  const [isUnfolded, setUnfolded] = useState(review !== null);
  if (!isOpen && !review) return null;
  return (
    <details className="mt-2" open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className="flex min-h-control items-center justify-between gap-3 text-sm font-semibold">
        {text("answerReview.title")}
        <ChevronDownIcon className="turn" />
      </summary>
      <AnswerForm {...props} />
    </details>
  );
}

function AnswerForm({ applyId, questionId, question, review, isOpen }: AnswerReviewProps) {
  const text = useTranslations("programsReviewing");
  const { values, set, status, ...form } = useAutosave<AnswerReviewValues | null, AnswerReviewValues, "draft">({
    draftKey: `answer-review/${applyId}/${questionId}`,
    thing: review,
    storedOf: (stored) => ({
      version: stored?.version ?? 0,
      values: { score: String(stored?.score ?? ""), remark: stored?.remark ?? "" },
    }),
    thingOf: (saved) => saved,
    mayEdit: isOpen,
    requestOf: (state, changed) => {
      if (changed.size === 0) return undefined;
      const { score, remark } = state.values;
      const body = { applyId, answerProgramId: questionId, version: state.version };
      return {
        intent: "answer",
        body: {
          ...body,
          ...(changed.has("score") && { score: Number(score) || null }),
          ...(changed.has("remark") && { remark: remark!.trim() || null }),
        },
      } satisfies SentTo<typeof reviewAction>;
    },
    staysHere: () => false,
    onSaved: () => {},
    onRefused: () => {},
  });
  const said = useStatusText(status, review !== null);
  return (
    <div className="grid gap-3 pb-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers. */}
      <div role="group" aria-label={text("answerReview.score", { question })} className="flex flex-wrap gap-1.5">
        {SCORES.map((score) => (
          <button
            key={score}
            type="button"
            disabled={!isOpen}
            aria-pressed={values.score === String(score)}
            onClick={() => set("score", values.score === String(score) ? "" : String(score))}
            className={classes(
              "grid size-9 shrink-0 place-items-center rounded-control border font-semibold tabular-nums",
              values.score === String(score) ? "border-honey bg-honey text-honey-ink" : "border-line-strong bg-surface",
            )}
          >
            <span aria-hidden="true">{score}</span>
            <span className="sr-only">{text("plainScore", { score, max: ANSWER_SCALE })}</span>
          </button>
        ))}
      </div>
      <TextArea
        label={text("answerReview.remark")}
        hint={text("answerReview.remarkHint")}
        rows={2}
        maxLength={REMARK_MAX_LENGTH}
        readOnly={!isOpen}
        value={values.remark}
        onChange={(event) => set("remark", event.target.value)}
      />
      <p role="status" className="text-sm text-ink-muted">
        {status.kind === "saved" && !status.at ? "" : said}
      </p>
      {form.clashes.length > 0 && <AnswerClash form={{ ...form, values }} />}
    </div>
  );
}
