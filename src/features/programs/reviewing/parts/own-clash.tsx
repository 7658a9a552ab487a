import { ClashView } from "#ui/edit-form/clash-view.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewCategory } from "../contract.ts";
import { type ReviewValues, valueIn } from "./review-values.ts";
import type { useReview } from "./use-review.ts";

interface OwnClashProps {
  review: ReturnType<typeof useReview>;
  categories: readonly ReviewCategory[];
}

/** The values that another window of the same juror has saved otherwise. */
export default function OwnClash({ review, categories }: OwnClashProps) {
  const text = useTranslations("programsReviewing");
  const categoryOf = (field: string) => categories.find(({ id }) => id === field);
  return (
    <ClashView<ReviewValues>
      clashes={review.clashes}
      mine={review.values}
      theirs={review.base}
      nameOf={({ unit }) =>
        categoryOf(unit)?.name ??
        text(unit === "remarkToOrganizer" || unit === "remarkToApplicant" ? unit : "fields.hasAbstained")
      }
      describe={({ unit }, values) => {
        const category = categoryOf(unit);
        if (!category) return values[unit] === "yes" ? text("hasAbstained") : values[unit];
        const { score, hasAbstained, sentence } = valueIn(values, unit);
        const said = hasAbstained
          ? text("abstainedHere")
          : score === null
            ? text("noScore")
            : text("plainScore", { score, max: category.scaleMax });
        return [said, sentence].filter(Boolean).join(" · ");
      }}
      onChoose={review.choose}
      onClose={() => review.choose(new Set())}
    />
  );
}
