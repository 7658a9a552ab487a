import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";

interface StatProps {
  value: ReactNode;
  label: ReactNode;
  /** A change or remark ("+18"). */
  change?: ReactNode;
  tone?: "good" | "bad" | "muted";
  /** A small drawing beside the number. */
  line?: ReactNode;
  /** Address of the list that it counts. */
  to?: string | undefined;
}
const TONE = { good: "text-good", bad: "text-bad", muted: "text-ink-muted" };

/** One large number. */
export function Stat({ value, label, change, tone = "good", line, to }: StatProps) {
  return (
    <div
      className={classes(
        "relative flex min-w-38 flex-1 flex-col-reverse justify-end gap-0.5 bg-surface px-5 py-5 sm:px-6",
        to && "hover:bg-sunken",
      )}
    >
      <dt className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
        {to ? (
          <Link
            to={to}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {label}
          </Link>
        ) : (
          label
        )}
        {change !== undefined && <span className={classes("font-semibold tabular-nums", TONE[tone])}>{change}</span>}
      </dt>
      <dd className="flex items-center gap-x-4 font-display text-2xl font-bold tracking-tight tabular-nums sm:text-3xl">
        {value}
        {line}
      </dd>
    </div>
  );
}

interface StatRowProps {
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Numbers in one row with lines between them; they wrap where there is no room. */
export function StatRow({ label, className, children }: StatRowProps) {
  return (
    <dl
      aria-label={label}
      className={classes("flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line", className)}
    >
      {children}
    </dl>
  );
}
