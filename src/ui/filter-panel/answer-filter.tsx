import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { isPast, rowOf } from "#shared/list/list.ts";
import { classes } from "../classes.ts";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import { useList } from "./list-context.tsx";
import type { Panel } from "./use-panel.ts";

interface AnswerFilterProps {
  panel: Panel;
  field: string;
  facet: string;
  hideLabel: boolean;
}

/** Yes, no, or either. Rows whose day is over are shown or not: there is no list of both. */
export function AnswerFilter({ panel, field, facet, hideLabel }: AnswerFilterProps) {
  const text = useTranslations("listPage");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const { choices } = panel.listOf(facet);
  const isOfDay = isPast(rowOf(useList(), field));
  const chosen = isOfDay ? panel.draft[field] || undefined : panel.draft[field];
  const answerOf = (answer: boolean, value: boolean | undefined) => ({
    value,
    label: text(answer ? "yes" : "no"),
    count: choices.find((choice) => choice.value === String(answer))?.count,
  });
  const answers = isOfDay
    ? [answerOf(false, undefined), answerOf(true, true)]
    : [{ value: undefined, label: text("any"), count: undefined }, answerOf(true, true), answerOf(false, false)];
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <div className="grid grid-cols-[auto_auto_1fr] gap-x-4">
        {answers.map(({ value, label, count }) => {
          const isOff = count === 0 && chosen !== value;
          return (
            <label
              key={label}
              className={classes("flex min-h-row items-center gap-2 text-sm", isOff && "text-ink-muted opacity-65")}
            >
              <input
                type="radio"
                className="check"
                name={field}
                value={value === undefined ? "" : String(value)}
                checked={chosen === value}
                disabled={isOff}
                onChange={() => panel.change(field, value)}
              />
              {label}
              {count !== undefined && (
                <span className="text-ink-muted tabular-nums">{formatNumber(count, locale)}</span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
