import type { InputHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id">;

/** One line of text; `type` is that of HTML: email, url, tel, search … */
export function TextField({ label, hint, error, required, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => <input type="text" className="input" {...input} {...control} />}
    </Field>
  );
}
