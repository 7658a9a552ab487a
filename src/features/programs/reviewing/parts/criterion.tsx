import { type MouseEvent, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewCategory, ReviewedApplication } from "../contract.ts";
import { SENTENCE_MAX_LENGTH } from "../limits.ts";
import { Reasons } from "./reasons.tsx";
import type { CategoryValue } from "./review-values.ts";

interface CriterionProps {
  category: ReviewCategory;
  value: CategoryValue;
  /** Numbers of the answers that speak to it: "3, 4". */
  answerNumbers: string;
  reasons: ReviewedApplication["reasons"];
  letterLocale: ReviewedApplication["letterLocale"];
  isActive: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (value: CategoryValue) => void;
}

/** A category of the rubric. The active one is unfolded, with a sentence for each score, reasons and a sentence of the juror's. */
export function Criterion({
  category,
  value,
  answerNumbers,
  reasons,
  letterLocale,
  isActive,
  isOpen,
  onOpen,
  onChange,
}: CriterionProps) {
  const text = useTranslations("programsReviewing");
  const id = useId();
  const { name, weight, description, meanings, scaleMax } = category;
  const meaning = value.score === null ? undefined : meanings[value.score - 1];
  const said = value.hasAbstained ? text("abstainedHere") : value.score === null ? text("noScore") : meaning;
  const set = (score: number) =>
    onChange({ ...value, hasAbstained: false, score: value.score === score ? null : score });
  const scores = Array.from({ length: scaleMax }, (_, index) => index + 1);
  const labelOf = (score: number) => {
    const sentence = meanings[score - 1];
    return sentence ? text("scoreLabel", { score, meaning: sentence }) : text("plainScore", { score, max: scaleMax });
  };
  const row = useRowInPlace(isActive);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers.
    <div
      ref={row.ref}
      role="group"
      aria-labelledby={id}
      data-criterion={category.id}
      onFocus={isActive ? undefined : onOpen}
      className={classes(
        "border-t border-line px-5 py-4 [overflow-anchor:none] sm:px-6",
        isActive && "bg-honey-soft shadow-[inset_3px_0_0_var(--color-honey)]",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
          <button type="button" aria-expanded={isActive} className="min-h-9 text-start" {...row.pressed()}>
            {name} <span className="font-normal text-ink-muted">{text("weight", { weight })}</span>
          </button>
        </h3>
        {isActive && answerNumbers && (
          <p className="text-sm text-ink-muted">{text("speaksTo", { numbers: answerNumbers })}</p>
        )}
        {isActive && description && <p className="basis-full text-sm text-ink-muted">{description}</p>}
        <div
          className={classes(
            isActive && meanings.some(Boolean) ? "grid basis-full gap-1" : "flex flex-wrap gap-1.5",
            isActive && "basis-full",
          )}
        >
          {scores.map((score) => (
            <button
              key={score}
              type="button"
              disabled={!isOpen}
              aria-pressed={value.score === score}
              {...row.pressed(() => set(score))}
              className={classes(
                "flex items-center gap-3 rounded-control text-start text-sm",
                isActive && "border px-1.5 py-1",
                isActive &&
                  (value.score === score ? "border-honey-deep bg-surface font-semibold" : "border-transparent"),
              )}
            >
              <span
                aria-hidden="true"
                className={classes(
                  "grid size-9 shrink-0 place-items-center rounded-control border text-base font-semibold tabular-nums",
                  value.score === score ? "border-honey bg-honey text-honey-ink" : "border-line-strong bg-surface",
                )}
              >
                {score}
              </span>
              <span className="sr-only">{labelOf(score)}</span>
              {isActive && meanings[score - 1] && (
                <span aria-hidden="true" className="min-w-0 flex-1">
                  {meanings[score - 1]}
                </span>
              )}
              {isActive && value.score === score && <CheckIcon className="size-4 text-honey-deep" />}
            </button>
          ))}
        </div>
      </div>
      {!isActive && <p className="mt-1 text-sm text-ink-muted">{said}</p>}
      {isActive && (
        <>
          <p className="mt-2">
            <Button
              kind="quiet"
              disabled={!isOpen}
              aria-pressed={value.hasAbstained}
              onClick={() => onChange({ ...value, score: null, hasAbstained: !value.hasAbstained })}
            >
              {value.hasAbstained ? `${text("abstainedHere")} · ${text("takeBack")}` : text("abstainCategory")}
            </Button>
          </p>
          <Reasons
            reasons={reasons}
            chosen={value.reasonIds}
            isOpen={isOpen}
            onChange={(reasonIds) => onChange({ ...value, reasonIds })}
          />
          <TextArea
            label={text("sentence")}
            hint={text("sentenceHint", { language: text(`languages.${letterLocale}`) })}
            rows={2}
            maxLength={SENTENCE_MAX_LENGTH}
            readOnly={!isOpen}
            value={value.sentence}
            onChange={(event) => onChange({ ...value, sentence: event.target.value })}
          />
        </>
      )}
    </div>
  );
}

/**
 * A row that unfolds when a button of it is pressed, while the one that was open folds. A press unfolds it at the end, not
 * at the beginning: else the button would move away between the two and the press would be lost. The row then stays
 * where it was on the screen, under the finger.
 */
function useRowInPlace(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const topBefore = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows move when one unfolds.
  useLayoutEffect(() => {
    const [row, top] = [ref.current, topBefore.current];
    topBefore.current = undefined;
    if (!row || top === undefined) return;
    const moved = () => row.getBoundingClientRect().top - top;
    // On a wide screen the rubric scrolls, else the page.
    if (row.parentElement) row.parentElement.scrollTop += moved();
    window.scrollBy({ top: moved(), behavior: "instant" });
  }, [isOpen]);
  return {
    ref,
    /** What a button of the row needs; its focus unfolds the row. */
    pressed: (press?: () => void) => ({
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        topBefore.current = ref.current?.getBoundingClientRect().top;
        press?.();
        event.currentTarget.focus({ preventScroll: true });
      },
    }),
  };
}
