import type { ShownProblem } from "#shared/reasons.ts";
import { DateField } from "#ui/date-field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import { LEAST_RATE, MOST_RATE } from "../limits.ts";

interface RateFieldsProps {
  currencies: readonly { value: string; label: string }[];
  today: string;
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused; it stands at the day where no field is at fault. */
  reason: string | undefined;
}

/** A new rate, in the direction in which its source writes it. */
export function RateFields({ currencies, today, problems, reason }: RateFieldsProps) {
  const text = useTranslations("referenceRates");
  const errorOf = (field: string) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && (problem.sentence ?? problem.general ?? reason);
  };
  const quotes = (["unitsPerUsd", "usdPerUnit"] as const).map((value) => ({
    value,
    label: text(`create.quotes.${value}`),
  }));
  return (
    <>
      <Select
        label={text("columns.currency")}
        name="currencyId"
        required
        options={currencies}
        data-autofocus=""
        error={errorOf("currencyId")}
      />
      <DateField
        label={text("columns.day")}
        name="day"
        required
        defaultValue={today}
        error={errorOf("day") ?? (problems.length === 0 ? reason : undefined)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={text("create.rate")}
          name="rate"
          required
          step="any"
          min={LEAST_RATE}
          max={MOST_RATE}
          error={errorOf("rate")}
        />
        <Select label={text("create.quote")} name="quote" options={quotes} />
      </div>
    </>
  );
}
