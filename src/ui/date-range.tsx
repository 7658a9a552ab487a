import type { InputHTMLAttributes } from "react";
import { Field, FieldGroup, type FieldProps } from "./field.tsx";
import { useTranslations } from "./translations.ts";

type DateInput = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id" | "type">;

/** A calendar date, as YYYY-MM-DD in the form. */
export function DateField({ label, hint, error, required, hideLabel, className, ...input }: FieldProps & DateInput) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => <input type="date" className="input" {...input} {...control} />}
    </Field>
  );
}

/** First and last day, one above the other where there is no room for two. */
export function DateRange({ from, until, ...field }: FieldProps & { from: DateInput; until: DateInput }) {
  const text = useTranslations("ui");
  return (
    <FieldGroup {...field}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <DateField label={<Small>{text("from")}</Small>} {...from} />
        <DateField label={<Small>{text("until")}</Small>} {...until} />
      </div>
    </FieldGroup>
  );
}

const Small = ({ children }: { children: string }) => (
  <span className="text-xs font-normal text-ink-muted">{children}</span>
);
