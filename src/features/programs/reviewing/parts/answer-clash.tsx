import { ClashView } from "#ui/edit-form/clash-view.tsx";
import type { useAutosave } from "#ui/edit-form/use-autosave.ts";
import { useTranslations } from "#ui/translations.ts";
import type { AnswerReviewValues } from "../contract.ts";
import { ANSWER_SCALE } from "../limits.ts";

type Form = ReturnType<typeof useAutosave<AnswerReviewValues | null, AnswerReviewValues, "draft">>;

/** The score or remark on an answer that another window of the same juror has saved otherwise. */
export default function AnswerClash({ form }: { form: Pick<Form, "clashes" | "values" | "base" | "choose"> }) {
  const text = useTranslations("programsReviewing");
  return (
    <ClashView<Record<string, string>>
      clashes={form.clashes}
      mine={form.values}
      theirs={form.base}
      nameOf={({ unit }) => text(unit === "score" ? "answerReview.scoreName" : "answerReview.remark")}
      describe={({ unit }, values) =>
        unit === "score" && values.score
          ? text("plainScore", { score: Number(values.score), max: ANSWER_SCALE })
          : values[unit]
      }
      onChoose={form.choose}
      onClose={() => form.choose(new Set())}
    />
  );
}
