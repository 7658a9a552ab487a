import type { SelectHTMLAttributes } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { ChevronDownIcon } from "./icon.tsx";
import { useTurn } from "./use-turn.ts";

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

/** A list with more options is not drawn whole with the page: a form with forty lists has thousands of them. */
const LONG_LENGTH = 30;

/** The browser's own select, which works best on phones. A long one gets its options once the page works. */
export function Select({ label, hint, error, required, hideLabel, className, options, empty, ...select }: SelectProps) {
  const isLong = options.length > LONG_LENGTH;
  const isDrawn = useTurn(isLong);
  const chosen = String(select.value ?? select.defaultValue ?? "");
  const drawn = isDrawn || !isLong ? options : options.filter(({ value }) => value === chosen);
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => (
        <span className="relative block">
          <select className="input" {...select} {...control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {drawn.map((option) => (
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
