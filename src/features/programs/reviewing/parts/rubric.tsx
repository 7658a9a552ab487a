import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { Criterion } from "./criterion.tsx";
import { isAnswered, type ReviewValues, valueIn, valueText } from "./review-values.ts";

interface RubricProps {
  application: ReviewedApplication;
  values: ReviewValues;
  activeId: string | undefined;
  isOpen: boolean;
  weighted: number | null;
  onOpen: (categoryId: string) => void;
  onChange: (categoryId: string, value: string) => void;
}

/** The categories with their scores; the open one says what each score means. */
export function Rubric({ application, values, activeId, isOpen, weighted, onOpen, onChange }: RubricProps) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { categories, answers, reasons, letterLocale } = application;
  const done = categories.filter(({ id }) => isAnswered(valueIn(values, id))).length;
  const numbersOf = (id: string) =>
    answers
      .flatMap(({ categoryIds }, index) => (categoryIds.includes(id) ? [formatNumber(index + 1, locale)] : []))
      .join(", ");
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4 sm:px-6">
        <h2 id="scoring" className="text-lg">
          {text("scoring")}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {text("scored", { done, total: categories.length })}{" "}
          <strong className="text-ink">
            {weighted === null
              ? "–"
              : formatNumber(weighted, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
          </strong>
        </p>
      </div>
      {categories.map((category) => (
        <Criterion
          key={category.id}
          category={category}
          value={valueIn(values, category.id)}
          answerNumbers={numbersOf(category.id)}
          reasons={reasons}
          letterLocale={letterLocale}
          isActive={category.id === activeId}
          isOpen={isOpen}
          onOpen={() => onOpen(category.id)}
          onChange={(value) => onChange(category.id, valueText(value))}
        />
      ))}
    </>
  );
}
