import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "./classes.ts";
import { Link, type LinkProps } from "./link.tsx";
import { Spinner } from "./spinner.tsx";
import { useLeastLoading } from "./use-least-loading.ts";

/** `primary` is the main action; `quiet` has no frame; `danger` deletes. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

interface Look {
  kind?: ButtonKind;
  /** Square, for a single icon: give an `aria-label`. */
  square?: boolean;
  className?: string;
  children?: ReactNode;
}

const look = ({ kind = "secondary", square, className }: Look) =>
  classes("button", `button-${kind}`, square && "button-icon", className);

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> };

/** A button. It submits a form only with `type="submit"`. While `busy` it keeps focus and width. */
export function Button({ kind, square, className, busy = false, children, onClick, type, ...props }: ButtonProps) {
  const isShownBusy = useLeastLoading(busy);
  return (
    <button
      type={type ?? "button"}
      className={look({ kind, square, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {isShownBusy ? (
        <span className="grid items-center justify-items-center *:col-start-1 *:row-start-1">
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner />
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, square, className, ...props }: Look & Omit<LinkProps, "className">) {
  return <Link className={look({ kind, square, className })} {...props} />;
}

/** A button with an icon only; `label` is its accessible name and tooltip. */
export function IconButton({ label, kind = "quiet", ...props }: Omit<ButtonProps, "square"> & { label: string }) {
  return <Button kind={kind} square aria-label={label} title={label} {...props} />;
}
