import { useId } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { FieldGroup } from "#ui/field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FacetName } from "../contract.ts";
import type { FilterName } from "./filter-fields.ts";
import { useFilterTexts } from "./filter-texts.ts";
import type { Panel } from "./use-panel.ts";

type AnswerName = Extract<FilterName, "incorporated" | "patents" | "hasGovernmentSupport" | "hasInvestment">;
interface AnswerFilterProps {
  panel: Panel;
  field: AnswerName;
  list: FacetName;
}

/** Yes, no, or either. */
export function AnswerFilter({ panel, field, list }: AnswerFilterProps) {
  const text = useTranslations("startups.list");
  const { nameOf } = useFilterTexts();
  const locale = useLocale();
  const id = useId();
  const { choices } = panel.listOf(list);
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
    <FieldGroup label={nameOf(field)}>
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
