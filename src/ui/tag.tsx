import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { classes } from "./classes.ts";

export type TagTone = "neutral" | "teal" | "good" | "honey" | "warn" | "bad";

/** A short property. Its colour never says more than its words. */
export function Tag({
  tone = "neutral",
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={classes("tag", tone !== "neutral" && `tag-${tone}`, className)}>{children}</span>;
}

/** A number of things that wait; nothing for 0. `label` says of what, for screen readers. */
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
