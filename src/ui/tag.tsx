import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "./classes.ts";

const TAG_LOOK = {
  neutral: "bg-line/55 text-ink-muted",
  teal: "bg-teal-soft text-teal",
  good: "bg-good-soft text-good",
  honey: "bg-honey-soft text-honey-deep",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
} as const;
export type TagTone = keyof typeof TAG_LOOK;

/** A property of a thing. The tone never says anything the words do not. */
export function Tag({
  tone = "neutral",
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-block max-w-full truncate rounded-tag px-2 py-0.5 text-xs font-medium",
        TAG_LOOK[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** How many wait; nothing when none do. `label` says of what, for readers. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  const locale = useLocale();
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-honey px-1.5 text-xs leading-none font-bold text-honey-ink tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">
        {formatNumber(count, locale)} {label}
      </span>
    </span>
  );
}
