import { useId } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "../classes.ts";
import { FieldGroup } from "../field.tsx";
import { useTranslations } from "../translations.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";

interface AnswerFilterProps {
  panel: Panel;
  field: string;
  facet: string;
  hideLabel: boolean;
}

/** Yes, no, or either. */
export function AnswerFilter({ panel, field, facet, hideLabel }: AnswerFilterProps) {
  const text = useTranslations("list");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const id = useId();
  const { choices } = panel.listOf(facet);
  const chosen = panel.draft[field];
  const answers = [
    { value: undefined, label: text("any"), count: undefined },
    ...([true, false] as const).map((value) => ({
      value,
      label: text(value ? "yes" : "no"),
      count: choices.find((choice) => choice.value === String(value))?.count,
    })),
  ];
  return (
    <FieldGroup label={nameOf(field)} hideLabel={hideLabel}>
      <div className="grid grid-cols-[auto_auto_1fr] gap-x-4">
        {answers.map(({ value, label, count }) => {
          const isOff = count === 0 && chosen !== value;
          return (
            <label
              key={label}
              htmlFor={`${id}-${value}`}
              className={classes("flex min-h-row items-center gap-2 text-sm", isOff && "text-ink-muted opacity-65")}
            >
              <input
                id={`${id}-${value}`}
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
