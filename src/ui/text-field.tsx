import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | "id">;
type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | "id">;

/** One line of text; `type` is that of HTML: email, url, tel, search … */
export function TextField({ label, hint, error, required, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => <input type="text" className="input" {...input} {...control} />}
    </Field>
  );
}

/** Several lines of text. The field grows with its text where the browser supports it. */
export function TextArea({ label, hint, error, required, hideLabel, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <textarea rows={4} className="input field-sizing-content max-h-96 min-h-28" {...input} {...control} />
      )}
    </Field>
  );
}
