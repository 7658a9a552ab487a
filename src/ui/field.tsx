import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { WarningIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";
import { useInvalid } from "./use-invalid.ts";

export interface FieldProps {
  label: ReactNode;
  /** Below the control, so that controls side by side stand on one line; below the name of a group. */
  hint?: ReactNode;
  /**
   * The error, in the language of the page; screen readers announce it with the field. Errors that the browser finds
   * before a form is sent come first.
   */
  error?: ReactNode;
  required?: boolean;
  /** Only screen readers get the label. */
  hideLabel?: boolean;
  className?: string;
}

/** Attributes that the control of a field must have. The id of the label is `{id}-label`. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
}

/** Label, control, error and hint, in this order on every form. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const { hint, required } = props;
  const { field, invalid } = useInvalid();
  const error = invalid ?? props.error;
  const described = classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className={classes("grid content-start gap-1.5", props.className)} {...field}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={props.hideLabel ? "sr-only" : "justify-self-start text-sm font-semibold"}
      >
        {props.label}
        {required && <RequiredMark />}
      </label>
      {props.children({
        id,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error !== undefined || undefined,
      })}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}

/** The same for several controls with one name. */
export function FieldGroup(props: FieldProps & { children: ReactNode }) {
  const id = useId();
  const { hint } = props;
  const { field, invalid } = useInvalid();
  const error = invalid ?? props.error;
  const described = classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <fieldset className={classes("min-w-0", props.className)} aria-describedby={described || undefined} {...field}>
      <legend className={props.hideLabel ? "sr-only" : "mb-1.5 text-sm font-semibold"}>
        {props.label}
        {props.required && <RequiredMark />}
      </legend>
      {hint !== undefined && (
        <div className="mb-1.5">
          <Hint id={`${id}-hint`}>{hint}</Hint>
        </div>
      )}
      {props.children}
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function RequiredMark() {
  const text = useTranslations("ui");
  return (
    <span className="ms-1 text-bad" title={text("required")} aria-hidden="true">
      *
    </span>
  );
}

const Hint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-sm text-ink-muted">
    {children}
  </p>
);

const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex gap-1.5 text-sm font-medium text-bad">
    <WarningIcon className="mt-0.5 size-4" />
    {children}
  </p>
);
