import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from "react";
import { setBrowserValue } from "./early-input.ts";
import { Field, type FieldProps } from "./field.tsx";

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | "id">;

/** Several lines of text. The field grows with its text where the browser supports it. */
export function TextArea({ label, hint, error, required, hideLabel, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => <TextLines {...input} {...control} />}
    </Field>
  );
}

/** The field itself, for fields that add to it. */
export function TextLines(props: TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string }) {
  const element = useRef<HTMLTextAreaElement>(null);
  // React empties a field of several lines of what was typed before it takes it over; fields of one line it leaves alone.
  const [typed] = useState(() => typedInto(props.id));
  useLayoutEffect(() => {
    if (typed !== undefined) setBrowserValue(element.current!, typed);
  }, [typed]);
  return <textarea ref={element} rows={4} className="input field-sizing-content max-h-96 min-h-28" {...props} />;
}

/** The texts typed into fields of the document. */
const typedTexts = new WeakMap<HTMLTextAreaElement, string>();

/** React renders a page that it takes over several times when something more urgent comes; only the first finds what was typed. */
function typedInto(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const field = document.getElementById(id) as HTMLTextAreaElement | null;
  if (field && field.value !== field.defaultValue) typedTexts.set(field, field.value);
  return field ? typedTexts.get(field) : undefined;
}
