import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { useInvalid } from "./use-invalid.ts";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">;
interface CheckboxProps extends InputProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** A checkbox; a click anywhere in the row ticks it. */
export const Checkbox = (props: CheckboxProps) => <Box type="checkbox" {...props} />;

/** A switch: it takes effect at once. */
export const SwitchField = (props: CheckboxProps) => (
  <Box type="checkbox" role="switch" look="check-switch" {...props} />
);

/** One of several options: they share one `name`. */
export const Radio = (props: CheckboxProps) => <Box type="radio" {...props} />;

/** The box stands by the first line of its label. */
const ROW = "grid min-h-row grid-cols-[auto_minmax(0,1fr)] content-center items-start gap-x-3 py-1";

function Box({
  label,
  hint,
  error: refused,
  className,
  look,
  type,
  ...input
}: CheckboxProps & { type: string; look?: string }) {
  const id = useId();
  const { field, invalid } = useInvalid();
  const error = invalid ?? refused;
  const beside = look ? "ps-13" : "ps-7.5";
  const described = classes(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    // The group of a radio speaks for it.
    <div className={className} {...(type === "checkbox" && field)}>
      <label className={classes(ROW, input.disabled && "text-ink-muted")}>
        <input
          type={type}
          className={classes("check", look ?? "mt-[calc((1lh-1.125rem)/2)]")}
          aria-describedby={described || undefined}
          aria-invalid={error !== undefined || undefined}
          {...input}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes(beside, "text-sm text-ink-muted")}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes(beside, "text-sm font-medium text-bad")}>
          {error}
        </p>
      )}
    </div>
  );
}
