import { type InputHTMLAttributes, useState } from "react";
import { Field, FieldGroup, type FieldProps } from "./field.tsx";
import { useTranslations } from "./translations.ts";

type NumberInput = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id" | "type">;

/** "80.000": eighty thousand to many, eighty to the browser. */
const DOUBTFUL = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A number. The browser shows it in its own language; the form contains digits with a decimal point. */
export function NumberField({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  onChange,
  ...input
}: FieldProps & NumberInput) {
  const text = useTranslations("ui");
  const [doubtful, setDoubtful] = useState("");
  const asked =
    doubtful && text("doubtfulNumber", { thousands: doubtful.replace(".", ""), few: String(Number(doubtful)) });
  return (
    <Field
      label={label}
      hint={hint}
      error={asked || error}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      {(control) => (
        <input
          type="number"
          inputMode="decimal"
          className="input"
          {...input}
          {...control}
          onChange={(event) => {
            const { value } = event.target;
            const isDoubtful = DOUBTFUL.test(value);
            setDoubtful(isDoubtful ? value : "");
            event.target.setCustomValidity(isDoubtful ? value : "");
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

interface RangeFieldProps extends FieldProps {
  lowest: NumberInput;
  highest: NumberInput;
}

/** Minimum and maximum, side by side. */
export function RangeField({ lowest, highest, ...field }: RangeFieldProps) {
  const text = useTranslations("ui");
  const ends = [
    { sign: "≥", name: text("atLeast"), input: lowest },
    { sign: "≤", name: text("atMost"), input: highest },
  ];
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-2 gap-2">
        {ends.map(({ sign, name, input }) => (
          <label key={sign} className="relative block">
            <span className="sr-only">{name}</span>
            <span className="absolute inset-y-0 start-3 grid place-items-center text-ink-muted" aria-hidden="true">
              {sign}
            </span>
            <input type="number" inputMode="decimal" step="any" className="input ps-8" {...input} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
