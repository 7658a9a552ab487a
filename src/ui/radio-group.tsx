import type { ReactNode } from "react";
import { Radio } from "./checkbox.tsx";
import { classes } from "./classes.ts";
import { FieldGroup, type FieldProps } from "./field.tsx";

interface RadioGroupProps extends FieldProps {
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** Uncontrolled unless `onChange` is given. */
  value?: string;
  onChange?: (value: string) => void;
  inline?: boolean;
}

/** One choice of a few, all visible. */
export function RadioGroup({ name, options, value, onChange, inline, ...field }: RadioGroupProps) {
  return (
    <FieldGroup {...field}>
      <div className={classes(inline && "flex flex-wrap gap-x-6")}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            required={field.required}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
