import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { ChevronDownIcon } from "./icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | "id" | "children"> & {
    options: readonly SelectOption[];
    /** Text of the empty option; without it there is none. */
    empty?: string;
  };

/** The browser's own select, which works best on phones. */
export function Select({ label, hint, error, required, hideLabel, className, options, empty, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <span className="relative block">
          <select className="input" {...select} {...control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-muted" />
        </span>
      )}
    </Field>
  );
}
