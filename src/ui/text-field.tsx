import type { InputHTMLAttributes, ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id"> & {
    /** A control that stands on the line of the input, such as the currency of an amount, whatever is above or below them. */
    beside?: ReactNode;
  };

/** One line of text; `type` is that of HTML: email, url, tel, search … */
export function TextField({ label, hint, error, required, hideLabel, className, beside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => {
        const line = <input type="text" className="input" {...input} {...control} />;
        return beside ? (
          <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-2">
            {line}
            {beside}
          </div>
        ) : (
          line
        );
      }}
    </Field>
  );
}
