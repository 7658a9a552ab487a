import { completeLink } from "#shared/field-rules.ts";
import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

interface LinkFieldProps extends FieldProps {
  name: string;
  value: string;
  maxLength?: number | undefined;
  onChange: (value: string) => void;
  /** The field is left, or Enter is pressed in it, with this address. */
  onComplete?: (value: string) => void;
}

/** The address of a page. "example.com" is made whole when the field is left, and before Enter sends its form. */
export function LinkField({ value, onChange, onComplete, ...field }: LinkFieldProps) {
  function complete() {
    const whole = completeLink(value.trim());
    if (whole !== value) onChange(whole);
    onComplete?.(whole);
  }
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      placeholder="https://"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={complete}
      onKeyDown={(event) => event.key === "Enter" && complete()}
    />
  );
}
